#include "app/files/file_target.h"

#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>
#include <cerrno>
#include <charconv>
#include <system_error>

namespace concord::files {

namespace {

constexpr int maxLinks = 40;  // Linux's own limit

[[noreturn]] void fail(int why) { throw std::system_error(why, std::generic_category()); }

// A link in /proc stands for an open file; its text is not a path.
bool standsForOpenFile(const Path& link) {
    struct statfs system {};
    return ::statfs(folderOf(link).c_str(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}

// 63 for "/proc/self/fd/63"; -1 for anything that is not a descriptor of this process.
int ownDescriptor(const Path& link) {
    const std::string name = link.filename().native();
    const char* const end = name.data() + name.size();
    int number = -1;
    const auto [rest, error] = std::from_chars(name.data(), end, number);
    std::error_code ignored;
    const bool own = std::filesystem::equivalent(folderOf(link), "/proc/self/fd", ignored);
    return own && error == std::errc{} && rest == end ? number : -1;
}

}  // namespace

Path folderOf(const Path& file) { return file.has_parent_path() ? file.parent_path() : Path("."); }

Target targetOf(const Path& output) {
    Path file = output;
    for (int links = 0; links < maxLinks; ++links) {
        struct stat status {};
        if (::lstat(file.c_str(), &status) != 0) {
            if (errno == ENOENT && !standsForOpenFile(file)) {
                return {file};
            }
            fail(errno);
        }
        if (S_ISDIR(status.st_mode)) {
            fail(EISDIR);
        }
        if (!S_ISLNK(status.st_mode)) {
            return {file, !S_ISREG(status.st_mode)};
        }
        if (standsForOpenFile(file)) {
            return {file, true, ownDescriptor(file)};
        }
        std::error_code error;
        const Path next = std::filesystem::read_symlink(file, error);
        if (error) {
            throw std::system_error(error);
        }
        file = next.is_absolute() ? next : folderOf(file) / next;
    }
    fail(ELOOP);
}

}  // namespace concord::files
