// Decides an area during play, without any effect on the game that is open.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/game_extra_page.h"
#include "app/gui/kit/language_texts.h"

class QPushButton;

namespace concord::gui {

class AreaEditor;

class DecideAreaPage : public GameExtraPage {
    Q_OBJECT

public:
    explicit DecideAreaPage(const Document& document, QWidget* parent = nullptr);

    QString actionText() const override;
    QString actionTip() const override;
    QIcon actionIcon() const override;
    QKeySequence shortcut() const override;

    AreaEditor* editor() const { return m_editor; }
    QPushButton* clearButton() const { return m_clear; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void followDocument();
    void check();

    LanguageTexts m_texts;
    const Document& m_document;
    AreaEditor* m_editor;
    QPushButton* m_clear;
};

}  // namespace concord::gui
