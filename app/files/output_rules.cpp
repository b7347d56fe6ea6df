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
Path behindLinks(const Path& path) {
    try {
        return targetOf(path).file;
    } catch (const std::system_error&) {
        return path;  // such as a folder
    }
}

bool isRegular(const struct stat& status) { return S_ISREG(status.st_mode); }

// A single line can be one game or the first of several lines of games.
bool isOfKind(Kind found, Kind wanted) {
    return found == Kind::Empty || found == wanted ||
           (found == Kind::GameLine && (wanted == Kind::Game || wanted == Kind::GameLines));
}

// Its changes may not have reached the file yet.
bool isInUse(const Path& database) {
    const std::vector<Path> files = databaseFiles(database);
    return std::any_of(files.begin() + 1, files.end(), [](const Path& log) {
        struct stat status {};
        return ::stat(log.c_str(), &status) == 0;
    });
}

[[noreturn]] void refuseInput() {
    throw InputError({},
                     {CONCORD_TEXT("expected another file for the output, this one is an input of the command"), {}});
}

[[noreturn]] void refuseKind(Kind found, Kind wanted, Replace replace) {
    const bool named = found != Kind::Unknown;
    const char* const text =
        replace == Replace::SameKind
            ? named ? CONCORD_TEXT(
                          "expected an empty file or one of the kind that is written (%1), this one is of "
                          "another kind (%2)")
                    : CONCORD_TEXT(
                          "expected an empty file or one of the kind that is written (%1), this one is of "
                          "another kind")
        : named ? CONCORD_TEXT(
                      "expected an empty file or one of the kind that is written (%1), this one is of another "
                      "kind (%2): --force replaces it")
                : CONCORD_TEXT(
                      "expected an empty file or one of the kind that is written (%1), this one is of another "
                      "kind: --force replaces it");
    throw InputError({}, {text, {nameOf(wanted), nameOf(found)}});
}

void expectFree(const Path& file, const ProtectedFiles& protectedFiles) {
    if (protectedFiles.records.has(file)) {
        throw InputError(
            {}, {CONCORD_TEXT("expected another file for the output, this one belongs to a record of games"), {}});
    }
    if (protectedFiles.inputs.has(file)) {
        refuseInput();
    }
    if (protectedFiles.outputs.has(file)) {
        throw InputError({}, {CONCORD_TEXT("expected a file of its own for each output"), {}});
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

// A device, such as the null device, may be input and output at once.
void FileSet::add(const Path& file) {
    File found = lookUp(behindLinks(file));
    if (!found.status || isRegular(*found.status)) {
        m_files.push_back(std::move(found));
    }
}

void FileSet::addOpen(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && isRegular(status)) {
        m_files.push_back({{}, status});
    }
}

void FileSet::addBelow(const Path& folder) { m_folders.push_back(lookUp(folder)); }

bool FileSet::hasFile(const File& file) const {
    return std::ranges::any_of(m_files, [&](const File& one) { return isSame(one, file); });
}

bool FileSet::has(const Path& file) const {
    const File found = lookUp(behindLinks(file));
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
    return ::fstat(descriptor, &status) == 0 && isRegular(status) && hasFile({{}, status});
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
        expectNotAnInput(target.descriptor, protectedFiles);
    } else {
        expectFree(target.file, protectedFiles);
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
        throw InputError({}, {CONCORD_TEXT("expected another file for the output, this one is a database in use"), {}});
    }
    if (replace != Replace::AnyKind && !isOfKind(found, kind)) {
        refuseKind(found, kind, replace);
    }
}

void expectNotAnInput(int descriptor, const ProtectedFiles& protectedFiles) {
    if (protectedFiles.inputs.hasOpen(descriptor) || protectedFiles.records.hasOpen(descriptor)) {
        refuseInput();
    }
}

}  // namespace concord::files
