// A plugin that presses keys in the real program, for tests that need it as it ships: started with
// QT_QPA_GENERIC_PLUGINS=concorddriver:SCRIPT, it runs the script, one line at a time:
//     key Return         a key (or "Ctrl+N") for whatever has the focus
//     text 12            characters
//     drop PATH          a file dropped onto the window, or several, separated by tabs
//     page TITLE         waits until the page of this title is seen
//     ready TEXT         waits until a button whose text contains TEXT is seen
//     press TEXT         waits for that button too, then presses the space bar on it
//     report FILE        writes what the score pad and the strip of photos say, one line per field
//     until TEXT         waits until the pad and the strip contain TEXT
//     without TEXT       waits until neither contains TEXT
//     quit               ends the program as if its window was closed
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QGenericPlugin>
#include <QKeySequence>
#include <QMimeData>
#include <QSaveFile>
#include <QStackedWidget>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace {

constexpr int stepMs = 20;

QWidget* window() {
    const QWidgetList all = QApplication::topLevelWidgets();
    const auto found = std::ranges::find_if(
        all, [](const QWidget* one) { return one->isVisible() && one->inherits("concord::gui::MainWindow"); });
    return found == all.end() ? nullptr : *found;
}

QWidget* focused() {
    QWidget* const focus = QApplication::focusWidget();
    return focus != nullptr ? focus : window();
}

// What the score pad and the strip of photos say, one line per field.
QString shownFields() {
    QStringList lines;
    for (const QAbstractItemView* const view : window()->findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() ||
            !(view->inherits("concord::gui::PadView") || view->inherits("concord::gui::PhotoStrip"))) {
            continue;
        }
        const QAbstractItemModel& model = *view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                lines << model.index(row, column).data(Qt::AccessibleTextRole).toString();
            }
        }
    }
    return lines.join(QLatin1Char('\n'));
}

// The visible button whose text contains this one, Alt letters aside; null while there is none.
QAbstractButton* buttonWith(const QString& text) {
    const auto withoutAltLetter = [](QString one) { return one.remove(u'&'); };
    const QList<QAbstractButton*> buttons = window()->findChildren<QAbstractButton*>();
    const auto found = std::ranges::find_if(buttons, [&](const QAbstractButton* one) {
        return one->isVisible() && withoutAltLetter(one->text()).contains(withoutAltLetter(text));
    });
    return found == buttons.end() ? nullptr : *found;
}

bool showsPage(const QString& title) {
    const QList<QStackedWidget*> all = window()->findChildren<QStackedWidget*>();
    const auto found =
        std::ranges::find_if(all, [](const QStackedWidget* one) { return one->inherits("concord::gui::Pages"); });
    return found != all.end() && (*found)->currentWidget()->windowTitle() == title;
}

void drop(const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) {
        urls << QUrl::fromLocalFile(path);
    }
    data.setUrls(urls);
    // Qt delivers a drop only to a widget that the drag has entered.
    QDragEnterEvent enter(window()->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window(), &enter);
    QDropEvent event(QPointF(window()->rect().center()), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window(), &event);
}

void report(const QString& path) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(shownFields().toUtf8());
        file.commit();
    }
}

class Driver : public QObject {
public:
    explicit Driver(const QString& script) {
        QFile file(script);
        if (file.open(QIODevice::ReadOnly)) {
            m_lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        }
        connect(&m_timer, &QTimer::timeout, this, &Driver::step);
        m_timer.start(stepMs);
    }

private:
    void step() {
        if (m_lines.isEmpty() || window() == nullptr) {
            return;
        }
        const QString command = m_lines.first().section(QLatin1Char(' '), 0, 0);
        const QString argument = m_lines.first().section(QLatin1Char(' '), 1);
        const bool mustWait = (command == QStringLiteral("page") && !showsPage(argument)) ||
                              ((command == QStringLiteral("ready") || command == QStringLiteral("press")) &&
                               buttonWith(argument) == nullptr) ||
                              (command == QStringLiteral("until") && !shownFields().contains(argument)) ||
                              (command == QStringLiteral("without") && shownFields().contains(argument));
        if (mustWait) {
            return;
        }
        m_lines.removeFirst();
        if (command == QStringLiteral("press")) {
            buttonWith(argument)->setFocus(Qt::TabFocusReason);
            QTest::keyClick(buttonWith(argument), Qt::Key_Space);
        } else if (command == QStringLiteral("key")) {
            const QKeyCombination key = QKeySequence(argument)[0];
            QTest::keyClick(focused(), key.key(), key.keyboardModifiers());
        } else if (command == QStringLiteral("text")) {
            for (const QChar one : argument) {
                QTest::keyClicks(focused(), QString(one));
            }
        } else if (command == QStringLiteral("drop")) {
            drop(argument.split(QLatin1Char('\t')));
        } else if (command == QStringLiteral("report")) {
            report(argument);
        } else if (command == QStringLiteral("quit")) {
            window()->close();
        }
    }

    QStringList m_lines;
    QTimer m_timer;
};

}  // namespace

class DriverPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "driver.json")

public:
    QObject* create(const QString& key, const QString& specification) override {
        return key == QStringLiteral("concorddriver") ? new Driver(specification) : nullptr;
    }
};

#include "driver.moc"
