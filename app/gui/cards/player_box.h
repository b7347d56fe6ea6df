// Selects the player whom a page shows; hidden with one player.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"

#include <QComboBox>

namespace concord::gui {

class PlayerBox : public QComboBox {
    Q_OBJECT

public:
    PlayerBox(const Document& document, Selection& selection, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void setTexts();

    const Document& m_document;
    const Selection& m_selection;
};

}  // namespace concord::gui
