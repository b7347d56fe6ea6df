// Asks for the name of a file to save, and completes it before asking whether to replace an existing file.
#pragma once

#include <QFileDialog>
#include <QStringList>

namespace concord::gui {

class SaveDialog : public QFileDialog {
    Q_OBJECT

public:
    // endings: that a name may have ("pdf"). Any other one gets the default suffix: in a name such as "Evening
    // of 21.11" there is no ending.
    SaveDialog(QWidget* parent, const QString& title, const QString& folder, QStringList endings);

    QString path() const;

protected:
    void accept() override;

private:
    QStringList m_endings;
};

// The folder where a file was saved last; at first the one for documents, or the home folder where there is none.
QString savedFolder();
void rememberSavedFolder(const QString& path);

}  // namespace concord::gui
