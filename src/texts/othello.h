#pragma once
// Othello: its boards and games as text, and counting its positions.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase othelloBlack{"black", "μαύρα"};
inline constexpr Phrase othelloWhite{"white", "λευκά"};

// Reading boards
inline constexpr Phrase othelloBadSize{"'{}' is not a size of an Othello board: 4, 6 or 8",
                                       "το «{}» δεν είναι μέγεθος ταμπλό Othello: 4, 6 ή 8"};
inline constexpr Phrase othelloBoardEmpty{"there is no board here: {} squares and the side to move are needed",
                                          "δεν υπάρχει ταμπλό εδώ: χρειάζονται {} τετράγωνα και ποιος παίζει"};
inline constexpr Phrase othelloForeignSquare{"'{}' is not a square: X x * are black, O o 0 white, - . _ empty",
                                             "το «{}» δεν είναι τετράγωνο: X x * μαύρο, O o 0 λευκό, - . _ κενό"};
inline constexpr Phrase othelloBoardShort{"the board ends after {} of its {} squares",
                                          "το ταμπλό τελειώνει μετά από {} από τα {} τετράγωνά του"};
inline constexpr Phrase othelloBoardLong{"more than the {} squares and the side to move",
                                         "περισσότερα από τα {} τετράγωνα και ποιος παίζει"};
inline constexpr Phrase othelloMoverMissing{"after the {} squares the side to move is missing: X or O",
                                            "μετά τα {} τετράγωνα λείπει ποιος παίζει: X ή O"};
inline constexpr Phrase othelloNoMover{"'{}' is not a side to move: X or O", "το «{}» δεν λέει ποιος παίζει: X ή O"};

// Reading games
inline constexpr Phrase othelloNoSquare{"'{}' is neither a square, such as d3, nor a pass (PA)",
                                        "το «{}» δεν είναι ούτε τετράγωνο, όπως d3, ούτε πάσο (PA)"};
inline constexpr Phrase othelloOffBoard{"{} is off this board of {}x{}", "το {} είναι έξω από το ταμπλό {}x{}"};
inline constexpr Phrase othelloTaken{"{} is taken: a disc stands there", "το {} είναι πιασμένο: έχει ήδη πούλι"};
inline constexpr Phrase othelloTurnsNothing{"{} is no move for {}: it turns no disc",
                                            "το {} δεν είναι κίνηση για τα {}: δεν γυρίζει κανένα πούλι"};
inline constexpr Phrase othelloNoPass{"no pass for {}, who can move: {}, for example",
                                      "δεν επιτρέπεται πάσο για τα {}, που έχουν κίνηση: π.χ. {}"};
inline constexpr Phrase othelloGameOver{"the game is over before this move",
                                        "το παιχνίδι έχει τελειώσει πριν από αυτή την κίνηση"};

// Counting positions
inline constexpr Phrase perftVerb{"Count the lines of play, a number that must not change",
                                  "Μετρά τις σειρές κινήσεων, ένα πλήθος που δεν πρέπει να αλλάζει"};
inline constexpr Phrase othelloSubject{"Othello on 8x8, 6x6 or 4x4", "Othello σε 8x8, 6x6 ή 4x4"};
inline constexpr Phrase perftDepthOption{
    "Moves in a line, a pass counted as one; a game that ends sooner is one line",
    "Κινήσεις ανά σειρά, το πάσο μετρά ως μία· παιχνίδι που τελειώνει νωρίτερα είναι μία σειρά"};
inline constexpr Phrase othelloSizeOption{"Squares on a side", "Τετράγωνα ανά πλευρά"};
inline constexpr Phrase othelloPositionOption{"The squares a1 b1 … h8 as X O -, then the side to move",
                                              "Τα τετράγωνα a1 b1 … h8 ως X O -, μετά ποιος παίζει"};
inline constexpr Phrase othelloMovesOption{"Moves made first, such as f5d6c3; passes left out or PA",
                                           "Κινήσεις που προηγούνται, π.χ. f5d6c3· πάσα χωρίς ή με PA"};
inline constexpr Phrase othelloMovesValue{"MOVES", "ΚΙΝΗΣΕΙΣ"};
inline constexpr Phrase positionValue{"POSITION", "ΘΕΣΗ"};
inline constexpr Phrase divideOption{"The count below each first move", "Το πλήθος κάτω από κάθε πρώτη κίνηση"};
inline constexpr Phrase perftNodesOption{"Limit on positions looked at: 10000, 5M",
                                         "Όριο θέσεων που εξετάζονται: 10000, 5M"};
inline constexpr Phrase perftTimeOption{"Time limit: 500ms, 10s, 2m, 1h", "Όριο χρόνου: 500ms, 10s, 2m, 1h"};
inline constexpr Phrase perftHead{"Othello {}x{}, {} to move: {} [move|moves] deep",
                                  "Othello {}x{}, παίζουν τα {}: βάθος {} [κίνησης|κινήσεων]"};
inline constexpr Phrase perftCount{"{} [line|lines] of play", "{} [σειρά|σειρές] κινήσεων"};
inline constexpr Phrase perftSpeed{"{} ({} a second)", "{} ({} ανά δευτερόλεπτο)"};
inline constexpr Phrase perftCut{"Not finished ({}): {} [line|lines] of play so far",
                                 "Δεν ολοκληρώθηκε ({}): {} [σειρά|σειρές] κινήσεων ως εδώ"};
inline constexpr Phrase perftProgress{"{} [line|lines] of play, {}/s, {} %", "{} [σειρά|σειρές] κινήσεων, {}/s, {} %"};
inline constexpr Phrase perftMoveColumn{"move", "κίνηση"};
inline constexpr Phrase perftCountColumn{"lines", "σειρές"};

// The end of a game
inline constexpr Phrase othelloFinalDraw{"a draw", "ισοπαλία"};
inline constexpr Phrase othelloFinalWin{"{} wins by {}", "νίκη: {} με διαφορά {}"};
inline constexpr Phrase othelloFinalWinOneEmpty{"{} wins by {} ({} with the empty square)",
                                                "νίκη: {} με διαφορά {} ({} με το κενό τετράγωνο)"};
inline constexpr Phrase othelloFinalWinEmpties{"{} wins by {} ({} with the empty squares)",
                                               "νίκη: {} με διαφορά {} ({} με τα κενά τετράγωνα)"};

}  // namespace mitos::text
