// A field whose text narrows a list: it can be cleared by a click, and by Escape before that leaves the page.
#pragma once

#include <QLineEdit>

namespace concord::gui {

class SearchField : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchField(QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace concord::gui
