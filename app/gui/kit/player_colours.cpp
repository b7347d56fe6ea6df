#include "app/gui/kit/player_colours.h"

#include "app/phone/messages/player_palette.h"

#include <QColorDialog>
#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>

namespace concord::gui {

namespace {

struct Colours {
    Q_DECLARE_TR_FUNCTIONS(Colours)
};

// Of the palette, in its order.
constexpr std::array<const char*, phone::playerPalette.size()> paletteNames{
    QT_TRANSLATE_NOOP("Colours", "Blue"),   QT_TRANSLATE_NOOP("Colours", "Red"),
    QT_TRANSLATE_NOOP("Colours", "Green"),  QT_TRANSLATE_NOOP("Colours", "Yellow"),
    QT_TRANSLATE_NOOP("Colours", "Purple"), QT_TRANSLATE_NOOP("Colours", "Turquoise"),
    QT_TRANSLATE_NOOP("Colours", "Orange"), QT_TRANSLATE_NOOP("Colours", "Gray")};

QString codeText(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

constexpr int iconSize = 22;
constexpr QColor outline(128, 128, 128);  // visible around white and black on any background

}  // namespace

QStringList playerColours() {
    QStringList codes;
    for (const std::string_view code : phone::playerPalette) {
        codes << codeText(code);
    }
    return codes;
}

QString colourName(const QString& colour) {
    const auto* const found = std::ranges::find(phone::playerPalette, colour.toStdString());
    return found == phone::playerPalette.end()
               ? colour
               : Colours::tr(paletteNames.at(static_cast<std::size_t>(found - phone::playerPalette.begin())));
}

QIcon colourIcon(const QColor& colour, int size) {
    constexpr int sharpness = 3;  // for screens of up to 3 pixels per point
    QPixmap picture(size * sharpness, size * sharpness);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline, sharpness));
    painter.setBrush(colour);
    painter.drawEllipse(picture.rect().adjusted(sharpness, sharpness, -sharpness, -sharpness));
    painter.end();
    picture.setDevicePixelRatio(sharpness);
    return picture;
}

QColor playerColour(const TablePlayer& player, int seat) {
    const bool isNamed = std::ranges::count(phone::namedColours, player.colour,
                                            &std::pair<std::string_view, std::string_view>::first) > 0;
    const QColor own(QString::fromStdString(player.colour));  // a code, or a name that Qt knows
    return !isNamed && own.isValid()
               ? own
               : QColor(QString::fromStdString(phone::shownColour(player, static_cast<std::size_t>(seat))));
}

QString freeName(std::span<const TablePlayer> players) {
    for (int number = static_cast<int>(players.size()) + 1;; ++number) {
        QString name = Colours::tr("Player %1").arg(number);
        if (std::ranges::count(players, name.toStdString(), &TablePlayer::name) == 0) {
            return name;
        }
    }
}

QString freeColour(std::span<const TablePlayer> players) {
    std::vector<QColor> taken;
    for (std::size_t i = 0; i < players.size(); ++i) {
        taken.push_back(playerColour(players[i], static_cast<int>(i)));
    }
    for (const QString& colour : playerColours()) {
        if (std::ranges::count(taken, QColor(colour)) == 0) {
            return colour;
        }
    }
    return playerColours().constFirst();
}

void fillColourMenu(QMenu& menu, const std::function<void(const QString&)>& chosen) {
    menu.clear();
    for (const QString& colour : playerColours()) {
        menu.addAction(colourIcon(QColor(colour), iconSize), colourName(colour), &menu,
                       [chosen, colour] { chosen(colour); });
    }
    menu.addSeparator();
    menu.addAction(Colours::tr("&Other…"), &menu, [parent = menu.parentWidget(), chosen] {
        const QColor colour = QColorDialog::getColor(Qt::white, parent == nullptr ? nullptr : parent->window());
        if (colour.isValid()) {
            chosen(colour.name());
        }
    });
}

}  // namespace concord::gui
