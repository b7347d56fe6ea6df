// Asks for the name of a file to save, and completes it before asking whether to replace an existing file.
#pragma once

#include <QFileDialog>
#include <QStringList>

namespace concord::gui {

class SaveDialog : public QFileDialog {
    Q_OBJECT

public:
    // endings: those that a name may have, such as "pdf". Any other name gets the default suffix: the "11" of "Evening
    // of 21.11" is not an ending.
    SaveDialog(QWidget* parent, const QString& title, const QString& folder, QStringList endings);

    QString path() const;

protected:
    void accept() override;

private:
    QStringList m_endings;
};

// The first of "name", "name (2)", "name (3)" ... for which the folder has no file with any of the endings.
QString unusedName(const QString& folder, const QString& name, const QStringList& endings);

// The folder where a file was saved last; if there is none (any more), the one for documents, or else the home folder.
QString savedFolder();
void rememberSavedFolder(const QString& file);

}  // namespace concord::gui
