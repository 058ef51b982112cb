#include "cli/serve_verb.h"

#include <spawn.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdlib>

#include "base/files.h"
#include "base/words.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "options/programs.h"
#include "texts/terminal.h"
#include "texts/web.h"
#include "web/server.h"

namespace mitos::cli {
namespace {

using base::say;

bool isSet(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

// Nothing is said where it fails: the address stands on the screen.
void openBrowser(std::string address) {
    if (!isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY")) return;
    std::signal(SIGCHLD, SIG_IGN);  // nobody waits for it
    std::string program = "xdg-open";
    char* const words[] = {program.data(), address.data(), nullptr};
    posix_spawn_file_actions_t quietly;
    posix_spawn_file_actions_init(&quietly);
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&quietly, stream, "/dev/null", 1 /* to write */, 0);
    pid_t child = 0;
    static_cast<void>(posix_spawnp(&child, program.c_str(), &quietly, nullptr, words, environ));
    posix_spawn_file_actions_destroy(&quietly);
}

}  // namespace

ExitCode serveWeb(const Context& context, const ServeOptions& options) {
    Console& console = context.console;
    web::ServerOptions server;
    server.host = orDefault(options::serveHost, options.host);
    if (!options.port.empty()) server.port = static_cast<unsigned>(readWhole(options::servePort, options.port));
    server.threads = readThreads(options::serveThreads, options.threads);
    server.data = base::dataDirectory(context.data);
    web::serve(server, [&](const web::Listening& listening) {
        if (context.json) {
            console.line(fmt::format(R"({{"address":"{}","port":{}}})", listening.address, listening.port));
        } else {
            console.line(listening.address);
        }
        console.flush();
        if (listening.isPublic) console.warn(say(text::servePublic));
        if (!listening.others.empty()) console.warn(say(text::serveOthers, base::listed(listening.others)));
        if (console.interactive) console.warn(say(text::serveStop));
        if (options.open) openBrowser(listening.address);
    });
    return ExitCode::done;
}

void addServe(CLI::App& root, Context& context) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App* app = addCommand(root, context, "serve", text::serveVerb, text::verbsLabel);
    addOption(*app, context, options::serveHost, options->host);
    addOption(*app, context, options::servePort, options->port);
    addOption(*app, context, options::serveThreads, options->threads);
    addFlag(*app, context, options::serveOpen, options->open);
    addCommon(*app, context);
    addExamples(*app, context, {"mitos serve", "mitos serve --open", "mitos serve --port 0 --json"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return serveWeb(context, *options); }; });
}

}  // namespace mitos::cli
