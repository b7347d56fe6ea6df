// The dialog "This box": shows what is known of its tokens, switches learning and its use on and off, and forgets what
// is known.
#pragma once

#include "app/gui/kit/wording.h"
#include "app/gui/record/known_box.h"
#include "scoring/harmonies/stack.h"

#include <QDialog>
#include <QFutureWatcher>

#include <array>

class QCheckBox;
class QLabel;
class QPushButton;

namespace concord::gui {

class BoxDialog : public QDialog {
    Q_OBJECT

public:
    BoxDialog(KnownBox& box, QWidget* parent);

    QLabel* countLabel() const { return m_count; }
    // The paint of a token, as a picture.
    QLabel* swatch(Token token) const { return m_swatches.at(static_cast<std::size_t>(token)).picture; }
    QCheckBox* learnBox() const { return m_learn; }
    QPushButton* forgetButton() const { return m_forget; }

signals:
    void shown();  // after loading: what is known, or a problem with it

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Swatch {
        QLabel* picture;
        QLabel* name;
    };
    struct Known {
        vision::BoxProfile profile;
        Wording problem;  // with reading or forgetting the profile; null: none
    };

    QWidget* swatches();
    void setTexts();
    void load();
    void showKnown();
    void askAndForget();

    KnownBox& m_box;
    QFutureWatcher<Known> m_loading;
    Known m_known;
    QLabel* m_intro;
    QLabel* m_count;
    std::array<Swatch, tokenKinds> m_swatches{};
    QLabel* m_place;  // where the profile is kept
    QCheckBox* m_learn;
    QPushButton* m_forget;
};

}  // namespace concord::gui
