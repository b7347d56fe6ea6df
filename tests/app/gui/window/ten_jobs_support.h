// The window as a new user sees it, with games to work on, for the tests of ten jobs.
#pragma once

#include "app/gui/score/pad_model.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/person.h"

#include <QFileDialog>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <string_view>

namespace concord::gui {

class TenJobsTest : public RecordFixture {
protected:
    TenJobsTest();
    ~TenJobsTest() override;

    // Waits for all results of the record, including those of requests that results have triggered.
    void settleWindow();
    Document& document() { return m_window.document(); }
    PadView& padView();
    PadModel& padModel();
    BoardView& boardView();
    std::optional<int> points(int player, std::string_view row);

    void clickPad(std::string_view row, int player);
    void clickTool(QAction* action);
    QAction* toolNamed(const QString& text);
    void openNewestFile(QFileDialog& dialog);  // the first in its list

    void startTwoPlayers();
    static Table finishedGame();
    static std::shared_ptr<const Photo> photoWithFiveDoubts();

    // Checks the keys and clicks of the job, and prints them with its time.
    void expectEffort(const char* job, int keys, int clicks);

    const QTemporaryDir m_workFolder;  // for photos and exported files
    MainWindow m_window;
    Player m_pauline;  // from the example of the rulebook, with a complete board
    Person m_person;
};

}  // namespace concord::gui
