// A player's board at the end: plants and clouds that are left on it, and the collected tokens.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/game_extra_page.h"
#include "app/gui/document/selection.h"
#include "app/gui/kit/language_texts.h"

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace concord::gui {

class Counter;
class PlantGrid;
class PlayerBox;

class PlayerBoardPage : public GameExtraPage {
    Q_OBJECT

public:
    PlayerBoardPage(Document& document, Selection& selection, QWidget* parent = nullptr);

    QString actionText() const override;
    QString actionTip() const override;
    QIcon actionIcon() const override;
    QKeySequence shortcut() const override;

    PlantGrid* plantGrid() const { return m_plants; }   // the player's own, and neutral ones
    QPushButton* noneButton() const { return m_none; }  // "No plants are left"
    Counter* clouds() const { return m_clouds; }
    QLineEdit* tokens() const { return m_tokens; }  // the numbers on their backs, or the sum of these
    Counter* tokenCount() const { return m_tokenCount; }
    QString summary() const;
    QString problem() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* numbersColumn();
    void setScale(double scale);
    int player() const { return m_selection.player(); }
    bool showsPlayer() const;  // a game of Renature is open and has the selected player
    void followDocument();
    void setWindowTexts();
    void writePlants();
    void writeTokens();
    void finish(const Wording& why);
    void showResult(const Wording& why);

    LanguageTexts m_texts;
    Document& m_document;
    Selection& m_selection;
    PlayerBox* m_player;
    PlantGrid* m_plants;
    QPushButton* m_none;
    QPushButton* m_unknown;
    Counter* m_clouds;
    QLineEdit* m_tokens;
    std::optional<PlayerId> m_tokensOwner;  // whose tokens the field shows
    Counter* m_tokenCount;
    QLabel* m_summary;
    QLabel* m_problem;
    QWidget* m_numbers;
};

}  // namespace concord::gui
