// The menu's action that offers the photo of the selected player's board for the reader, once its doubts are settled.
#pragma once

#include "app/files/output_rules.h"
#include "app/gui/document/selection.h"
#include "app/gui/kit/wording.h"
#include "app/gui/photo/settled_board.h"

#include <QAction>
#include <QPointer>

#include <functional>

namespace concord::gui {

class HelpReaderDialog;

class HelpReaderAction : public QAction {
    Q_OBJECT

public:
    HelpReaderAction(const Document& document, const Selection& selection,
                     std::function<files::ProtectedFiles()> protectedFiles, QWidget* window);

    void setTexts();
    HelpReaderDialog* dialog() const;  // null while it is not open

signals:
    void written(const concord::gui::Wording& what, const QString& path);

private:
    void refresh();
    void show();

    const Document& m_document;
    const Selection& m_selection;
    std::function<files::ProtectedFiles()> m_protectedFiles;
    QWidget* m_window;
    QPointer<HelpReaderDialog> m_dialog;
};

}  // namespace concord::gui
