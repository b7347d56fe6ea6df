#include "app/gui/score/share_menu.h"

#include "app/gui/document/document_file.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/save_dialog.h"
#include "app/gui/score/score_sheet.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>

namespace concord::gui {

ShareMenu::ShareMenu(const Document& document, std::function<files::ProtectedFiles()> protectedFiles, QWidget* parent)
    : QMenu(parent),
      m_document(document),
      m_protectedFiles(std::move(protectedFiles)),
      m_save(addAction(gui::icon(QStringLiteral("document")), {})),
      m_copyText(addAction(gui::icon(QStringLiteral("text")), {})),
      m_copyPicture(addAction(gui::icon(QStringLiteral("picture")), {})) {
    setIcon(gui::icon(QStringLiteral("share")));
    m_save->setShortcut(QKeySequence::Print);
    setTexts();
    connect(m_save, &QAction::triggered, this, &ShareMenu::askAndSave);
    connect(m_copyText, &QAction::triggered, this, &ShareMenu::copyText);
    connect(m_copyPicture, &QAction::triggered, this, &ShareMenu::copyPicture);
    const auto enable = [this] {
        for (QAction* const action : {menuAction(), m_save, m_copyText, m_copyPicture}) {
            action->setEnabled(m_document.isOpen());
        }
    };
    connect(&document, &Document::replaced, this, enable);
    enable();
}

void ShareMenu::setTexts() {
    setTitle(tr("&Share"));
    m_save->setText(tr("Score &sheet…"));
    m_save->setToolTip(tr("Saves pad, boards and cards as a PDF, a picture or a text."));
    m_copyText->setText(tr("&Copy the score as text"));
    m_copyPicture->setText(tr("Copy the score as &picture"));
}

void ShareMenu::copyText() {
    QGuiApplication::clipboard()->setText(scoreSheetText(m_document));
    emit done([] { return tr("The score is on the clipboard."); });
}

void ShareMenu::copyPicture() {
    QGuiApplication::clipboard()->setImage(scoreSheetPicture(m_document));
    emit done([] { return tr("The score is on the clipboard."); });
}

void ShareMenu::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QMenu::changeEvent(event);
}

void ShareMenu::askAndSave() {
    const QFileInfo game(m_document.path());
    const bool hasFile = !m_document.path().isEmpty();
    const QString folder = hasFile ? game.path() : savedFolder();
    const QStringList endings{QStringLiteral("pdf"), QStringLiteral("png"), QStringLiteral("txt")};
    // A free name: saving another sheet of the same evening must not ask whether to replace the first.
    const QString name =
        unusedName(folder, hasFile ? game.completeBaseName() : suggestedName(m_document.game()), endings);
    // Without a folder the dialog would open where the last one was, such as the folder of the photos. The extension
    // chooses the format.
    SaveDialog dialog(parentWidget(), tr("Save the score sheet"), folder, endings);
    dialog.setNameFilters({QStringLiteral("PDF (*.pdf)"), tr("Picture") + QStringLiteral(" (*.png)"),
                           tr("Text") + QStringLiteral(" (*.txt)")});
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    connect(&dialog, &QFileDialog::filterSelected, this, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    dialog.selectFile(name + QStringLiteral(".pdf"));
    if (dialog.exec() == QDialog::Accepted) {
        saveTo(dialog.path());
    }
}

void ShareMenu::saveTo(const QString& path) {
    try {
        saveScoreSheet(m_document, path, m_protectedFiles());
        rememberSavedFolder(path);
        emit written([name = QFileInfo(path).fileName()] { return tr("%1 is saved.").arg(name); }, path);
    } catch (const FileProblem& problem) {
        emit failed(problem.text);
    }
}

}  // namespace concord::gui
