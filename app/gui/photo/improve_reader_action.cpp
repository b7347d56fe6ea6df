#include "app/gui/photo/improve_reader_action.h"

#include "app/gui/photo/improve_reader_dialog.h"

#include <utility>

namespace concord::gui {

ImproveReaderAction::ImproveReaderAction(const Document& document, const Selection& selection,
                                         std::function<files::ProtectedFiles()> protectedFiles, QWidget* window)
    : QAction(window),
      m_document(document),
      m_selection(selection),
      m_protectedFiles(std::move(protectedFiles)),
      m_window(window) {
    connect(this, &QAction::triggered, this, &ImproveReaderAction::show);
    connect(&document, &Document::changed, this, &ImproveReaderAction::refresh);
    connect(&selection, &Selection::playerChanged, this, &ImproveReaderAction::refresh);
    setTexts();
    refresh();
}

void ImproveReaderAction::setTexts() { setText(tr("&Help the reader get better…")); }

ImproveReaderDialog* ImproveReaderAction::dialog() const { return m_dialog; }

void ImproveReaderAction::refresh() { setEnabled(settledBoard(m_document, m_selection.player()).has_value()); }

void ImproveReaderAction::show() {
    std::optional<SettledBoard> settled = settledBoard(m_document, m_selection.player());
    if (!settled || m_dialog != nullptr) {
        return;
    }
    m_dialog = new ImproveReaderDialog(std::move(*settled), m_protectedFiles, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ImproveReaderDialog::written, this, &ImproveReaderAction::written);
    m_dialog->open();
}

}  // namespace concord::gui
