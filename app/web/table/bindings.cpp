// What JavaScript calls; bindings.js makes functions of it that are easy to use.
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
    const std::string_view what = function;
    try {
        answer = what == "state"         ? engine().state()
                 : what == "command"     ? engine().command(first)
                 : what == "area"        ? engine().area(first)
                 : what == "games"       ? concord::web::Engine::games()
                 : what == "newGame"     ? engine().newGame(first)
                 : what == "addPhoto"    ? engine().addPhoto(first)
                 : what == "photoRead"   ? engine().photoRead(first, second)
                 : what == "photoFailed" ? engine().photoFailed(first, second)
                 : what == "keep"        ? engine().keep()
                 : what == "open"        ? engine().open(first)
                 : what == "exportGame"  ? engine().exportGame(first)
                 : what == "why"         ? engine().why(first)
                 : what == "catalogue"   ? engine().catalogue(first)
                                         : std::string();
        if (what == "close") {
            engine().close();
        } else if (what == "setPlayerWord") {
            engine().setPlayerWord(first);
        } else if (what == "photoProgress") {
            engine().photoProgress(first, std::stod(second));
        }
    } catch (const std::exception&) {
        answer = concord::phone::errorJson(concord::phone::textOf(concord::phone::Refusal::Unreadable));
    }
    return answer.c_str();
}
