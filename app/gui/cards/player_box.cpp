#include "app/gui/cards/player_box.h"

#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tool_tip.h"

#include <QEvent>

namespace concord::gui {

PlayerBox::PlayerBox(const Document& document, Selection& selection, QWidget* parent)
    : QComboBox(parent), m_document(document), m_selection(selection) {
    setMinimumSize(150, 40);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::activated, &selection, &Selection::selectPlayer);
    connect(&document, &Document::changed, this, &PlayerBox::refresh);
    connect(&selection, &Selection::playerChanged, this, &PlayerBox::refresh);
    setTexts();
    refresh();
}

void PlayerBox::refresh() {
    constexpr int colourSize = 18;
    clear();
    for (int i = 0; i < m_document.playerCount(); ++i) {
        const TablePlayer& player = m_document.player(i);
        addItem(colourIcon(playerColour(player, i), colourSize), QString::fromStdString(player.name));
    }
    setCurrentIndex(m_selection.player());
    setToolTip(plainToolTip(currentText()));
    setVisible(m_document.playerCount() > 1);
}

void PlayerBox::setTexts() { setAccessibleName(tr("Player")); }

void PlayerBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QComboBox::changeEvent(event);
}

}  // namespace concord::gui
