// The menu action that opens ImproveReaderDialog, which saves the photo and settled board of the selected player for
// those who work on the reader. Disabled where settledBoard() gives nothing, as while cells are in doubt.
#pragma once

#include "app/files/output_rules.h"
#include "app/gui/document/selection.h"
#include "app/gui/kit/wording.h"
#include "app/gui/photo/settled_board.h"

#include <QAction>
#include <QPointer>

#include <functional>

namespace concord::gui {

class ImproveReaderDialog;

class ImproveReaderAction : public QAction {
    Q_OBJECT

public:
    // protectedFiles: files that must not be replaced.
    ImproveReaderAction(const Document& document, const Selection& selection,
                        std::function<files::ProtectedFiles()> protectedFiles, QWidget* window);

    void setTexts();                      // after a change of language
    ImproveReaderDialog* dialog() const;  // null while it is not open

signals:
    void written(const concord::gui::Wording& what, const QString& path);  // what: a sentence to show

private:
    void refresh();
    void show();

    const Document& m_document;
    const Selection& m_selection;
    std::function<files::ProtectedFiles()> m_protectedFiles;
    QWidget* m_window;
    QPointer<ImproveReaderDialog> m_dialog;
};

}  // namespace concord::gui
