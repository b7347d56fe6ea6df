// Runs `concord` in this process and captures what it writes.
#pragma once

#include "app/cli/command_line.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace concord::cli {

struct Outcome {
    int status = -1;
    std::string out;
    std::string err;
};

inline Outcome runConcord(const std::vector<std::string>& args, const std::string& input = {},
                          text::Terminal terminal = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{in, out, err, terminal};
    const int status = run(args, streams);
    return {status, out.str(), err.str()};
}

// A folder for the files of one test.
class Folder {
public:
    std::string path(const std::string& name) const {
        return m_dir.filePath(QString::fromStdString(name)).toStdString();
    }

    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }

    std::string read(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(path(name), std::ios::binary).rdbuf();
        return text.str();
    }

private:
    QTemporaryDir m_dir;
};

inline std::string sampleBoard(const std::string& name) { return CONCORD_SAMPLES_DIR "/boards/" + name; }
inline std::string samplePhoto(const std::string& name) { return CONCORD_SAMPLES_DIR "/photos/" + name; }
inline std::string testPhoto(const std::string& name) { return CONCORD_TEST_PHOTOS_DIR "/" + name; }

// The file's text; empty where there is none.
inline std::string contentsOf(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

inline std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

}  // namespace concord::cli
