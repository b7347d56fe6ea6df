// Edits the areas of the open game that still hold their token at the end, one at a time.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/game_extra_page.h"
#include "app/gui/kit/language_texts.h"
#include "scoring/renature/area.h"

#include <vector>

class QLabel;
class QPushButton;

namespace concord::gui {

class AreaEditor;
class EmptyState;

class AreasLeftPage : public GameExtraPage {
    Q_OBJECT

public:
    explicit AreasLeftPage(Document& document, QWidget* parent = nullptr);

    QString actionText() const override;
    QString actionTip() const override;
    QIcon actionIcon() const override;
    QKeySequence shortcut() const override;

    int current() const { return m_current; }  // index of the area that is shown
    AreaEditor* editor() const { return m_editor; }
    QPushButton* addButton() const;  // the page's or, without areas, the empty state's
    QPushButton* removeButton() const { return m_remove; }
    QPushButton* noAreasButton() const;  // the empty state's
    QPushButton* previousButton() const { return m_previous; }
    QPushButton* nextButton() const { return m_next; }
    QString positionText() const;  // "Area 2 of 4"

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* bottomRow();
    void followDocument();
    void refresh();
    void writeToDocument();
    void goTo(int area);
    void add();
    void remove();
    void setNoAreasLeft();
    const std::optional<std::vector<renature::Area>>& areas() const;  // nothing: not known
    int count() const { return areas() ? static_cast<int>(areas()->size()) : 0; }
    bool isRefused() const;  // the last change breaks a limit and is not in the game

    LanguageTexts m_texts;
    Document& m_document;
    AreaEditor* m_editor;
    EmptyState* m_empty;  // shown instead of the editor while there are no areas
    QPushButton* m_previous;
    QLabel* m_position;
    QPushButton* m_next;
    QPushButton* m_add;
    QPushButton* m_remove;
    int m_current = 0;
};

}  // namespace concord::gui
