// Files that a command writes: completely or not at all, and never over an input.
#pragma once

#include "app/cli/inputs.h"
#include "app/files/file_writer.h"
#include "app/files/output_rules.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace concord::cli {

// Why an output was not written, with the name of its file.
class OutputError : public InputError {
public:
    OutputError(std::string file, const InputError& error) : InputError(error), m_file(std::move(file)) {}

    const std::string& file() const { return m_file; }

private:
    std::string m_file;
};

// An output in progress: a file that appears when it is committed, or standard output. Throws OutputError if the file
// cannot be written, and leaves a file of that name unchanged; standard output is checked when the command ends.
class Output {
public:
    explicit Output(std::ostream& out) : m_out(&out) {}
    explicit Output(std::string file);

    void write(std::string_view bytes);
    void commit();

private:
    std::ostream* m_out = nullptr;  // standard output; null: the file below
    std::string m_name;
    std::unique_ptr<files::FileWriter> m_file;
};

// All outputs of one command.
class Outputs {
public:
    // force: replaces files of any kind, but never inputs, records, other outputs or databases in use.
    Outputs(Streams& streams, bool force) : m_streams(streams), m_force(force) {}

    // Files that must not be written. "-" is standard input.
    void addInput(const std::string& file);
    files::FileSet& records() { return m_protectedFiles.records; }

    // Throws OutputError if the file must not be written; creates nothing yet.
    void expectReplaceable(const std::string& file, files::Kind kind) const;
    // The same, and no other output may use this file. If it is standard output, report() avoids it from now on.
    void reserve(const std::string& file, files::Kind kind);
    // Only for files that expectReplaceable() or reserve() accepted.
    Output open(const std::string& file) const;
    void write(const std::string& file, std::string_view bytes) const;

    // Whether the name is "-" or leads to standard output's descriptor, as /dev/stdout does.
    bool isStandardOutput(const std::string& file) const;
    // False for standard output, a pipe or a device, which have no folder for further files.
    static bool isFile(const std::string& file);

    // Where the report goes: standard error if an output goes to standard output.
    std::ostream& report() const { return m_onStandardOutput ? m_streams.err : m_streams.out; }
    text::Terminal terminal() const { return m_onStandardOutput ? text::Terminal{} : m_streams.terminal; }

private:
    Streams& m_streams;
    bool m_force;
    files::ProtectedFiles m_protectedFiles;
    bool m_onStandardOutput = false;
};

// --force of the commands that write files.
CLI::Option* addForceOption(CLI::App& command, bool& force);

// Throws OutputError.
void makeFolder(const std::string& folder);

}  // namespace concord::cli
