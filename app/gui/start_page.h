// What is seen before anything is open.
#pragma once

#include <QWidget>

class QAction;

namespace concord::gui {

class StartPage : public QWidget {
    Q_OBJECT

public:
    // The actions become large buttons.
    StartPage(QAction* open, QAction* newSideA, QAction* newSideB, QWidget* parent = nullptr);
};

}  // namespace concord::gui
