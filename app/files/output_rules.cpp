#include "app/files/output_rules.h"

#include "app/files/database_files.h"
#include "scoring/json/input_error.h"

#include <algorithm>
#include <system_error>

namespace concord::files {

namespace {

// The path with links resolved, as far as it exists.
Path realPath(const Path& path) {
    std::error_code error;
    Path found = std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
    return error ? path : found;
}

// The target of a link, even if that does not exist yet.
Path linkTarget(const Path& path) {
    try {
        return targetOf(path).file;
    } catch (const std::system_error&) {
        return path;  // a folder, for example, is refused as a target
    }
}

bool isRegular(const struct stat& status) { return S_ISREG(status.st_mode); }

// A game alone on a single line may be a game file or JSON Lines.
bool isOfKind(Kind found, Kind wanted) {
    return found == Kind::Empty || found == wanted ||
           (found == Kind::GameLine && (wanted == Kind::Game || wanted == Kind::GameLines));
}

// Whether a journal, write-ahead log or its index lies beside the database: a program may have it open, with changes
// that are not in the file yet.
bool isInUse(const Path& database) {
    const std::vector<Path> files = databaseFiles(database);
    return std::any_of(files.begin() + 1, files.end(), [](const Path& log) {
        struct stat status {};
        return ::stat(log.c_str(), &status) == 0;
    });
}

[[noreturn]] void refuseInput() {
    throw InputError({}, {CONCORD_TEXT("expected a different output file: this one was read"), {}});
}

[[noreturn]] void refuseRecord() {
    throw InputError({}, {CONCORD_TEXT("expected a different output file: this one belongs to a record of games"), {}});
}

[[noreturn]] void refuseKind(Kind found, Kind wanted, Replace replace) {
    const bool named = found != Kind::Unknown;
    const char* const text =
        replace == Replace::SameKind
            ? named ? CONCORD_TEXT(
                          "expected an empty file or a file of the same kind as the output (%1), but this file is of a "
                          "different kind (%2)")
                    : CONCORD_TEXT(
                          "expected an empty file or a file of the same kind as the output (%1), but this file is of a "
                          "different kind")
        : named ? CONCORD_TEXT(
                      "expected an empty file or a file of the same kind as the output (%1), but this file is of a "
                      "different kind (%2); use --force to replace it")
                : CONCORD_TEXT(
                      "expected an empty file or a file of the same kind as the output (%1), but this file is of a "
                      "different kind; use --force to replace it");
    throw InputError({}, {text, {nameOf(wanted), nameOf(found)}});
}

void expectNotProtected(const Path& file, const ProtectedFiles& protectedFiles) {
    if (protectedFiles.records.has(file)) {
        refuseRecord();
    }
    if (protectedFiles.inputs.has(file)) {
        refuseInput();
    }
    if (protectedFiles.outputs.has(file)) {
        throw InputError({}, {CONCORD_TEXT("expected a separate file for each output"), {}});
    }
}

}  // namespace

FileSet::File FileSet::lookUp(const Path& path) {
    File file{realPath(path), {}};
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0) {
        file.status = status;
    }
    return file;
}

bool FileSet::isSame(const File& a, const File& b) {
    const bool both = a.status && b.status;
    return (!a.path.empty() && a.path == b.path) ||
           (both && a.status->st_dev == b.status->st_dev && a.status->st_ino == b.status->st_ino);
}

void FileSet::add(const Path& file) {
    File found = lookUp(linkTarget(file));
    if (!found.status || isRegular(*found.status)) {  // a device, such as /dev/null, may be input and output at once
        m_files.push_back(std::move(found));
    }
}

void FileSet::addOpen(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && isRegular(status)) {
        m_files.push_back({{}, status});
    }
}

void FileSet::addFolder(const Path& folder) { m_folders.push_back(lookUp(folder)); }

bool FileSet::hasFile(const File& file) const {
    return std::ranges::any_of(m_files, [&](const File& one) { return isSame(one, file); });
}

bool FileSet::has(const Path& file) const {
    const File found = lookUp(linkTarget(file));
    if (hasFile(found)) {
        return true;
    }
    for (Path folder = found.path; folder.has_relative_path(); folder = folder.parent_path()) {
        const File above = lookUp(folder);
        if (std::ranges::any_of(m_folders, [&](const File& one) { return isSame(one, above); })) {
            return true;
        }
    }
    return false;
}

bool FileSet::hasOpen(int descriptor) const {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0 || !isRegular(status)) {
        return false;
    }
    std::error_code error;
    const Path name = std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), error);
    return hasFile({{}, status}) || (!error && has(name));
}

void addDatabase(FileSet& set, const Path& file) {
    for (const Path& path : {file, realPath(file)}) {
        for (const Path& one : databaseFiles(path)) {
            set.add(one);
        }
    }
}

void expectReplaceable(const Path& output, Kind kind, const ProtectedFiles& protectedFiles, Replace replace) {
    Target target;
    try {
        target = targetOf(output);
    } catch (const std::system_error& error) {
        throw InputError({}, {CONCORD_TEXT("expected a file that can be written: %1"), {error.code().message()}});
    }
    if (target.descriptor >= 0) {
        expectNotProtected(target.descriptor, protectedFiles);
    } else {
        expectNotProtected(target.file, protectedFiles);
    }
    struct stat status {};
    if (target.writeDirectly || ::stat(target.file.c_str(), &status) != 0) {
        return;
    }
    Kind found = Kind::Unknown;
    try {
        found = kindOf(target.file);
    } catch (const std::system_error&) {
        // Writable but not readable: its kind is unknown.
    }
    if (found == Kind::Sqlite && isInUse(target.file)) {
        throw InputError({}, {CONCORD_TEXT("expected a different output file: this one is a database in use"), {}});
    }
    if (replace != Replace::AnyKind && !isOfKind(found, kind)) {
        refuseKind(found, kind, replace);
    }
}

void expectNotProtected(int descriptor, const ProtectedFiles& protectedFiles) {
    if (protectedFiles.records.hasOpen(descriptor)) {
        refuseRecord();
    }
    if (protectedFiles.inputs.hasOpen(descriptor)) {
        refuseInput();
    }
}

}  // namespace concord::files
