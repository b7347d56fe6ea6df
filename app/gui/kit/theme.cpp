#include "app/gui/kit/theme.h"

#include "app/gui/kit/style.h"

#include <QApplication>
#include <QFont>
#include <QGuiApplication>
#include <QPixmapCache>
#include <QScreen>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace concord::gui {

namespace {

QPalette darkPalette() {
    const QColor window(43, 45, 49);
    const QColor base(32, 34, 37);
    const QColor text(235, 235, 235);
    QPalette palette(text, QColor(58, 61, 66), QColor(90, 94, 100), QColor(24, 25, 28), QColor(70, 74, 80), text,
                     Qt::white, base, window);
    palette.setColor(QPalette::Highlight, QColor(52, 112, 170));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(38, 40, 44));
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Link, QColor(120, 180, 240));
    palette.setColor(QPalette::PlaceholderText, QColor(172, 172, 172));  // readable on buttons too
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText}) {
        palette.setColor(QPalette::Disabled, role, QColor(125, 127, 130));
    }
    return palette;
}

// On a desktop without colours of its own, Qt takes Fusion's palette and not that of our style.
void applyOwnColours() {
    const QPalette own = QApplication::style()->standardPalette();
    const QColor fusionHighlight(48, 140, 198);
    if (QApplication::palette().color(QPalette::Highlight) == fusionHighlight) {
        QPalette palette;
        palette.setColor(QPalette::Highlight, own.color(QPalette::Highlight));
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            palette.setColor(group, QPalette::PlaceholderText, own.color(group, QPalette::PlaceholderText));
        }
        QApplication::setPalette(palette);
    }
}

// Of the primary screen, on which the window usually opens.
double textScaleHere() {
    const QScreen* const screen = QGuiApplication::primaryScreen();
    return screen == nullptr ? 1
                             : textScale({.pixels = screen->availableSize(),
                                          .physicalDpi = screen->physicalDotsPerInch(),
                                          .logicalDpi = screen->logicalDotsPerInch(),
                                          .pixelRatio = screen->devicePixelRatio()});
}

}  // namespace

double textScale(const ScreenSize& screen) {
    constexpr double ordinaryDpi = 110;  // of most screens on desks
    constexpr double implausibleDpi = 400;
    constexpr double unscaledDpi = 96;
    constexpr double ordinaryHeight = 1440;  // a higher one is seen from further away if its pixels are not small
    constexpr QSizeF leastRoom(1920, 1080);  // the screen divided by the scale must not be smaller
    constexpr double most = 1.75;
    if (screen.pixelRatio != 1 || screen.logicalDpi > unscaledDpi) {
        return 1;
    }
    const double forSmallPixels = screen.physicalDpi > implausibleDpi ? 1 : screen.physicalDpi / ordinaryDpi;
    const double wanted = std::max(forSmallPixels, screen.pixels.height() / ordinaryHeight);
    return std::clamp(
        std::min({wanted, screen.pixels.width() / leastRoom.width(), screen.pixels.height() / leastRoom.height()}), 1.0,
        most);
}

void applyStyle() {
    const double larger = 1.1 * textScaleHere();
    QApplication::setStyle(new Style);
    applyOwnColours();
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * larger);
    QApplication::setFont(font);
    constexpr int cellsKb = 48 * 1024;  // of two boards as they are drawn on the largest screens
    QPixmapCache::setCacheLimit(cellsKb);
}

QColor textOn(const QColor& ground) {
    // At this luminance L black and white contrast equally: (0.05 + L) / 0.05 = 1.05 / (0.05 + L).
    constexpr double middle = 0.1791;
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    const double luminance =
        0.2126 * linear(ground.redF()) + 0.7152 * linear(ground.greenF()) + 0.0722 * linear(ground.blueF());
    return luminance > middle ? Qt::black : Qt::white;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void applyDark(bool dark) { QApplication::setPalette(dark ? darkPalette() : QApplication::style()->standardPalette()); }

BoardColours boardColours(const QPalette& palette) {
    if (isDark(palette)) {
        return {.ground = {62, 62, 58},
                .hovered = {84, 84, 78},
                .line = {104, 104, 96},
                .name = {190, 188, 178},
                .highlighted = {255, 120, 220},
                .highlightedGround = {98, 66, 92},
                .highlightedInk = {40, 10, 34},
                .breakingClaim = {255, 140, 60},
                .breakingClaimInk = {40, 16, 0},
                .doubt = {255, 190, 60},
                .selected = palette.color(QPalette::WindowText)};
    }
    return paperColours();
}

BoardColours paperColours() {
    return {.ground = {240, 233, 214},
            .hovered = {253, 249, 238},
            .line = {186, 172, 138},
            .name = {116, 102, 72},
            .highlighted = {206, 30, 150},
            .highlightedGround = {250, 212, 236},
            .highlightedInk = Qt::white,
            .breakingClaim = {196, 50, 0},
            .breakingClaimInk = Qt::white,
            .doubt = {150, 90, 0},
            .selected = Qt::black};
}

}  // namespace concord::gui
