// The function that bindings.js calls, and wraps for the page.
#include "app/web/table/engine.h"

#include <emscripten.h>

#include <exception>
#include <string>
#include <string_view>

namespace {

concord::web::Engine& engine() {
    static concord::web::Engine engine;
    return engine;
}

}  // namespace

// first: an id, JSON or a word; second: JSON or a number where there are two. The answer is valid until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* concord_table(const char* function, const char* first, const char* second) {
    static std::string answer;
    const std::string_view name = function;
    try {
        answer = name == "state"         ? engine().state()
                 : name == "command"     ? engine().command(first)
                 : name == "area"        ? engine().area(first)
                 : name == "games"       ? concord::web::Engine::games()
                 : name == "newGame"     ? engine().newGame(first)
                 : name == "addPhoto"    ? engine().addPhoto(first)
                 : name == "photoRead"   ? engine().photoRead(first, second)
                 : name == "photoFailed" ? engine().photoFailed(first, second)
                 : name == "keep"        ? engine().keep()
                 : name == "open"        ? engine().open(first)
                 : name == "exportGame"  ? engine().exportGame(first)
                 : name == "why"         ? engine().why(first)
                 : name == "catalogue"   ? engine().catalogue(first)
                                         : std::string();
        if (name == "close") {
            engine().close();
        } else if (name == "setPlayerWord") {
            engine().setPlayerWord(first);
        } else if (name == "photoProgress") {
            engine().photoProgress(first, std::stod(second));
        }
    } catch (const std::exception&) {
        answer = concord::phone::errorJson(concord::phone::textOf(concord::phone::Refusal::Unreadable));
    }
    return answer.c_str();
}
