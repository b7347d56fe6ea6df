// "Photos from a phone": a QR code that leads a phone to the page of the open game, for as long as the dialog is open.
#pragma once

#include "app/gui/kit/language_texts.h"
#include "app/gui/phone/network_places.h"
#include "app/gui/phone/phone_server.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace concord::gui {

class QrView;

class PhoneDialog : public QDialog {
    Q_OBJECT

public:
    using FindPlaces = std::function<std::vector<NetworkPlace>()>;

    PhoneDialog(Document& document, PhonePhotos& photos, QWidget* parent, FindPlaces findPlaces = networkPlaces);

    // Opens the page at this address, whether or not a network with it was found; port 0: any free one. Returns whether
    // the page is open.
    bool openAt(const QString& address, int port);

    PhoneServer& server() { return m_server; }
    QrView* code() const { return m_code; }
    QComboBox* places() const { return m_places; }
    QLabel* address() const { return m_address; }
    QLabel* phones() const { return m_phones; }
    QLabel* trouble() const { return m_trouble; }
    QPushButton* againButton() const { return m_again; }
    QPushButton* helpButton() const { return m_help; }
    QPushButton* filesButton() const { return m_files; }
    QPushButton* watchButton() const { return m_watch; }
    QSpinBox* port() const { return m_port; }  // its least value stands for any free port

signals:
    void filesRequested();  // to open photos from files instead
    void watchRequested();  // to watch a folder for photos instead
    void gameBegun();       // by a player that a phone added

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buttonRow();
    void findNetworks();
    void openChosen();
    void showAccess();
    void fitHeight();
    void showPhones();
    void setTexts();

    const FindPlaces m_findPlaces;
    PhoneServer m_server;
    LanguageTexts m_texts;
    std::vector<NetworkPlace> m_found;
    QString m_problem;  // why the chosen address cannot be served
    QLabel* m_intro;
    QrView* m_code;
    QLabel* m_address;
    QLabel* m_phones;
    QWidget* m_placeRow;
    QComboBox* m_places;
    QLabel* m_trouble;
    QWidget* m_portRow;
    QSpinBox* m_port;
    QPushButton* m_copy;
    QPushButton* m_again;
    QPushButton* m_help;
    QPushButton* m_files;
    QPushButton* m_watch;
};

}  // namespace concord::gui
