// What reports and the help say of the pancake puzzle.
#include <array>

#include "api/pancakes/puzzle.h"
#include "texts/pancakes.h"
#include "texts/terminal.h"
#include "texts/writing/language.h"

namespace mitos::api::pancakes {

using base::say;

const paths::Words& Pancakes::words() {
    static constexpr paths::Words words{.count = text::stackCount,
                                        .column = text::columnStacks,
                                        .nearest = text::nearestStack,
                                        .noSolution = text::everyStackSorts,
                                        .atlasHardest = text::hardestStacks,
                                        .replayStep = text::stackStep,
                                        .fileEmpty = text::stackFileEmpty,
                                        .atlasTooLarge = text::stackAtlasNoMemory,
                                        .needsStart = text::needsStack,
                                        .oneOnly = text::oneStackOnly,
                                        .subject = text::pancakesSubject,
                                        .group = text::stacksLabel,
                                        .value = text::stackValue,
                                        .startHelp = text::stackStartOption,
                                        .goalHelp = text::stackGoalOption,
                                        .fileHelp = text::stackFileOption,
                                        .algorithmHelp = text::stackAlgorithmOption,
                                        .heuristicHelp = text::stackHeuristicOption,
                                        .weightHelp = text::weightOption,
                                        .atlasHelp = text::stackAtlasOption,
                                        .hardestHelp = text::stackHardestOption,
                                        .csvHelp = text::stackCsvOption};
    return words;
}

std::span<const paths::PuzzleOption<Pancakes::Options>> Pancakes::options() {
    static constexpr std::array<paths::PuzzleOption<Options>, 1> table{{{{.name = "size",
                                                                          .kind = options::Kind::whole,
                                                                          .help = text::stackSizeOption,
                                                                          .least = games::pancakes::leastPancakes,
                                                                          .most = games::pancakes::mostPancakes,
                                                                          .byDefault = "8"},
                                                                         &Options::size,
                                                                         "6 7 8 9 10 11 12"}}};
    return table;
}

std::vector<std::string> Pancakes::solveExamples() {
    return {"mitos solve pancakes --start \"3 8 1 6 2 7 4 5\"",
            "mitos solve pancakes --size 12 --random --seed 7 --algorithm idastar --json",
            "mitos solve pancakes --size 5 --start \"5 3 1 4 2\" --replay", "mitos solve pancakes --atlas --size 8"};
}

std::vector<std::string> Pancakes::compareExamples() {
    return {"mitos compare pancakes --start \"3 8 1 6 2 7 4 5\"",
            "mitos compare pancakes --random 20 --seed 1 --html methods.html",
            "mitos compare pancakes --size 10 --algorithms astar,idastar --random 10 --csv methods.csv"};
}

base::Message Pancakes::title() const { return say(text::stackTitle, size, write(goal)); }

base::Message Pancakes::atlasTitle() const { return say(text::stackAtlasTitle, size, write(goal)); }

base::Message Pancakes::comparisonTitle() const { return say(text::stackComparisonTitle, size); }

std::string Pancakes::moveWords(const Stack& /*before*/, const Stack& /*after*/, Move flip,
                                text::Language language) const {
    return say(text::flipWords, flip).in(language);
}

base::Message Pancakes::hintWords(const Stack& /*before*/, const Stack& /*after*/, Move flip, std::size_t left) const {
    return say(text::flipHint, flip, left);
}

}  // namespace mitos::api::pancakes
