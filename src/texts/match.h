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
inline constexpr Phrase specTwice{"{}: the setting '{}' is said twice", "{}: η ρύθμιση «{}» δίνεται δύο φορές"};
inline constexpr Phrase specChampion{"{}: '{}' is for the champion, and these settings choose the textbook",
                                     "{}: το «{}» είναι για τον πρωταθλητή, κι αυτές οι ρυθμίσεις διαλέγουν τα βιβλία"};
inline constexpr Phrase specAlgorithm{
    "{}: a method (or seed) is a textbook search to the end of the game; it does not go with algorithm=champion",
    "{}: μια μέθοδος (ή σπόρος) είναι αναζήτηση του βιβλίου ως το τέλος· δεν πάει με algorithm=champion"};
inline constexpr Phrase specGtpDepth{
    "{}: GTP has no word for a depth; give it to the program's own command, or limit its time",
    "{}: το GTP δεν έχει λέξη για το βάθος· δώστε το στην εντολή του προγράμματος ή περιορίστε τον χρόνο"};
inline constexpr Phrase specNBoardTime{
    "{}: the NBoard protocol has no word for time; limit the depth, or hold it to --move-time without its knowledge",
    "{}: το πρωτόκολλο NBoard δεν έχει λέξη για τον χρόνο· περιορίστε το βάθος, ή βάλτε --move-time χωρίς να το "
    "γνωρίζει"};

// What holds for a player although it cannot be told
inline constexpr Phrase gtpUntoldDepth{"player {}: GTP has no word for a depth, so --depth is not for it",
                                       "παίκτης {}: το GTP δεν έχει λέξη για το βάθος, το --depth δεν το αφορά"};
inline constexpr Phrase nboardUntoldTime{
    "player {}: the NBoard protocol has no word for time; it is held to its limit without knowing it",
    "παίκτης {}: το πρωτόκολλο NBoard δεν έχει λέξη για τον χρόνο· το όριό του ισχύει χωρίς να το γνωρίζει"};

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
inline constexpr Phrase openingsRepeated{
    "{} of the openings [repeats|repeat] another one, turned or mirrored, and [is|are] left out",
    "{} [άνοιγμα επαναλαμβάνει|ανοίγματα επαναλαμβάνουν] άλλο, στραμμένο ή κατοπτρικό· [παραλείπεται|παραλείπονται]"};

// The file of a match
inline constexpr Phrase matchFileOther{
    "{}: line {} is no game of this match (other players, settings or openings); give another file to --out",
    "{}: η γραμμή {} δεν είναι παρτίδα αυτού του αγώνα (άλλοι παίκτες, ρυθμίσεις ή ανοίγματα)· δώστε άλλο αρχείο στο "
    "--out"};
inline constexpr Phrase matchFileResult{
    "no game of a match ends so: a whole and even number of discs from -64 to +64",
    "καμία παρτίδα αγώνα δεν τελειώνει έτσι: ακέραιος και άρτιος αριθμός πουλιών από -64 έως +64"};
inline constexpr Phrase matchFileBusy{"{} is being written by another match", "στο {} γράφει τώρα άλλος αγώνας"};

// The verb and its options
inline constexpr Phrase matchVerb{"Let two players of any kind play a match of Othello",
                                  "Αγώνας Othello δύο οποιωνδήποτε παικτών"};
inline constexpr Phrase playersLabel{"Players", "Παίκτες"};
inline constexpr Phrase openingsLabel{"Openings", "Ανοίγματα"};
inline constexpr Phrase playerValue{"PLAYER", "ΠΑΙΚΤΗΣ"};
inline constexpr Phrase clockValue{"TIME[+TIME]", "ΧΡΟΝΟΣ[+ΧΡΟΝΟΣ]"};
inline constexpr Phrase matchFirst{"The first player: mitos, mitos:depth=6,evaluation=NAME,time=0.1, or a program: "
                                   "gtp:COMMAND, nboard[depth=12]:COMMAND, "
                                   "ugi:COMMAND",
                                   "Ο πρώτος παίκτης: mitos, mitos:depth=6,evaluation=ΟΝΟΜΑ,time=0.1, ή πρόγραμμα: "
                                   "gtp:ΕΝΤΟΛΗ, nboard[depth=12]:ΕΝΤΟΛΗ, "
                                   "ugi:ΕΝΤΟΛΗ"};
inline constexpr Phrase matchSecond{"The second player, named in the same way",
                                    "Ο δεύτερος παίκτης, με τον ίδιο τρόπο"};
inline constexpr Phrase matchOpeningsOption{"So many openings, each from both sides (with --sprt: 500)",
                                            "Τόσα ανοίγματα, το καθένα και με τα δύο χρώματα (με --sprt: 500)"};
inline constexpr Phrase matchGamesOption{"The same as games: an even number", "Το ίδιο σε παρτίδες: άρτιος αριθμός"};
inline constexpr Phrase matchPliesOption{"Random moves of an opening; of a file: cut games after so many moves",
                                         "Τυχαίες κινήσεις του ανοίγματος· σε αρχείο: τόσες κινήσεις της παρτίδας"};
inline constexpr Phrase matchBalanceOption{
    "Keep only openings that the champion, ten plies deep, calls at most N discs from even",
    "Μόνο ανοίγματα που ο πρωταθλητής, σε βάθος δέκα, βρίσκει το πολύ N πούλια μακριά από την ισοπαλία"};
inline constexpr Phrase matchSeedOption{"Seed of the random openings", "Σπόρος των τυχαίων ανοιγμάτων"};
inline constexpr Phrase matchFileOption{"Openings from a file, one a line: moves, boards or GGF",
                                        "Ανοίγματα από αρχείο, ένα ανά γραμμή: κινήσεις, θέσεις ή GGF"};
inline constexpr Phrase matchDepthOption{"Plies that both may look ahead, where the player says nothing else",
                                         "Βάθος και για τους δύο, όπου ο παίκτης δεν ορίζει άλλο"};
inline constexpr Phrase matchMoveTimeOption{"Time for each move", "Χρόνος για κάθε κίνηση"};
inline constexpr Phrase matchClockOption{"Time for a whole game, and more after every move: 60+0.5",
                                         "Χρόνος για όλη την παρτίδα, και προσθήκη σε κάθε κίνηση: 60+0.5"};
inline constexpr Phrase matchTimeOption{"The first player uses no more time in all than the second has used",
                                        "Ο πρώτος δεν χρησιμοποιεί συνολικά περισσότερο χρόνο απ' όσον ο δεύτερος"};
inline constexpr Phrase matchMarginOption{"So much over the time is forgiven", "Τόση υπέρβαση χρόνου συγχωρείται"};
inline constexpr Phrase matchPatienceOption{"A program that says nothing for so long, without any limit, has lost",
                                            "Πρόγραμμα που σιωπά τόσο, χωρίς άλλο όριο, έχει χάσει"};
inline constexpr Phrase matchSprtOption{"End as soon as it is decided whether A is E1 Elo stronger, or only E0",
                                        "Τέλος μόλις κριθεί αν ο A είναι E1 Έλο ισχυρότερος ή μόνο E0"};
inline constexpr Phrase matchAdjudicateOption{"End a game when both players see the same side ahead by N discs",
                                              "Τέλος παρτίδας όταν και οι δύο βλέπουν την ίδια πλευρά μπροστά κατά N"};
inline constexpr Phrase matchConcurrencyOption{"Games at the same time", "Παρτίδες ταυτόχρονα"};
inline constexpr Phrase matchOutOption{"Save every game as GGF; the same command on this file goes on with the match",
                                       "Αποθήκευση κάθε παρτίδας σε GGF· η ίδια εντολή συνεχίζει τον αγώνα"};
inline constexpr Phrase gamesEven{"--games must be even, for every opening is played from both sides: not {}",
                                  "το --games είναι άρτιο, γιατί κάθε άνοιγμα παίζεται και με τα δύο χρώματα: όχι {}"};
inline constexpr Phrase playerTwice{"'{}' and {} name the same player", "το «{}» και το {} ονομάζουν τον ίδιο παίκτη"};
inline constexpr Phrase playerMissing{"a match needs two players; missing: {}",
                                      "ένας αγώνας θέλει δύο παίκτες· λείπει: {}"};

// What is told
inline constexpr Phrase matchProgress{"{} of {} [game|games]: +{} ={} -{}",
                                      "{} από {} [παρτίδα|παρτίδες]: +{} ={} -{}"};
inline constexpr Phrase matchHead{"Othello, a match: {} of {} [game|games], {}",
                                  "Othello, αγώνας: {} από {} [παρτίδα|παρτίδες], {}"};
inline constexpr Phrase matchResumed{"{} of them [was|were] there before", "{} από αυτές [υπήρχε|υπήρχαν] ήδη"};
inline constexpr Phrase columnTimeUsed{"time", "χρόνος"};
inline constexpr Phrase matchElo{"Elo of A over B: {} (95 %: {} to {}); A is the stronger one with {} %",
                                 "Έλο του A πάνω από τον B: {} (95 %: {} έως {})· ο A είναι ισχυρότερος με {} %"};
inline constexpr Phrase matchPrior{
    "One side won everything, which no finite number explains: half a drawn game was added.",
    "Μία πλευρά τα κέρδισε όλα, κάτι που κανένας αριθμός δεν εξηγεί: προστέθηκε μισή ισοπαλία."};
inline constexpr Phrase matchPairs{
    "Openings by A's points in both games, 0 to 2 in halves: {} {} {} {} {}",
    "Ανοίγματα κατά τους βαθμούς του A στις δύο παρτίδες, 0 έως 2 ανά μισό: {} {} {} {} {}"};
inline constexpr Phrase sprtLine{"SPRT: log-likelihood ratio {} between {} and {}, Elo {} against {}: {}",
                                 "SPRT: λογάριθμος λόγου πιθανοφάνειας {} μεταξύ {} και {}, Έλο {} ή {}: {}"};
inline constexpr Phrase sprtOpen{"not decided", "δεν κρίθηκε"};
inline constexpr Phrase sprtElo0{"the lower one is accepted", "γίνεται δεκτό το μικρότερο"};
inline constexpr Phrase sprtElo1{"the higher one is accepted", "γίνεται δεκτό το μεγαλύτερο"};
inline constexpr Phrase matchFault{"game {}: {} lost: {}{}", "παρτίδα {}: ο {} έχασε: {}{}"};
inline constexpr Phrase matchFaultsMore{"{} goes on failing; the count comes at the end",
                                        "ο {} συνεχίζει τα σφάλματα· το σύνολο στο τέλος"};
inline constexpr Phrase matchFaults{"{} lost {} of its games so: {}", "Ο {} έχασε {} [παρτίδα|παρτίδες] έτσι: {}"};
inline constexpr Phrase failingIllegal{"an illegal move", "παράνομη κίνηση"};
inline constexpr Phrase failingCrash{"the program ended", "το πρόγραμμα τερματίστηκε"};
inline constexpr Phrase failingHang{"no answer", "καμία απάντηση"};
inline constexpr Phrase failingTime{"its time was over", "τέλος χρόνου"};
inline constexpr Phrase failingFlood{"output without end", "ατελείωτη έξοδος"};
inline constexpr Phrase failingGarbage{"an answer that means nothing", "απάντηση χωρίς νόημα"};
inline constexpr Phrase failingClosed{"the program closed its pipe", "το πρόγραμμα έκλεισε τον αγωγό του"};
inline constexpr Phrase failingResigned{"resigned", "παραιτήθηκε"};

}  // namespace mitos::text
