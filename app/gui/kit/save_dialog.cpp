#include "app/gui/kit/save_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
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

QString unusedName(const QString& folder, const QString& name, const QStringList& endings) {
    const auto isUsed = [&](const QString& one) {
        return std::ranges::any_of(
            endings, [&](const QString& ending) { return QDir(folder).exists(one + QLatin1Char('.') + ending); });
    };
    QString unused = name;
    for (int number = 2; isUsed(unused); ++number) {
        unused = QStringLiteral("%1 (%2)").arg(name, QString::number(number));
    }
    return unused;
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

void rememberSavedFolder(const QString& file) { QSettings().setValue(folderKey, QFileInfo(file).absolutePath()); }

}  // namespace concord::gui
