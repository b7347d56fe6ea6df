#include "app/gui/kit/application.h"
#include "app/gui/kit/theme.h"

#include <gtest/gtest.h>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    ::testing::InitGoogleTest(&argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir settings;  // no run sees the settings of another
    QCoreApplication::setOrganizationName(QStringLiteral("Concord"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    QLocale::setDefault(QLocale(QLocale::English));
    const concord::gui::Application app(argc, argv);
    QObject::connect(&app, &concord::gui::Application::failed, [](const concord::gui::Wording& problem) {
        ADD_FAILURE() << "an event threw: " << problem().toStdString();
    });
    concord::gui::applyStyle();
    return RUN_ALL_TESTS();
}
