#include "app/gui/photo/help_reader_action.h"

#include "app/gui/photo/help_reader_dialog.h"

#include <utility>

namespace concord::gui {

HelpReaderAction::HelpReaderAction(const Document& document, const Selection& selection,
                                   std::function<files::ProtectedFiles()> protectedFiles, QWidget* window)
    : QAction(window),
      m_document(document),
      m_selection(selection),
      m_protectedFiles(std::move(protectedFiles)),
      m_window(window) {
    connect(this, &QAction::triggered, this, &HelpReaderAction::show);
    connect(&document, &Document::changed, this, &HelpReaderAction::refresh);
    connect(&selection, &Selection::playerChanged, this, &HelpReaderAction::refresh);
    setTexts();
    refresh();
}

void HelpReaderAction::setTexts() { setText(tr("&Help the reader get better…")); }

HelpReaderDialog* HelpReaderAction::dialog() const { return m_dialog; }

void HelpReaderAction::refresh() { setEnabled(settledBoard(m_document, m_selection.player()).has_value()); }

void HelpReaderAction::show() {
    std::optional<SettledBoard> settled = settledBoard(m_document, m_selection.player());
    if (!settled || m_dialog != nullptr) {
        return;
    }
    m_dialog = new HelpReaderDialog(std::move(*settled), m_protectedFiles, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &HelpReaderDialog::written, this, &HelpReaderAction::written);
    m_dialog->open();
}

}  // namespace concord::gui
