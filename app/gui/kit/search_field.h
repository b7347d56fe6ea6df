// A field whose text narrows a list. Its button or Escape clears it; in an empty field Escape leaves the page.
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
