// Files that a command writes for a person: whole or not at all, and never in the place of an input.
#pragma once

#include "app/cli/inputs.h"
#include "app/files/file_writer.h"
#include "app/files/output_rules.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace concord::cli {

// Why an output was not written, with the file that is meant.
class OutputError : public InputError {
public:
    OutputError(std::string file, const InputError& error) : InputError(error), m_file(std::move(file)) {}

    const std::string& file() const { return m_file; }

private:
    std::string m_file;
};

// An output on its way: a file that is there once it is committed, or standard output. Throws OutputError where
// it cannot be written; what was there before stays.
class Output {
public:
    explicit Output(std::ostream& out) : m_out(&out) {}
    explicit Output(std::string file);

    void write(std::string_view bytes);
    void commit();

private:
    std::ostream* m_out = nullptr;  // standard output, or
    std::string m_name;
    std::unique_ptr<files::FileWriter> m_file;
};

// All outputs of one command.
class Outputs {
public:
    // force: whatever stands there is replaced, but no input.
    Outputs(Streams& streams, bool force) : m_streams(streams), m_force(force) {}

    // What must not be written. "-" is standard input.
    void addInput(const std::string& file);
    files::FileSet& records() { return m_taken.records; }

    // Throws OutputError where the file may not be written; nothing is made yet.
    void expectReplaceable(const std::string& file, files::Kind kind) const;
    // The same, and no other output may be this file.
    void claim(const std::string& file, files::Kind kind);
    // Of what was found to be replaceable.
    Output open(const std::string& file) const;
    void write(const std::string& file, std::string_view bytes) const;

    // "-", or the device of that name.
    bool isStandardOutput(const std::string& file) const;
    // A pipe or a device, beside which nothing can lie.
    static bool isFile(const std::string& file);

    // Where the report goes: results have standard output for themselves.
    std::ostream& report() const { return m_onStandardOutput ? m_streams.err : m_streams.out; }
    Terminal terminal() const { return m_onStandardOutput ? Terminal{} : m_streams.terminal; }

private:
    Streams& m_streams;
    bool m_force;
    files::Taken m_taken;
    bool m_onStandardOutput = false;
};

// --force of the commands that write files.
CLI::Option* addForceOption(CLI::App& command, bool& force);

// Throws OutputError.
void makeFolder(const std::string& folder);

}  // namespace concord::cli
