// The primary action of the start page, to score a board from a photo: a large button with such a photo on it.
#pragma once

#include <QPixmap>
#include <QPushButton>

namespace concord::gui {

class PhotoButton : public QPushButton {
    Q_OBJECT

public:
    explicit PhotoButton(QWidget* parent = nullptr);

    // title: may have an Alt letter, "Score a board from a &photo". detail: one sentence below it.
    void setTexts(const QString& title, const QString& detail);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont titleFont() const;
    int textHeight(int width) const;

    QPixmap m_picture;
    QString m_detail;
};

}  // namespace concord::gui
