// The row of photos below the page. A click shows a photo's board, or its question; a photo is dragged to another
// player, or given to one by its menu or the number of the seat.
#pragma once

#include "app/gui/photo/photo_strip_delegate.h"
#include "app/gui/photo/photo_strip_model.h"

#include <QListView>

class QMenu;

namespace concord::gui {

class PhotoStrip : public QListView {
    Q_OBJECT

public:
    PhotoStrip(PhotoInbox& inbox, Document& document, QWidget* parent = nullptr);

    const PhotoStripModel& photos() const { return m_model; }
    void fillMenu(QMenu& menu, const QModelIndex& index);  // what can be done with a photo
    void setLow(bool low);                                 // one line of text instead of two
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

signals:
    void playerRequested(int player);
    void questionRequested(const concord::gui::PhotoId& id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void activate(const QModelIndex& index);
    void give(const QModelIndex& index, int player);
    void remove(const QModelIndex& index);
    void setTexts();

    PhotoInbox& m_inbox;
    Document& m_document;
    PhotoStripModel m_model;
    PhotoStripDelegate m_delegate;
    bool m_isLow = false;
    PhotoId m_current;  // is made current again after the model was reset
};

}  // namespace concord::gui
