#include "share_menu.h"

#include "document_file.h"
#include "icons.h"
#include "score_sheet.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

namespace concord::gui {

ShareMenu::ShareMenu(const Document& document, QWidget* parent)
    : QMenu(tr("&Share"), parent),
      m_document(document),
      m_save(addAction(gui::icon(QStringLiteral("document")), tr("Score &sheet…"))),
      m_copyText(addAction(gui::icon(QStringLiteral("text")), tr("&Copy the score as text"))),
      m_copyPicture(addAction(gui::icon(QStringLiteral("picture")), tr("Copy the score as &picture"))) {
    setIcon(gui::icon(QStringLiteral("share")));
    m_save->setShortcut(QKeySequence::Print);
    m_save->setToolTip(tr("Saves pad, boards and cards as a PDF, a picture or a text."));
    connect(m_save, &QAction::triggered, this, &ShareMenu::askAndSave);
    connect(m_copyText, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(scoreSheetText(m_document)); });
    connect(m_copyPicture, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setImage(scoreSheetPicture(m_document)); });
    const auto enable = [this] {
        for (QAction* const action : {m_save, m_copyText, m_copyPicture}) {
            action->setEnabled(m_document.isOpen());
        }
    };
    connect(&document, &Document::replaced, this, enable);
    enable();
}

void ShareMenu::askAndSave() {
    const QFileInfo game(m_document.path());
    const QString name = m_document.path().isEmpty() ? tr("score") : game.completeBaseName();
    QFileDialog dialog(parentWidget(), tr("Save the score sheet"), game.path());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({QStringLiteral("PDF (*.pdf)"), tr("Picture") + QStringLiteral(" (*.png)"),
                           tr("Text") + QStringLiteral(" (*.txt)")});
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    connect(&dialog, &QFileDialog::filterSelected, this, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    dialog.selectFile(name + QStringLiteral(".pdf"));
    if (dialog.exec() == QDialog::Accepted) {
        saveTo(dialog.selectedFiles().constFirst());
    }
}

void ShareMenu::saveTo(const QString& path) {
    try {
        saveScoreSheet(m_document, path);
    } catch (const FileProblem& problem) {
        emit failed(problem.text);
    }
}

}  // namespace concord::gui
