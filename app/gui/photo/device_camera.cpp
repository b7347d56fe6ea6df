#include "app/gui/photo/camera.h"

#include "app/gui/kit/media_backend.h"

#include <QCamera>
#include <QCameraDevice>
#include <QElapsedTimer>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoFrame>
#include <QVideoSink>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int enoughPx = 1600;       // photos are decoded with a long side of at least this
constexpr int betweenFramesMs = 60;  // converting every frame would only waste power

int longSide(const QCameraFormat& format) {
    return std::max(format.resolution().width(), format.resolution().height());
}

// The smallest format that is large enough; if none is, the largest.
QCameraFormat bestFormat(const QCameraDevice& device) {
    QCameraFormat best;
    for (const QCameraFormat& format : device.videoFormats()) {
        const bool enough = longSide(format) >= enoughPx;
        const bool bestEnough = longSide(best) >= enoughPx;
        if (best.isNull() || (enough && !bestEnough) || (!enough && !bestEnough && longSide(format) > longSide(best)) ||
            (enough && bestEnough && longSide(format) < longSide(best))) {
            best = format;
        }
    }
    return best;
}

class DeviceCamera : public Camera {
public:
    DeviceCamera() {
        m_session.setVideoSink(&m_sink);
        connect(&m_sink, &QVideoSink::videoFrameChanged, this, &DeviceCamera::pass);
    }

    QStringList names() const override {
        QStringList names;
        for (const QCameraDevice& device : QMediaDevices::videoInputs()) {
            names << device.description();
        }
        return names;
    }

    void start(int which) override {
        stop();
        const QList<QCameraDevice> devices = QMediaDevices::videoInputs();
        if (which < 0 || which >= devices.size()) {
            emit failed([] { return Camera::tr("The camera is no longer there."); });
            return;
        }
        m_camera = std::make_unique<QCamera>(devices[which]);
        connect(m_camera.get(), &QCamera::errorOccurred, this, [this](QCamera::Error, const QString& why) {
            emit failed([why] { return Camera::tr("The camera does not work: %1").arg(why); });
        });
        if (const QCameraFormat format = bestFormat(devices[which]); !format.isNull()) {
            m_camera->setCameraFormat(format);
        }
        m_session.setCamera(m_camera.get());
        m_camera->start();
    }

    void stop() override {
        if (m_camera) {
            m_camera->stop();
            m_session.setCamera(nullptr);
            m_camera.reset();
        }
    }

private:
    void pass(const QVideoFrame& frame) {
        if (m_sinceFrame.isValid() && m_sinceFrame.elapsed() < betweenFramesMs) {
            return;
        }
        m_sinceFrame.start();
        if (const QImage picture = frame.toImage(); !picture.isNull()) {
            emit frameArrived(picture);
        }
    }

    QVideoSink m_sink;
    QMediaCaptureSession m_session;
    std::unique_ptr<QCamera> m_camera;
    QElapsedTimer m_sinceFrame;
};

// Used where Qt Multimedia has no backend that works.
class NoDeviceCamera : public Camera {
public:
    QStringList names() const override { return {}; }
    QString whyNone() const override {
        return Camera::tr("Cameras cannot be used here: Qt Multimedia lacks a backend that works.");
    }
    void start(int) override {
        emit failed([why = whyNone()] { return why; });
    }
    void stop() override {}
};

}  // namespace

std::unique_ptr<Camera> deviceCamera() {
    if (!prepareMediaBackend()) {
        return std::make_unique<NoDeviceCamera>();
    }
    return std::make_unique<DeviceCamera>();
}

}  // namespace concord::gui
