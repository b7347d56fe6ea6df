// What may be left of files after a power failure: everything that was flushed, and any part of the rest.
#pragma once

#include "tests/app/record/file_log.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace concord::record {

class FileModel {
public:
    struct Node {
        bool isFolder = false;
        std::string bytes;
        std::map<std::string, std::size_t> entries;  // of a folder: indices of nodes by name
    };

    // Starts from a folder as it is on the disk now.
    explicit FileModel(const std::filesystem::path& folder) { read(folder); }
    // Adds what a program did to the folder since the constructor read it.
    void follow(const std::vector<FileOperation>& log);

    std::size_t steps() const { return m_steps.size(); }
    // Whether the program reported something before this step.
    bool hasReported(std::size_t step) const;

    // Calls `visit` with the states in which a power failure before this step may leave the files. If few steps are
    // unflushed, every subset of them is lost once. In any case, each of them is lost with all later ones, lost alone
    // and kept alone, and each write is half done. Of many writes to one file in a row, only the first and the last
    // are varied, unless everyWrite.
    void visitLeftovers(std::size_t step, bool everyWrite,
                        const std::function<void(const std::vector<Node>&)>& visit) const;

    static void write(const std::vector<Node>& nodes, const std::filesystem::path& folder);

private:
    struct Step {
        FileOperation::Kind kind = FileOperation::Kind::Failed;
        std::size_t node = 0;
        std::size_t folder = 0;
        std::size_t newFolder = 0;
        std::string name;
        std::string newName;
        std::uint64_t offset = 0;  // of Write; the new size for Truncate
        std::string bytes;
    };

    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    std::size_t read(const std::filesystem::path& path);
    void add(const FileOperation& operation, std::vector<Node>& now);
    void apply(const Step& step, bool half, std::vector<Node>& nodes) const;
    bool isFlushed(std::size_t step, std::size_t before) const;
    bool isWithinWrites(std::size_t step) const;
    std::vector<std::size_t> unflushed(std::size_t before) const;
    // The files after all steps before `before`, without those in `lost`, and with only half of the write `half`.
    std::vector<Node> leftover(std::size_t before, const std::set<std::size_t>& lost,
                               std::optional<std::size_t> half) const;

    std::vector<Node> m_start;
    std::vector<Step> m_steps;
    std::map<Inode, std::size_t> m_nodes;
    std::set<std::size_t> m_unnamed;
};

inline std::size_t FileModel::read(const std::filesystem::path& path) {
    const std::size_t at = m_start.size();
    m_start.emplace_back();
    m_nodes[file_log::inodeAt(path)] = at;
    if (std::filesystem::is_directory(path)) {
        m_start[at].isFolder = true;
        for (const auto& entry : std::filesystem::directory_iterator(path)) {
            const std::size_t child = read(entry.path());
            m_start[at].entries[entry.path().filename()] = child;
        }
    } else {
        std::ifstream in(path, std::ios::binary);
        m_start[at].bytes.assign(std::istreambuf_iterator<char>(in), {});
    }
    return at;
}

inline void FileModel::follow(const std::vector<FileOperation>& log) {
    std::vector<Node> now = m_start;
    for (const FileOperation& operation : log) {
        add(operation, now);
    }
    const std::size_t before = m_start.size();
    m_start.resize(now.size());  // files created since are empty at first
    for (std::size_t n = before; n < now.size(); ++n) {
        m_start[n].isFolder = now[n].isFolder;
    }
}

inline void FileModel::add(const FileOperation& operation, std::vector<Node>& now) {
    using Kind = FileOperation::Kind;
    const auto nodeOf = [&](Inode inode) {
        const auto found = m_nodes.find(inode);
        return found == m_nodes.end() ? none : found->second;
    };
    Step step{operation.kind, nodeOf(operation.inode), nodeOf(operation.folder), nodeOf(operation.newFolder),
              operation.name, operation.newName,       operation.offset,         operation.bytes};
    switch (operation.kind) {
        case Kind::Failed:
            return;
        case Kind::Unnamed:
        case Kind::Create:
        case Kind::MakeFolder:
            if (operation.kind != Kind::Create || m_unnamed.erase(step.node) == 0) {
                step.node = m_nodes[operation.inode] = now.size();
                now.emplace_back();
                now.back().isFolder = operation.kind == Kind::MakeFolder;
            }
            if (operation.kind == Kind::Unnamed) {
                m_unnamed.insert(step.node);
                return;
            }
            break;
        case Kind::Rename:
        case Kind::Remove:
            step.node = now[step.folder].entries.at(operation.name);
            break;
        case Kind::Write:
        case Kind::Truncate:
        case Kind::Sync:
        case Kind::SyncAll:
        case Kind::Say:
            break;
    }
    apply(step, false, now);
    m_steps.push_back(std::move(step));
}

inline void FileModel::apply(const Step& step, bool half, std::vector<Node>& nodes) const {
    using Kind = FileOperation::Kind;
    const auto removeEntry = [&](std::size_t folder, const std::string& name) {
        const auto entry = nodes[folder].entries.find(name);
        if (entry != nodes[folder].entries.end() && entry->second == step.node) {
            nodes[folder].entries.erase(entry);
        }
    };
    switch (step.kind) {
        case Kind::Create:
        case Kind::MakeFolder:
            nodes[step.folder].entries[step.name] = step.node;
            break;
        case Kind::Rename:
            removeEntry(step.folder, step.name);
            nodes[step.newFolder].entries[step.newName] = step.node;
            break;
        case Kind::Remove:
            removeEntry(step.folder, step.name);
            break;
        case Kind::Truncate:
            nodes[step.node].bytes.resize(step.offset);
            break;
        case Kind::Write: {
            const std::size_t size = half ? step.bytes.size() / 2 : step.bytes.size();
            std::string& bytes = nodes[step.node].bytes;
            bytes.resize(std::max<std::size_t>(bytes.size(), step.offset + size));
            bytes.replace(step.offset, size, step.bytes, 0, size);
            break;
        }
        default:
            break;
    }
}

inline bool FileModel::isFlushed(std::size_t step, std::size_t before) const {
    using Kind = FileOperation::Kind;
    const Step& change = m_steps[step];
    const bool isData = change.kind == Kind::Write || change.kind == Kind::Truncate;
    for (std::size_t s = step + 1; s < before; ++s) {
        const Step& sync = m_steps[s];
        const bool ofFolder =
            sync.node == change.folder || (change.kind == Kind::Rename && sync.node == change.newFolder);
        if (sync.kind == Kind::SyncAll || (sync.kind == Kind::Sync && (isData ? sync.node == change.node : ofFolder))) {
            return true;
        }
    }
    return false;
}

inline bool FileModel::hasReported(std::size_t step) const {
    for (std::size_t s = 0; s < step; ++s) {
        if (m_steps[s].kind == FileOperation::Kind::Say) {
            return true;
        }
    }
    return false;
}

// Whether the step is a write between two other writes to the same file.
inline bool FileModel::isWithinWrites(std::size_t step) const {
    const auto isWrite = [&](std::size_t s) {
        return s < m_steps.size() && m_steps[s].kind == FileOperation::Kind::Write &&
               m_steps[s].node == m_steps[step].node;
    };
    return step > 0 && isWrite(step - 1) && isWrite(step) && isWrite(step + 1);
}

inline std::vector<std::size_t> FileModel::unflushed(std::size_t before) const {
    using Kind = FileOperation::Kind;
    std::vector<std::size_t> steps;
    for (std::size_t s = 0; s < before; ++s) {
        const Kind kind = m_steps[s].kind;
        if (kind != Kind::Sync && kind != Kind::SyncAll && kind != Kind::Say && !isFlushed(s, before)) {
            steps.push_back(s);
        }
    }
    return steps;
}

inline std::vector<FileModel::Node> FileModel::leftover(std::size_t before, const std::set<std::size_t>& lost,
                                                        std::optional<std::size_t> half) const {
    std::vector<Node> nodes = m_start;
    for (std::size_t s = 0; s < before; ++s) {
        if (!lost.contains(s)) {
            apply(m_steps[s], s == half, nodes);
        }
    }
    return nodes;
}

inline void FileModel::visitLeftovers(std::size_t step, bool everyWrite,
                                      const std::function<void(const std::vector<Node>&)>& visit) const {
    if (!everyWrite && isWithinWrites(step)) {
        return;
    }
    const std::vector<std::size_t> unflushedSteps = unflushed(step);
    const std::set<std::size_t> all(unflushedSteps.begin(), unflushedSteps.end());
    const auto allExcept = [&](std::size_t one) {
        std::set<std::size_t> others = all;
        others.erase(one);
        return others;
    };
    constexpr std::size_t fewSteps = 6;
    for (std::size_t bits = 0; unflushedSteps.size() <= fewSteps && bits < (std::size_t{1} << unflushedSteps.size());
         ++bits) {
        std::set<std::size_t> lost;
        for (std::size_t c = 0; c < unflushedSteps.size(); ++c) {
            if ((bits >> c & 1U) != 0) {
                lost.insert(unflushedSteps[c]);
            }
        }
        visit(leftover(step, lost, std::nullopt));
    }
    visit(leftover(step, {}, std::nullopt));
    for (auto one = unflushedSteps.begin(); one != unflushedSteps.end(); ++one) {
        if (!everyWrite && isWithinWrites(*one)) {
            continue;
        }
        visit(leftover(step, {one, unflushedSteps.end()}, std::nullopt));
        visit(leftover(step, {*one}, std::nullopt));
        visit(leftover(step, allExcept(*one), std::nullopt));
        if (m_steps[*one].kind == FileOperation::Kind::Write) {
            visit(leftover(step, {}, *one));
            visit(leftover(step, allExcept(*one), *one));
        }
    }
}

inline void FileModel::write(const std::vector<Node>& nodes, const std::filesystem::path& folder) {
    const std::function<void(std::size_t, const std::filesystem::path&)> put = [&](std::size_t node,
                                                                                   const std::filesystem::path& path) {
        if (nodes[node].isFolder) {
            std::filesystem::create_directory(path);
            for (const auto& [name, child] : nodes[node].entries) {
                put(child, path / name);
            }
        } else if (!path.string().ends_with("-shm")) {  // SQLite rebuilds it from the -wal file
            std::ofstream(path, std::ios::binary) << nodes[node].bytes;
        }
    };
    put(0, folder);
}

}  // namespace concord::record
