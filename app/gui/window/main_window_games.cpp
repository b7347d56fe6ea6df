// Games and photos on their way into the window, and games on their way out to files.
#include "app/gui/window/main_window.h"

#include "app/gui/document/autosave.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/photo_dialog.h"
#include "app/gui/kit/save_dialog.h"
#include "app/gui/kit/written_file.h"
#include "app/gui/phone/inbox_for_phones.h"
#include "app/gui/phone/phone_dialog.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/start_page.h"
#include "app/gui/window/watch_folder_action.h"
#include "app/record/record_files.h"
#include "app/text/terminal.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace concord::gui {

// The open game comes first: it only has to be shown again.
void MainWindow::offerGames() {
    QList<GameOffer> offers;
    const QDateTime now = QDateTime::currentDateTime();
    const auto offer = [&](const AutosavedGame& game) {
        offers << GameOffer{playersInWords(game), whenInWords(game.savedAt, now), game.table};
    };
    if (m_document.isOpen()) {
        offer({m_document.table(), {}, false, now});
    }
    if (m_autosave != nullptr) {
        m_autosave->reload();
        for (const AutosaveStore::Entry& entry : m_autosave->games()) {
            offer(entry.game);
        }
    }
    m_startPage->offer(offers);
}

void MainWindow::resume(int game) {
    // The open game comes first, then those of the autosave.
    const int index = m_document.isOpen() ? game - 1 : game;
    if (index >= 0 && !m_autosave->resume(m_autosave->games().at(static_cast<std::size_t>(index)).id)) {
        m_messages->showProblem([] { return tr("This game is open in another window, or it is gone."); });
        offerGames();
        return;
    }
    showPad();
}

void MainWindow::open(const QStringList& paths) { m_inbox.open(paths, aimPhoto()); }

PhotoUse MainWindow::aimPhoto() {
    const QWidget* const seen = m_pages->currentWidget();
    if (!m_document.isHarmonies() || seen == m_startPage || seen == m_newGamePage) {
        return PhotoUse::NewGame;
    }
    const auto hasOrAwaitsBoard = [this](int player) {
        return !lacksBoard(m_document, player) || m_inbox.isReadingFor(player);
    };
    if (seen == m_padPage && hasOrAwaitsBoard(m_selection.player())) {
        for (int player = 0; player < m_document.playerCount(); ++player) {
            if (!hasOrAwaitsBoard(player)) {
                m_selection.selectPlayer(player);
                break;
            }
        }
    }
    return PhotoUse::NextPlayer;
}

void MainWindow::watchFolder(const QString& folder) {
    if (!folder.isEmpty()) {
        m_watchFolder->watch(folder);
    }
}

void MainWindow::startGame(const NewGame& game) {
    m_document.replace(tableFor(game), {});
    showPad();
}

PhoneDialog& MainWindow::phones() {
    if (m_phones == nullptr) {
        m_phonePhotos = std::make_unique<InboxForPhones>(m_inbox);
        m_phones = std::make_unique<PhoneDialog>(m_document, *m_phonePhotos, this);
        connect(m_phones.get(), &PhoneDialog::filesRequested, this, &MainWindow::askAndOpen);
        connect(m_phones.get(), &PhoneDialog::gameBegun, this, &MainWindow::showPad);
        connect(m_phones.get(), &PhoneDialog::watchRequested, m_watchFolder, &WatchFolderAction::chooseFolder);
    }
    return *m_phones;
}

void MainWindow::askAndOpen() {
    const QString filter = tr("Photos and games") +
                           QStringLiteral(" (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.heic *.heif *.json);;") +
                           tr("All files") + QStringLiteral(" (*)");
    const QString folder = m_document.path().isEmpty() ? photoFolder() : QFileInfo(m_document.path()).path();
    open(askForPhotos(this, tr("Open photos or a game"), filter, folder));
}

void MainWindow::exportGame() { m_document.path().isEmpty() ? exportGameAs() : saveTo(m_document.path()); }

void MainWindow::exportGameAs() {
    const QString suggested =
        m_document.path().isEmpty()
            ? QDir(savedFolder()).filePath(suggestedName(m_document.game()) + QStringLiteral(".json"))
            : m_document.path();
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the game"), suggested,
                                                      tr("Concord games") + QStringLiteral(" (*.json)"));
    if (!path.isEmpty()) {
        saveTo(path);
    }
}

void MainWindow::saveTo(const QString& path) {
    try {
        saveGame(fileOf(m_document.table()), path, protectedFiles());
        m_document.markSaved(path);
        rememberSavedFolder(path);
        m_messages->showDone([name = text::printable(
                                  QFileInfo(path).fileName())] { return tr("The game is exported to %1.").arg(name); },
                             folderOffer(path));
    } catch (const FileProblem& problem) {
        m_messages->showProblem(problem.text);
    }
}

files::ProtectedFiles MainWindow::protectedFiles() const {
    files::ProtectedFiles protectedFiles;
    for (int player = 0; player < m_document.playerCount(); ++player) {
        if (const auto& photo = m_document.playerState(player).photo) {
            for (const PhotoFile& file : photo->files) {
                if (QFileInfo(file.path).isAbsolute()) {  // otherwise only a name: of a pasted picture, for example
                    protectedFiles.inputs.add(files::toPath(file.path));
                }
            }
        }
    }
    record::addRecordFiles(protectedFiles.records,
                           m_recordPages ? m_recordPages->asyncRecord().location() : record::Location::standard());
    if (!m_autosaveFolder.isEmpty()) {
        protectedFiles.records.addFolder(files::toPath(m_autosaveFolder));
    }
    return protectedFiles;
}

}  // namespace concord::gui
