// A menu to save and share the score of the open game.
#pragma once

#include "app/files/output_rules.h"
#include "app/gui/document/document.h"

#include <QMenu>

#include <functional>

namespace concord::gui {

class ShareMenu : public QMenu {
    Q_OBJECT

public:
    // protectedFiles: returns the files that a sheet must not replace.
    ShareMenu(const Document& document, std::function<files::ProtectedFiles()> protectedFiles,
              QWidget* parent = nullptr);

    QAction* saveAction() const { return m_save; }
    QAction* copyTextAction() const { return m_copyText; }
    QAction* copyPictureAction() const { return m_copyPicture; }

    // Writes the sheet in the format of the path's extension; problems are reported by failed().
    void saveTo(const QString& path);

signals:
    void failed(const concord::gui::Wording& problem);
    void done(const concord::gui::Wording& what);  // a sentence to show
    void written(const concord::gui::Wording& what, const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void copyText();
    void copyPicture();
    void askAndSave();

    const Document& m_document;
    std::function<files::ProtectedFiles()> m_protectedFiles;
    QAction* m_save;
    QAction* m_copyText;
    QAction* m_copyPicture;
};

}  // namespace concord::gui
