// A field for a player's name that suggests names from earlier games. Enter accepts the highlighted suggestion, if
// there is one, and emits entered().
#pragma once

#include <QLineEdit>

class QStringListModel;

namespace concord::gui {

class NameField : public QLineEdit {
    Q_OBJECT

public:
    explicit NameField(QStringListModel* known, QWidget* parent = nullptr);

signals:
    void entered();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void suggestAll();
    void acceptHighlighted();
};

}  // namespace concord::gui
