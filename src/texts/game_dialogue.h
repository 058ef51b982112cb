#pragma once
// The dialogue of every two-player game in the terminal: its options, its commands and what it answers.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Options
inline constexpr Phrase playVerb{"Play in the terminal", "Παιχνίδι στο τερματικό"};
inline constexpr Phrase loadOption{"Go on with a game from a file", "Συνέχεια παιχνιδιού από αρχείο"};
inline constexpr Phrase saveRecordOption{"Write the moves to a file when the game ends or is left",
                                         "Γράφει τις κινήσεις σε αρχείο όταν το παιχνίδι τελειώσει ή διακοπεί"};
inline constexpr Phrase playJson{"--json is for games without people: add --human none",
                                 "το --json είναι για παιχνίδια χωρίς ανθρώπους: προσθέστε --human none"};

// Commands; accents and capitals may be left out
inline constexpr Phrase commandHint{"hint", "υπόδειξη"};
inline constexpr Phrase commandUndo{"undo", "αναίρεση"};
inline constexpr Phrase commandMoves{"moves", "κινήσεις"};
inline constexpr Phrase commandBoard{"board", "ταμπλό"};
inline constexpr Phrase commandSave{"save", "αποθήκευση"};
inline constexpr Phrase commandLoad{"load", "φόρτωση"};
inline constexpr Phrase commandHelp{"help", "βοήθεια"};
inline constexpr Phrase commandQuit{"quit", "τέλος"};
inline constexpr Phrase commandExit{"exit", "έξοδος"};  // does what `quit` does

// What the commands do; a game says itself what its hint and its list of moves show
inline constexpr Phrase undoHelp{"take back your last move", "ανακαλεί την τελευταία σας κίνηση"};
inline constexpr Phrase boardHelp{"the board once more", "ξανά το ταμπλό"};
inline constexpr Phrase saveHelp{"write the game to a file", "γράφει το παιχνίδι σε αρχείο"};
inline constexpr Phrase loadHelp{"go on with a game from a file", "συνεχίζει παιχνίδι από αρχείο"};
inline constexpr Phrase helpHelp{"this text", "αυτό το κείμενο"};
inline constexpr Phrase quitHelp{"leave", "έξοδος"};

// Answers
inline constexpr Phrase nothingToUndo{"There is no move of yours to take back.",
                                      "Δεν υπάρχει δική σας κίνηση για ανάκληση."};
inline constexpr Phrase undoneMoves{"Taken back: {}.", "Ανακλήθηκαν: {}."};
inline constexpr Phrase noMovesYet{"No moves yet.", "Καμία κίνηση ακόμη."};
inline constexpr Phrase movesLine{"Moves: {}", "Κινήσεις: {}"};
inline constexpr Phrase needsFileName{"'{}' needs the name of a file.", "το «{}» χρειάζεται όνομα αρχείου."};
inline constexpr Phrase commandAlone{"'{}' stands alone: '{}' is too much.",
                                     "το «{}» μπαίνει μόνο του: περισσεύει το «{}»."};
inline constexpr Phrase gameSaved{"Saved: {}.", "Αποθηκεύτηκε: {}."};
inline constexpr Phrase gameLoaded{"Loaded: {}, {} [move|moves].", "Φορτώθηκε: {}, κινήσεις: {}."};
inline constexpr Phrase gameLeft{"The game is left.", "Το παιχνίδι εγκαταλείφθηκε."};
inline constexpr Phrase inputEnded{"the input ended before the game did", "η είσοδος τελείωσε πριν από το παιχνίδι"};

}  // namespace mitos::text
