// A game of Ann and Bob, and phones that change it.
#pragma once

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/phone/phone_engine.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/phone/photos_fake.h"

#include <gtest/gtest.h>
#include <QSignalSpy>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace concord::gui {

using nlohmann::json;

class PhoneEdits : public ::testing::Test {
protected:
    PhoneEdits() {
        NewGame game;
        game.players = {{"Ann", "#112233"}, {"Bob", "#445566"}};
        m_document.replace(tableFor(game), {});
        m_engine.emplace(m_document, m_photos);
    }

    // The engine reports the window's edits a moment later, several as one change.
    void waitForState() {
        QSignalSpy changed(&*m_engine, &PhoneEngine::stateChanged);
        changed.wait();
    }
    json state() const { return json::parse(*m_engine->state()); }
    std::int64_t revision() const { return state()["revision"]; }

    // Sends a command like a phone that has last seen the revision `known`; without it, the current one.
    json send(const std::string& client, json command, std::optional<std::int64_t> known = {}) {
        command["client"] = client;
        command["number"] = ++m_number;
        command["revision"] = known.value_or(revision());
        return sendAsIs(command);
    }
    json sendAsIs(const json& command) {
        bool possible = false;
        json answer = json::parse(m_engine->execute(phone::commandFromJson(command.dump()), possible));
        EXPECT_EQ(possible, !answer.contains("error"));
        return answer;
    }

    static json setStack(const char* cell, const json& stack, const char* player = "p1") {
        return {{"do", "set-stack"}, {"player", player}, {"cell", cell}, {"stack", stack}};
    }
    Stack stackAt(const char* cell, int player = 0) const {
        const std::optional<Board>& board = m_document.harmoniesPlayer(player).board;
        return board ? board->stack(cellNamed(cell)) : Stack();
    }

    Document m_document;
    FakePhotos m_photos;
    std::optional<PhoneEngine> m_engine;
    int m_number = 0;
};

}  // namespace concord::gui
