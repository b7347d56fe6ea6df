// Live pictures from a camera of this computer or, in tests, from a set of photos.
#pragma once

#include "app/gui/kit/wording.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace concord::gui {

class Camera : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual QStringList names() const = 0;  // the cameras to choose from; may be empty
    virtual QString whyNone() const;        // a sentence to show if there is no camera
    virtual void start(int which) = 0;      // which: index into names(); errors are reported by failed()
    virtual void stop() = 0;

signals:
    void frameArrived(const QImage& frame);
    void failed(const concord::gui::Wording& why);  // a sentence
};

using CameraMaker = std::function<std::unique_ptr<Camera>()>;

// The cameras of this computer, through Qt Multimedia. Without a loadable backend there are none.
std::unique_ptr<Camera> deviceCamera();

}  // namespace concord::gui
