#include "app/gui/kit/player_colours.h"

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

struct Offered {
    const char* code;
    const char* name;
};

constexpr std::array<Offered, 8> offered{{{"#2a7fb8", QT_TRANSLATE_NOOP("Colours", "Blue")},
                                          {"#d1495b", QT_TRANSLATE_NOOP("Colours", "Red")},
                                          {"#3a9d5d", QT_TRANSLATE_NOOP("Colours", "Green")},
                                          {"#e0a030", QT_TRANSLATE_NOOP("Colours", "Yellow")},
                                          {"#8e5bb5", QT_TRANSLATE_NOOP("Colours", "Purple")},
                                          {"#2f9fa8", QT_TRANSLATE_NOOP("Colours", "Turquoise")},
                                          {"#e07b39", QT_TRANSLATE_NOOP("Colours", "Orange")},
                                          {"#7d7d7d", QT_TRANSLATE_NOOP("Colours", "Gray")}}};

// Colours that games name, in shades that go with the others.
struct Shade {
    std::string_view name;
    const char* code;
};

constexpr std::array<Shade, 4> shades{
    {{"white", "#efe8d8"}, {"black", "#121216"}, {"orange", "#e5862d"}, {"blue", "#2f74ba"}}};

constexpr int iconSize = 22;
constexpr QColor outline(128, 128, 128);  // visible around white and black on any background

}  // namespace

QStringList playerColours() {
    QStringList codes;
    for (const Offered& one : offered) {
        codes << QLatin1String(one.code);
    }
    return codes;
}

QString colourName(const QString& colour) {
    const auto* const found =
        std::ranges::find_if(offered, [&](const Offered& one) { return colour == QLatin1String(one.code); });
    return found == offered.end() ? colour : Colours::tr(found->name);
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
    const auto* const shade = std::ranges::find(shades, player.colour, &Shade::name);
    if (shade != shades.end()) {
        return {QLatin1String(shade->code)};
    }
    const QColor own(QString::fromStdString(player.colour));
    return own.isValid() ? own
                         : QColor(QLatin1String(offered.at(static_cast<std::size_t>(seat) % offered.size()).code));
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
