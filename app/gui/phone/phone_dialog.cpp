#include "app/gui/phone/phone_dialog.h"

#include "app/gui/kit/qr_code.h"
#include "app/gui/kit/tab_order.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

const QString portKey = QStringLiteral("phone/port");
const QString placeKey = QStringLiteral("phone/interface");
constexpr int firstPort = 1024;  // lower ports belong to the system
constexpr int lastPort = 65535;

QLabel* paragraph() {
    auto* const label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QString placeInWords(const NetworkPlace& place) {
    switch (place.kind) {
        case NetworkKind::Wifi:
            return PhoneDialog::tr("Wi-Fi: %1 (%2)").arg(place.address, place.name);
        case NetworkKind::Cable:
            return PhoneDialog::tr("Cable: %1 (%2)").arg(place.address, place.name);
        case NetworkKind::Tunnel:
            return PhoneDialog::tr("VPN: %1 (%2)").arg(place.address, place.name);
        case NetworkKind::Other:
            break;
    }
    return QStringLiteral("%1 (%2)").arg(place.address, place.name);
}

// The layout of `around`: the label beside its field.
QHBoxLayout* rowOf(QWidget& around, QLabel& label, QWidget& field) {
    auto* const row = new QHBoxLayout(&around);
    row->setContentsMargins(0, 0, 0, 0);
    label.setBuddy(&field);
    row->addWidget(&label);
    row->addWidget(&field);
    return row;
}

}  // namespace

PhoneDialog::PhoneDialog(Document& document, PhonePhotos& photos, QWidget* parent, FindPlaces findPlaces)
    : QDialog(parent),
      m_findPlaces(std::move(findPlaces)),
      m_server(document, photos),
      m_intro(paragraph()),
      m_code(new QrView),
      m_address(paragraph()),
      m_phones(paragraph()),
      m_placeRow(new QWidget),
      m_places(new QComboBox),
      m_trouble(paragraph()),
      m_portRow(new QWidget),
      m_port(new QSpinBox) {
    auto* const column = new QVBoxLayout(this);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_address->setAlignment(Qt::AlignCenter);
    m_phones->setAlignment(Qt::AlignCenter);
    QFont bold = m_phones->font();
    bold.setBold(true);
    m_phones->setFont(bold);
    auto* const placeLabel = new QLabel;
    QHBoxLayout* const placeRow = rowOf(*m_placeRow, *placeLabel, *m_places);
    placeRow->setStretchFactor(m_places, 1);
    auto* const portLabel = new QLabel;
    rowOf(*m_portRow, *portLabel, *m_port)->addStretch();
    m_port->setRange(firstPort - 1, lastPort);
    m_port->setKeyboardTracking(false);
    m_port->setValue(QSettings().value(portKey, firstPort - 1).toInt());
    for (QWidget* const part :
         {static_cast<QWidget*>(m_intro), static_cast<QWidget*>(m_placeRow), static_cast<QWidget*>(m_code)}) {
        column->addWidget(part, part == m_code ? 1 : 0);
    }
    column->addWidget(m_address);
    column->addWidget(m_phones);
    column->addWidget(m_trouble);
    column->addWidget(m_portRow);
    column->addStretch();
    column->addWidget(buttonRow());
    connect(m_places, &QComboBox::activated, this, [this](int place) {
        QSettings().setValue(placeKey, m_found.at(static_cast<std::size_t>(place)).name);
        openChosen();
    });
    connect(m_port, &QSpinBox::valueChanged, this, [this](int port) {
        QSettings().setValue(portKey, port);
        openChosen();
    });
    connect(&m_server, &PhoneServer::phonesChanged, this, &PhoneDialog::showPhones);
    connect(&m_server, &PhoneServer::gameBegun, this, &PhoneDialog::gameBegun);
    m_texts.put([this, placeLabel, portLabel] {
        placeLabel->setText(tr("&Network:"));
        portLabel->setText(tr("&Port:"));
        setTexts();
    });
    showAccess();
}

QWidget* PhoneDialog::buttonRow() {
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_again = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_copy = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_help = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_files = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_watch = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_help->setCheckable(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_server.url()); });
    connect(m_again, &QPushButton::clicked, this, &PhoneDialog::findNetworks);
    connect(m_help, &QPushButton::toggled, this, &PhoneDialog::showAccess);
    connect(m_files, &QPushButton::clicked, this, &PhoneDialog::filesRequested);
    connect(m_watch, &QPushButton::clicked, this, &PhoneDialog::watchRequested);
    return buttons;
}

void PhoneDialog::setTexts() {
    setWindowTitle(tr("Photos from a phone"));
    m_code->setAccessibleName(tr("The address of the page as a QR code"));
    m_address->setAccessibleName(tr("The address of the page"));
    m_port->setSpecialValueText(tr("any free port"));
    m_copy->setText(tr("&Copy the address"));
    m_again->setText(tr("&Look again"));
    m_help->setText(tr("Does the page &not open?"));
    m_files->setText(tr("&Open photos from files…"));
    m_watch->setText(tr("&Watch a folder for photos…"));
    for (int place = 0; place < m_places->count(); ++place) {
        m_places->setItemText(place, placeInWords(m_found.at(static_cast<std::size_t>(place))));
    }
    showAccess();
}

void PhoneDialog::showEvent(QShowEvent* event) {
    if (!m_server.isOpen()) {
        findNetworks();
    }
    QDialog::showEvent(event);
}

// Phones have access only while the dialog is open, which it still is while its window is minimised (spontaneous).
void PhoneDialog::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        m_server.close();
    }
    QDialog::hideEvent(event);
}

void PhoneDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
    QDialog::changeEvent(event);
}

void PhoneDialog::findNetworks() {
    m_found = m_findPlaces();
    const QString usual = QSettings().value(placeKey).toString();
    m_places->clear();
    int chosen = 0;
    for (const NetworkPlace& place : m_found) {
        chosen = place.name == usual ? m_places->count() : chosen;
        m_places->addItem(placeInWords(place));
    }
    m_places->setCurrentIndex(m_found.empty() ? -1 : chosen);
    openChosen();
}

void PhoneDialog::openChosen() {
    const int place = m_places->currentIndex();
    if (place < 0) {
        m_server.close();
        m_problem.clear();
        showAccess();
        return;
    }
    const int port = m_port->value() < firstPort ? 0 : m_port->value();
    openAt(m_found.at(static_cast<std::size_t>(place)).address, port);
}

bool PhoneDialog::openAt(const QString& address, int port) {
    m_problem = m_server.open(address, port);
    showAccess();
    return m_server.isOpen();
}

void PhoneDialog::showAccess() {
    const bool isOpen = m_server.isOpen();
    const bool explains = !isOpen || m_help->isChecked();
    m_intro->setText(
        isOpen ? tr("Scan this with the phone's camera. The phone has to be on the same network as this computer. "
                    "Whoever has the code can change this game until this dialog is closed.")
        : m_problem.isEmpty() ? tr("This computer is not on a network that a phone could join.")
                              : tr("The page cannot be offered there: %1.").arg(m_problem));
    m_code->setText(m_server.url());
    m_code->setVisible(isOpen);
    m_address->setText(m_server.url());
    m_address->setVisible(isOpen);
    m_phones->setVisible(isOpen);
    m_copy->setVisible(isOpen);
    m_again->setVisible(!isOpen);
    m_help->setVisible(isOpen);
    m_placeRow->setVisible(m_places->count() > 1);
    m_portRow->setVisible(explains && m_places->count() > 0);
    m_files->setVisible(explains);
    m_watch->setVisible(explains);
    m_trouble->setVisible(explains);
    const QString otherWay =
        tr("Or without a network: connect the phone by a cable and open its photos from files, or let it copy them "
           "into a folder of this computer that is watched.");
    const QLatin1String emptyLine("\n\n");
    m_trouble->setText(
        isOpen ? tr("• Phone and computer have to be on the same network. Guest and hotel networks often keep "
                    "them apart: use another one, or the hotspot of the phone.\n"
                    "• Several networks? Choose another one above.\n"
                    "• A firewall on this computer has to let the port through. Choose a fixed one below and allow it "
                    "there.") +
                     emptyLine + otherWay
        : m_problem.isEmpty()
            ? tr("Connect it to the Wi-Fi of the phone, or switch on the phone's hotspot and connect to "
                 "that. Then look again.") +
                  emptyLine + otherWay
            : tr("Choose another port, or “any free port”.") + emptyLine + otherWay);
    showPhones();
    fitHeight();
}

// Large enough for the code to be scanned from across a table, as far as the screen allows.
void PhoneDialog::fitHeight() {
    constexpr int comfortableWidth = 460;
    constexpr int comfortableHeight = 620;
    constexpr int frame = 48;  // of the window, around it
    layout()->activate();
    const int width = std::max(comfortableWidth, layout()->minimumSize().width());
    const int needed = layout()->totalMinimumHeightForWidth(width);
    const int room = screen()->availableSize().height() - frame;
    resize(width, m_server.isOpen() ? std::max(needed, std::min(comfortableHeight, room)) : needed);
}

void PhoneDialog::showPhones() {
    const int phones = m_server.phones();
    m_phones->setText(phones == 0 ? tr("No phone has connected yet.") : tr("%n phone(s) here", nullptr, phones));
}

}  // namespace concord::gui
