// Taking a photo with a camera: the live picture, a hint whether angle and light will do, and a large button.
#pragma once

#include "app/gui/photo/camera.h"
#include "app/gui/photo/frame_watch.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace concord::gui {

class LivePicture;

class CameraPage : public QWidget {
    Q_OBJECT

public:
    explicit CameraPage(CameraMaker maker, QWidget* parent = nullptr);

    void open();   // starts a camera, or shows why there is none
    void close();  // releases the camera
    bool isOpen() const { return m_open; }
    QString hint() const;
    QPushButton* takeButton() const { return m_take; }
    QPushButton* closeButton() const { return m_close; }
    QPushButton* againButton() const { return m_again; }  // visible, like fileButton(), only after a failure
    QPushButton* fileButton() const { return m_file; }

signals:
    void taken(const QImage& picture);
    void closed();         // by the person or because the page was hidden; not after taken()
    void fileRequested();  // after closed(): the person wants a photo from a file instead

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;  // Space or Enter takes the photo, Escape closes
    void hideEvent(QHideEvent* event) override;     // closes if another page is shown, not if the window is minimised

private:
    void giveUp();
    void setTexts();
    void findCameras();
    void startChosen();
    void show(const QImage& frame);
    void judge(const FrameJudgement& judgement);
    void showNoFrame();
    void showHint(const Wording& hint, bool good);
    void fail(const Wording& why);
    void offerOtherWays(bool offered);
    void take();

    CameraMaker m_maker;
    std::unique_ptr<Camera> m_camera;
    std::unique_ptr<FrameWatch> m_watch;
    QTimer m_afterPaint;  // lets the first message appear before the search for cameras, which can take a moment
    QTimer m_timeout;     // reports a camera whose first picture does not come
    bool m_open = false;
    Wording m_message;
    LivePicture* m_picture;
    QLabel* m_hint;
    QComboBox* m_choice;
    QPushButton* m_take;
    QPushButton* m_again;
    QPushButton* m_file;
    QPushButton* m_close;
};

}  // namespace concord::gui
