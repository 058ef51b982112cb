#pragma once
// Searches over turns laid open at the terminal.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Help
inline constexpr Phrase searchVerb{"One search laid open: value, line, counters, tree",
                                   "Μία αναζήτηση από μέσα: αξία, βαριάντα, μετρητές, δέντρο"};
inline constexpr Phrase techniquesLabel{"Techniques", "Τεχνικές"};
inline constexpr Phrase turnsAlgorithmOption{"How to search", "Τρόπος αναζήτησης"};
inline constexpr Phrase depthOption{"Plies to look ahead, or 'end' for the end of the game",
                                    "Πόσες κινήσεις μπροστά, ή «end» ως το τέλος του παιχνιδιού"};
inline constexpr Phrase gridDepthDefault{"end up to 12 empty cells, else 6", "end ως 12 κενά κελιά, αλλιώς 6"};
inline constexpr Phrase closedSetOption{"Remember the positions that were valued",
                                        "Θυμάται τις θέσεις που αξιολογήθηκαν (κλειστό σύνολο)"};
inline constexpr Phrase orderOption{"Order of moves: as listed, by weight, by a shallow search (alpha-beta)",
                                    "Σειρά κινήσεων: όπως παρατίθενται, κατά βάρος, με ρηχή αναζήτηση (άλφα-βήτα)"};
inline constexpr Phrase shallowOption{"Plies of the shallow search that orders moves",
                                      "Βάθος της ρηχής αναζήτησης που βάζει σειρά"};
inline constexpr Phrase extendOption{"Plies to look further where a line would end at an unquiet position: {}",
                                     "Πόσο πιο βαθιά όπου μια βαριάντα θα τελείωνε σε ανήσυχη θέση: {}"};
inline constexpr Phrase deepenOption{"Search to depth 1, 2, 3 … in turn", "Αναζήτηση σε βάθος 1, 2, 3 … διαδοχικά"};
inline constexpr Phrase gridEvaluationOption{"What judges a position where the depth ends",
                                             "Τι αξιολογεί μια θέση όπου τελειώνει το βάθος"};
inline constexpr Phrase tieSeedOption{"Seed of the choice between equally good moves (without: the first one)",
                                      "Σπόρος της επιλογής ανάμεσα σε ισάξιες κινήσεις (αλλιώς η πρώτη)"};
inline constexpr Phrase gridSearchSeedOption{
    "Seed of the start, where chance chooses it, and of the choice between equally good moves",
    "Σπόρος της αρχής, όπου την ορίζει η τύχη, και της επιλογής ανάμεσα σε ισάξιες κινήσεις"};
inline constexpr Phrase treeOption{"Write the tree of the search as JSON", "Γράφει το δέντρο της αναζήτησης ως JSON"};
inline constexpr Phrase gridUnquiet{"a side could win at once", "κάποιος μπορεί να κερδίσει αμέσως"};

// The report
inline constexpr Phrase searchGameOver{"The game is over; value {}.", "Το παιχνίδι τελείωσε· αξία {}."};
inline constexpr Phrase searchMove{"Move", "Κίνηση"};
inline constexpr Phrase searchTied{"Equally good", "Ισάξιες"};
inline constexpr Phrase searchTiedOnly{"no other", "καμία άλλη"};
inline constexpr Phrase searchValue{"Value", "Αξία"};
inline constexpr Phrase searchLine{"Line", "Βαριάντα"};
inline constexpr Phrase searchDepth{"Depth", "Βάθος"};
inline constexpr Phrase searchToTheEnd{"to the end of the game", "ως το τέλος του παιχνιδιού"};
inline constexpr Phrase searchExhaustive{"{} (the whole game was seen)", "{} (εξετάστηκε όλο το παιχνίδι)"};
inline constexpr Phrase searchMethod{"Method", "Μέθοδος"};
inline constexpr Phrase searchStates{"States checked", "Καταστάσεις"};
inline constexpr Phrase searchStatesValue{"{} in {} ({} a second)", "{} σε {} ({} το δευτερόλεπτο)"};
inline constexpr Phrase searchLeaves{"Leaves", "Φύλλα"};
inline constexpr Phrase searchCutOffs{"Cut-offs", "Αποκοπές"};
inline constexpr Phrase searchMemory{"Closed set", "Κλειστό σύνολο"};
inline constexpr Phrase searchMemoryValue{"{} [hit|hits], {} [position|positions], {}",
                                          "{} [εύρεση|ευρέσεις], {} [θέση|θέσεις], {}"};
inline constexpr Phrase searchExtended{"Extended", "Επεκτάσεις"};
inline constexpr Phrase searchOrdering{"For ordering", "Για τη σειρά"};
inline constexpr Phrase searchBranching{"Branching", "Διακλάδωση"};
inline constexpr Phrase searchBranchingValue{"{} effective, {} [ply|plies] deep", "{} ενεργός, βάθος {}"};
inline constexpr Phrase searchHalted{"Ended by {}: {} of the moves [was|were] valued, this is the best so far.",
                                     "Σταμάτησε ({}): κινήσεις που αξιολογήθηκαν: {}, αυτή είναι η καλύτερη ως τώρα."};
inline constexpr Phrase searchHaltedDeeper{"Ended by {} before a deeper search was complete.",
                                           "Σταμάτησε ({}) πριν ολοκληρωθεί βαθύτερη αναζήτηση."};
inline constexpr Phrase columnDepth{"depth", "βάθος"};
inline constexpr Phrase columnStates{"states", "καταστάσεις"};
inline constexpr Phrase treeWritten{"{}: {} [node|nodes] of the tree", "{}: {} [κόμβος|κόμβοι] του δέντρου"};
inline constexpr Phrase treeShortened{
    "{}: the first {} [node|nodes] of the tree; {} more [is|are] left out",
    "{}: {} [κόμβος|κόμβοι] από την αρχή του δέντρου· ακόμη {} [παραλείπεται|παραλείπονται]"};
inline constexpr Phrase orderNeedsAlphaBeta{"--order {} changes nothing for minimax: it looks at every move",
                                            "το --order {} δεν αλλάζει τίποτα στο minimax: εξετάζει κάθε κίνηση"};
inline constexpr Phrase needsOption{"{} changes nothing without {}", "το {} δεν αλλάζει τίποτα χωρίς {}"};
inline constexpr Phrase searchJudged{"{} (judged without a search)", "{} (εκτίμηση χωρίς αναζήτηση)"};
inline constexpr Phrase searchIncomplete{"{} (not complete)", "{} (δεν ολοκληρώθηκε)"};
inline constexpr Phrase progressTurns{"depth {}: {} [state|states], {}/s",
                                      "βάθος {}: {} [κατάσταση|καταστάσεις], {}/s"};

}  // namespace mitos::text
