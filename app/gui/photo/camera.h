// Live pictures: from a camera of this computer or, in tests, from a box of photos.
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

    virtual QStringList names() const = 0;  // of those to choose from; empty: there is none
    virtual QString whyNone() const;        // a sentence for when there is none
    virtual void start(int which) = 0;      // place in names(); what goes wrong comes as failed()
    virtual void stop() = 0;

signals:
    void frameArrived(const QImage& frame);
    void failed(const concord::gui::Wording& why);  // a sentence
};

using CameraMaker = std::function<std::unique_ptr<Camera>()>;

// The cameras of this computer, through Qt Multimedia. Without a backend of it that can be loaded there is none.
std::unique_ptr<Camera> deviceCamera();

}  // namespace concord::gui
