#include "app/cli/record_commands.h"

#include "app/files/output_rules.h"
#include "app/record/backup.h"
#include "app/record/emptied.h"
#include "app/record/rebuild.h"
#include "app/record/record_error.h"
#include "app/record/restore.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <ostream>

namespace concord::cli {

namespace {

struct RestoreCommand {
    Q_DECLARE_TR_FUNCTIONS(RestoreCommand)
};

void list(const record::Location& location, Streams& streams) {
    const auto backups = record::backupsOf(location);
    if (backups.empty()) {
        streams.out << utf8(RestoreCommand::tr("There is no backup.")) << '\n';
    }
    for (const record::Backup& backup : backups) {
        streams.out << utf8(text::printable(backup.file)) << "  "
                    << utf8(backup.modifiedAt.toString(QStringLiteral("yyyy-MM-dd HH:mm"))) << '\n';
    }
    const QString former = location.formerServerFolder() + QStringLiteral("/backups");
    if (!location.formerServerFolder().isEmpty() && QFileInfo::exists(former)) {
        streams.err
            << utf8(text::printable(
                   RestoreCommand::tr(
                       "Backups by earlier versions of Concord are in %1; some may be of another server on that host.")
                       .arg(former)))
            << '\n';
    }
}

void rebuild(const record::Location& location, Streams& streams) {
    const record::Rebuilt rebuilt = record::rebuildFromCopies(location);
    streams.out << utf8(RestoreCommand::tr("%n game(s) brought back from their copies.", nullptr, rebuilt.games))
                << '\n';
    if (!rebuilt.replacedFile.isEmpty()) {
        streams.out << utf8(text::printable(
                           RestoreCommand::tr("The former file was kept as %1.").arg(rebuilt.replacedFile)))
                    << '\n';
    }
    for (const auto& [file, problem] : rebuilt.problems) {
        streams.err << errorMessage(utf8(file), problem) << '\n';
    }
}

void refuseTheRecordItself(const record::Location& location, const std::string& backup) {
    files::FileSet record;
    files::addDatabase(record, files::toPath(location.file()));
    if (!location.isServer() && record.has(backup)) {
        throw InputError({}, {CONCORD_TEXT("expected a backup, this is the record itself"), {}});
    }
}

void startAnew(const record::Location& location, Streams& streams) {
    const QString aside = record::startAnew(location);
    streams.out
        << utf8(text::printable(
               RestoreCommand::tr("The copies were set aside as %1. The record starts with no game.").arg(aside)))
        << '\n';
}

void restore(const record::Location& location, const RestoreOptions& options, Streams& streams) {
    refuseTheRecordItself(location, options.backup);
    record::RestoreOptions how;
    how.backUpFirst = !options.noBackup;
    const QString former = record::restoreBackup(location, checkedRecordName(options.backup), how);
    streams.out << utf8(RestoreCommand::tr("The backup was restored.")) << '\n';
    if (!former.isEmpty()) {
        streams.out << utf8(text::printable(RestoreCommand::tr("The previous record was kept as %1.").arg(former)))
                    << '\n';
    } else if (options.noBackup) {
        streams.out << utf8(RestoreCommand::tr("The previous record was not kept.")) << '\n';
    }
}

}  // namespace

CLI::App* addRestore(CLI::App& app, RestoreOptions& options) {
    CLI::App* command = app.add_subcommand(
        "restore", utf8(RestoreCommand::tr("List the backups of the record, make one, or restore one")));
    CLI::Option* backup = command->add_option(
        "BACKUP", options.backup, utf8(RestoreCommand::tr("The backup to restore; without it they are listed")));
    backup->type_name("");
    addDatabaseOption(*command, options);
    command
        ->add_flag(
            "--no-backup", options.noBackup,
            utf8(RestoreCommand::tr("Restore without backing up the current record first: it is lost, unless its "
                                    "file is damaged")))
        ->needs(backup);
    CLI::Option* make = command->add_flag("--backup", options.makeBackup, utf8(RestoreCommand::tr("Make a backup now")))
                            ->excludes(backup);
    CLI::Option* rebuilding =
        command->add_flag("--rebuild", options.rebuild,
                          utf8(RestoreCommand::tr("Rebuild a damaged record from the copies of the games beside it")));
    rebuilding->excludes(backup)->excludes(make);
    command
        ->add_flag(
            "--start-anew", options.startAnew,
            utf8(RestoreCommand::tr("Set aside the copies of a record whose file is empty or missing, and start with "
                                    "no game")))
        ->excludes(backup)
        ->excludes(make)
        ->excludes(rebuilding);
    return command;
}

int runRestore(const RestoreOptions& options, Streams& streams) {
    std::string shown = options.database;
    try {
        const record::Location location = locationOf(options);
        shown = utf8(location.displayName());
        if (options.rebuild) {
            rebuild(location, streams);
        } else if (options.startAnew) {
            startAnew(location, streams);
        } else if (options.makeBackup) {
            streams.out << utf8(text::printable(record::backUpNow(location))) << '\n';
        } else if (!options.backup.empty()) {
            restore(location, options, streams);
        } else {
            list(location, streams);
        }
        return Success;
    } catch (const record::BackupFailed& error) {
        streams.err << errorMessage(shown, error) << '\n'
                    << utf8(RestoreCommand::tr(
                           "Nothing was changed, because the current record could not be backed up first. "
                           "\"--no-backup\" restores the backup without keeping the current record."))
                    << '\n';
        return Failure;
    } catch (const InputError& error) {
        streams.err << errorMessage(shown, error) << '\n';
        return Failure;
    }
}

}  // namespace concord::cli
