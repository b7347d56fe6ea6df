#include "app/gui/kit/save_dialog.h"

#include <QFileInfo>
#include <QLineEdit>

#include <utility>

namespace concord::gui {

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

}  // namespace concord::gui
