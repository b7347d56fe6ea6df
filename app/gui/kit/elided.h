// Names of people in places that cannot grow with them: a name that does not fit is elided, and its tooltip shows all
// of it.
#pragma once

#include <QLabel>
#include <QPushButton>

namespace concord::gui {

// One line of plain text.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);

    bool isElided() const;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

// As wide as its name, or narrower.
class ElidedButton : public QPushButton {
    Q_OBJECT

public:
    explicit ElidedButton(const QString& name, QWidget* parent = nullptr);

    bool isElided() const;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int room() const;

    QString m_name;
};

}  // namespace concord::gui
