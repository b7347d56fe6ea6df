// A game of any kind as a value.
#pragma once

#include <memory>
#include <typeinfo>
#include <utility>

namespace concord {

class GameModule;

// Holds one game, a value of the game's own type, and the module that understands it. Cheap to copy: the contents
// never change, an edit makes a new document.
class GameDocument {
public:
    GameDocument() = default;  // no game

    // T is the type that the module works with; it must be equality comparable.
    template <typename T>
    GameDocument(const GameModule& module, T game)
        : m_module(&module), m_game(std::make_shared<const Holder<T>>(std::move(game))) {}

    bool isEmpty() const { return m_game == nullptr; }
    // Not for an empty document.
    const GameModule& module() const { return *m_module; }

    // The game's own type; null for a game of another type, or none. Valid as long as any copy of the document.
    template <typename T>
    const T* get() const {
        const auto* holder = dynamic_cast<const Holder<T>*>(m_game.get());
        return holder == nullptr ? nullptr : &holder->game;
    }
    // The same; throws std::bad_cast for a game of another type.
    template <typename T>
    const T& as() const {
        const T* game = get<T>();
        if (game == nullptr) {
            throw std::bad_cast();
        }
        return *game;
    }

    friend bool operator==(const GameDocument& a, const GameDocument& b) {
        return a.m_game == b.m_game || (a.m_game && b.m_game && a.m_game->equals(*b.m_game));
    }

private:
    struct AnyGame {
        AnyGame() = default;
        AnyGame(const AnyGame&) = delete;
        AnyGame& operator=(const AnyGame&) = delete;
        virtual ~AnyGame() = default;
        virtual bool equals(const AnyGame& other) const = 0;
    };

    template <typename T>
    struct Holder : AnyGame {
        explicit Holder(T held) : game(std::move(held)) {}
        bool equals(const AnyGame& other) const override {
            const auto* same = dynamic_cast<const Holder*>(&other);
            return same != nullptr && game == same->game;
        }
        T game;
    };

    const GameModule* m_module = nullptr;
    std::shared_ptr<const AnyGame> m_game;
};

}  // namespace concord
