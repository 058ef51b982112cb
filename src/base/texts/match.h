#pragma once
// Matches between players of any kind: what goes wrong, and what `mitos match` says.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Players
inline constexpr Phrase cannotStart{"cannot start '{}': {}", "δεν μπορεί να ξεκινήσει το «{}»: {}"};
inline constexpr Phrase noSuchProgram{"the command '{}' cannot be run: no such program, or not executable",
                                      "η εντολή «{}» δεν εκτελείται: δεν υπάρχει ή δεν είναι εκτελέσιμη"};
inline constexpr Phrase specKind{"{}: '{}' is not a kind of player; known: {}",
                                 "{}: το «{}» δεν είναι είδος παίκτη· γνωστά: {}"};
inline constexpr Phrase specBracket{"{}: the bracket in '{}' is not closed", "{}: η αγκύλη στο «{}» δεν κλείνει"};
inline constexpr Phrase specColon{"{}: in '{}' a colon belongs between the kind of player and what follows",
                                  "{}: στο «{}» λείπει η άνω-κάτω τελεία μετά το είδος του παίκτη"};
inline constexpr Phrase specNoCommand{"{}: '{}' names no program; say it after the colon: gtp:./engine -x",
                                      "{}: το «{}» δεν ονομάζει πρόγραμμα· δώστε το μετά την τελεία: gtp:./engine -x"};
inline constexpr Phrase specSetting{"{}: '{}' is no setting; they look like depth=6",
                                    "{}: το «{}» δεν είναι ρύθμιση· γράφονται όπως depth=6"};
inline constexpr Phrase specKey{"{}: the setting '{}' is not known; known: {}",
                                "{}: η ρύθμιση «{}» δεν είναι γνωστή· γνωστές: {}"};
inline constexpr Phrase specValue{"{}: {}={} makes no sense; for example {}",
                                  "{}: το {}={} δεν βγάζει νόημα· για παράδειγμα {}"};

inline constexpr Phrase nboardNoClock{
    "player {}: the NBoard protocol has no clock, so its time cannot be held to the other's (--match-time)",
    "παίκτης {}: το πρωτόκολλο NBoard δεν έχει χρονόμετρο, ο χρόνος του δεν ρυθμίζεται από τον άλλον (--match-time)"};
inline constexpr Phrase ugiNeedsLimit{"player {}: a UGI program needs a limit: --move-time, --clock or --depth",
                                      "παίκτης {}: ένα πρόγραμμα UGI θέλει όριο: --move-time, --clock ή --depth"};
inline constexpr Phrase gtpUsualStart{
    "player {}: a GTP program can only be given games from the usual start, not the boards of these openings",
    "παίκτης {}: ένα πρόγραμμα GTP δέχεται μόνο παρτίδες από τη συνηθισμένη αρχή, όχι τις θέσεις αυτών των ανοιγμάτων"};

// Openings
inline constexpr Phrase openingOver{"the game is over here: no opening",
                                    "η παρτίδα έχει τελειώσει εδώ: δεν είναι άνοιγμα"};
inline constexpr Phrase openingSize{"matches are played on 8x8", "οι αγώνες παίζονται σε 8x8"};
inline constexpr Phrase openingsNone{"no opening in {}", "κανένα άνοιγμα στο {}"};
inline constexpr Phrase openingsRepeated{"{} of the openings repeat another one, turned or mirrored; they are left out",
                                         "{} ανοίγματα επαναλαμβάνουν άλλο, στραμμένο ή κατοπτρικό· παραλείπονται"};

// The file of a match
inline constexpr Phrase matchFileOther{
    "{}: line {} is no game of this match (other players, settings or openings); give another file to --out",
    "{}: η γραμμή {} δεν είναι παρτίδα αυτού του αγώνα (άλλοι παίκτες, ρυθμίσεις ή ανοίγματα)· δώστε άλλο αρχείο στο "
    "--out"};
inline constexpr Phrase matchFileBusy{"{} is being written by another match", "στο {} γράφει τώρα άλλος αγώνας"};

}  // namespace mitos::text
