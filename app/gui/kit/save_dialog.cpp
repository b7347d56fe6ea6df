#include "app/gui/kit/save_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace concord::gui {

namespace {

const QString folderKey = QStringLiteral("savedFolder");

}  // namespace

SaveDialog::SaveDialog(QWidget* parent, const QString& title, const QString& folder, QStringList endings)
    : QFileDialog(parent, title, folder), m_endings(std::move(endings)) {
    setAcceptMode(QFileDialog::AcceptSave);
}

QString SaveDialog::path() const {
    const QString path = selectedFiles().constFirst();
    return m_endings.contains(QFileInfo(path).suffix().toLower()) ? path : path + QLatin1Char('.') + defaultSuffix();
}

void SaveDialog::accept() {
    auto* const name = findChild<QLineEdit*>();
    if (name != nullptr && !name->text().isEmpty()) {
        name->setText(path());
    }
    QFileDialog::accept();
}

QString savedFolder() {
    for (const QString& folder : {QSettings().value(folderKey).toString(),
                                  QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QDir(folder).exists()) {
            return folder;
        }
    }
    return QDir::homePath();
}

void rememberSavedFolder(const QString& path) { QSettings().setValue(folderKey, QFileInfo(path).absolutePath()); }

}  // namespace concord::gui
