// The dialog with the QR code: what it says, and that phones are served exactly as long as it is open.
#include "app/gui/phone/phone_dialog.h"

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/qr_code.h"
#include "app/gui/window/all_games.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "tests/app/phone/client.h"
#include "tests/app/phone/photos_fake.h"

#include <gtest/gtest.h>
#include <QComboBox>
#include <QEventLoop>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QThread>

namespace concord::gui {
namespace {

std::vector<NetworkPlace> twoPlaces() {
    return {{QStringLiteral("127.0.0.1"), QStringLiteral("wlan0"), NetworkKind::Wifi},
            {QStringLiteral("127.0.0.5"), QStringLiteral("tun0"), NetworkKind::Tunnel}};
}

class PhonesDialog : public ::testing::Test {
protected:
    PhonesDialog() {
        QSettings().remove(QStringLiteral("phone"));
        m_document.replace(emptyTable(Side::A), {});
    }

    PageUrl pageUrlOf(PhoneDialog& dialog) const { return PageUrl::of(dialog.server().url().toStdString()); }

    Document m_document;
    FakePhotos m_photos;
};

TEST_F(PhonesDialog, StartsTheServerAndShowsItsAddress) {
    PhoneDialog dialog(m_document, m_photos, nullptr, twoPlaces);
    EXPECT_FALSE(dialog.server().isOpen());
    dialog.show();
    ASSERT_TRUE(dialog.server().isOpen());
    const QString url = dialog.server().url();
    EXPECT_TRUE(url.startsWith(QStringLiteral("http://127.0.0.1:")));
    EXPECT_EQ(dialog.address()->text(), url);
    EXPECT_EQ(dialog.code()->code(), qrCode(url));
    EXPECT_EQ(dialog.phones()->text(), QStringLiteral("No phone has connected yet."));
    EXPECT_TRUE(dialog.places()->isVisible());
    EXPECT_FALSE(dialog.trouble()->isVisible());
    dialog.close();
    EXPECT_FALSE(dialog.server().isOpen());
    EXPECT_FALSE(Socket(PageUrl::of(url.toStdString()).port).isOpen());
    dialog.show();
    EXPECT_NE(pageUrlOf(dialog).secret, PageUrl::of(url.toStdString()).secret);
}

TEST_F(PhonesDialog, ServesTheChosenAddressOnly) {
    PhoneDialog dialog(m_document, m_photos, nullptr, twoPlaces);
    dialog.show();
    dialog.places()->setFocus();
    QTest::keyClick(dialog.places(), Qt::Key_Down);
    EXPECT_TRUE(dialog.server().url().startsWith(QStringLiteral("http://127.0.0.5:")));
    EXPECT_FALSE(Socket(pageUrlOf(dialog).port).isOpen());
    dialog.close();
    PhoneDialog next(m_document, m_photos, nullptr, twoPlaces);
    next.show();
    EXPECT_TRUE(next.server().url().startsWith(QStringLiteral("http://127.0.0.5:")));
}

TEST_F(PhonesDialog, ExplainsWhatToDoWithoutANetwork) {
    std::vector<NetworkPlace> places;
    PhoneDialog dialog(m_document, m_photos, nullptr, [&] { return places; });
    dialog.show();
    EXPECT_FALSE(dialog.server().isOpen());
    EXPECT_FALSE(dialog.code()->isVisible());
    EXPECT_TRUE(dialog.trouble()->isVisible());
    EXPECT_TRUE(dialog.trouble()->text().contains(QStringLiteral("cable")));
    QSignalSpy files(&dialog, &PhoneDialog::filesRequested);
    QTest::mouseClick(dialog.filesButton(), Qt::LeftButton);
    EXPECT_EQ(files.count(), 1);
    QSignalSpy watch(&dialog, &PhoneDialog::watchRequested);
    QTest::mouseClick(dialog.watchButton(), Qt::LeftButton);
    EXPECT_EQ(watch.count(), 1);
    places = twoPlaces();
    QTest::mouseClick(dialog.againButton(), Qt::LeftButton);
    EXPECT_TRUE(dialog.server().isOpen());
    EXPECT_TRUE(dialog.code()->isVisible());
}

TEST_F(PhonesDialog, ReportsAPortThatIsInUse) {
    PhoneDialog first(m_document, m_photos, nullptr, twoPlaces);
    first.show();
    PhoneDialog second(m_document, m_photos, nullptr, twoPlaces);
    QSettings().setValue(QStringLiteral("phone/port"), 5000);
    second.show();
    QTest::mouseClick(second.helpButton(), Qt::LeftButton);
    ASSERT_TRUE(second.port()->isVisible());
    EXPECT_LT(second.port()->width(), second.width() / 2) << "wider than a port needs";
    second.port()->setValue(pageUrlOf(first).port);
    EXPECT_FALSE(second.server().isOpen());
    EXPECT_TRUE(second.trouble()->text().contains(QStringLiteral("another port")));
    second.port()->setValue(second.port()->minimum());
    EXPECT_TRUE(second.server().isOpen());
}

// Runs the window's event loop until the phone's work, in another thread, is done.
template <typename Work>
void runAsPhone(const Work& work) {
    std::unique_ptr<QThread> phone(QThread::create(work));
    QEventLoop window;
    QObject::connect(phone.get(), &QThread::finished, &window, &QEventLoop::quit);
    phone->start();
    window.exec();
    phone->wait();
}

TEST_F(PhonesDialog, CountsThePhonesThatListen) {
    PhoneDialog dialog(m_document, m_photos, nullptr, twoPlaces);
    dialog.show();
    const PageUrl pageUrl = pageUrlOf(dialog);
    QSignalSpy changed(&dialog.server(), &PhoneServer::phonesChanged);
    {
        std::vector<Socket> phones;
        runAsPhone([&] {
            for (const char* const client : {"a", "b", "a"}) {
                phones.emplace_back(pageUrl.port);
                phones.back().send(requestOf(pageUrl, "GET", pageUrl.path(std::string("events?client=") + client)));
                phones.back().receive();
            }
        });
        m_document.addPlayer(QStringLiteral("Cleo"), QStringLiteral("#112233"));
        while (dialog.server().phones() != 2) {
            changed.wait();
        }
        EXPECT_EQ(dialog.phones()->text(), QStringLiteral("2 phones here"));
    }
    while (dialog.server().phones() != 0) {  // the server notices closed connections with its next ping
        changed.wait();
    }
    EXPECT_EQ(dialog.phones()->text(), QStringLiteral("No phone has connected yet."));
}

TEST_F(PhonesDialog, DisconnectsEverybodyWhenItCloses) {
    PhoneDialog dialog(m_document, m_photos, nullptr, twoPlaces);
    dialog.show();
    const PageUrl pageUrl = pageUrlOf(dialog);
    const Socket listening(pageUrl.port);
    const Socket uploading(pageUrl.port);
    const Socket commanding(pageUrl.port);
    const std::string check = R"({"client":"a","number":1,"revision":1,"do":"check","player":"p1","cell":"a1"})";
    runAsPhone([&] {
        listening.send(requestOf(pageUrl, "GET", pageUrl.path("events?client=a")));
        listening.receive();
        uploading.send(requestOf(pageUrl, "POST", pageUrl.path("photo"), "Content-Length: 1000\r\n") + "abc");
    });
    // Sent while the window's event loop does not run, so that the dialog closes before the command is read.
    commanding.send(requestOf(pageUrl, "POST", pageUrl.path("command"),
                              "Content-Length: " + std::to_string(check.size()) + "\r\n") +
                    check);
    dialog.close();
    listening.waitUntilClosed();
    uploading.waitUntilClosed();
    commanding.waitUntilClosed();
    QCoreApplication::processEvents();
    EXPECT_FALSE(m_document.undoStack()->canUndo());
    EXPECT_TRUE(m_photos.entries().empty());
}

TEST_F(PhonesDialog, HasAccessibleNames) {
    PhoneDialog dialog(m_document, m_photos, nullptr, twoPlaces);
    EXPECT_FALSE(dialog.code()->accessibleName().isEmpty());
    EXPECT_FALSE(dialog.address()->accessibleName().isEmpty());
    EXPECT_FALSE(dialog.windowTitle().isEmpty());
}

std::shared_ptr<const Photo> widePhoto() {
    auto photo = std::make_shared<Photo>();
    photo->files = {{"bytes", QStringLiteral("one.heic"), {}}};
    photo->picture = QImage(3200, 1000, QImage::Format_RGB32);
    photo->picture.fill(Qt::green);
    photo->exifOrientation = 6;  // is shown turned clockwise
    return photo;
}

TEST_F(PhonesDialog, ServesAHeicPhotoAsAJpeg) {
    m_document.setPhoto(0, widePhoto(), /*keepsChecked=*/false);
    PhoneDialog dialog(m_document, m_photos, nullptr, twoPlaces);
    dialog.show();
    const GoodPhone phone(pageUrlOf(dialog));
    HttpReply reply;
    HttpReply missing;
    runAsPhone([&] {
        const std::string id = phone.state()["players"][0]["photo"]["id"];
        reply = phone.get("photo/" + id + ".jpg");
        missing = phone.get("photo/nothing.jpg");
    });
    const QImage shown = QImage::fromData(QByteArray::fromStdString(reply.body), "JPEG");
    EXPECT_EQ(shown.size(), QSize(500, 1600));
    EXPECT_EQ(missing.status, 404);
}

TEST_F(PhonesDialog, ServesPhotosThatAreOnNoBoard) {
    m_photos.setPhoto("loose", widePhoto());
    PhoneDialog dialog(m_document, m_photos, nullptr, twoPlaces);
    dialog.show();
    const GoodPhone phone(pageUrlOf(dialog));
    HttpReply reply;
    runAsPhone([&] { reply = phone.get("photo/loose.jpg"); });
    EXPECT_EQ(QImage::fromData(QByteArray::fromStdString(reply.body), "JPEG").size(), QSize(500, 1600));
}

TEST(PhonesWindow, IsReachedFromTheStartPage) {
    MainWindow window;
    window.show();
    QTest::mouseClick(window.startPage()->phoneButton(), Qt::LeftButton);
    EXPECT_TRUE(window.phones().isVisible());
    window.phones().close();
    EXPECT_FALSE(window.phones().server().isOpen());
}

}  // namespace
}  // namespace concord::gui
