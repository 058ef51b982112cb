#pragma once
// The web door: requests that cannot be read or served, and the words of `mitos serve`.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// What is wrong with the body of a request
inline constexpr Phrase webNotJson{"this is not JSON", "αυτό δεν είναι JSON"};
inline constexpr Phrase webTooDeep{"the JSON is nested more than {} deep", "το JSON έχει βάθος μεγαλύτερο από {}"};
inline constexpr Phrase webTooManyKeys{"an object of the JSON has more than {} keys",
                                       "ένα αντικείμενο του JSON έχει περισσότερα από {} κλειδιά"};
inline constexpr Phrase webKeyTwice{"the key '{}' stands twice", "το κλειδί «{}» υπάρχει δύο φορές"};
inline constexpr Phrase webNotObject{"the body has to be a JSON object", "το σώμα πρέπει να είναι αντικείμενο JSON"};
inline constexpr Phrase webUnknownKey{"the key '{}' is unknown here; known: {}",
                                      "το κλειδί «{}» είναι άγνωστο εδώ· γνωστά: {}"};
inline constexpr Phrase webMissingKey{"the key '{}' is missing", "λείπει το κλειδί «{}»"};
inline constexpr Phrase webNeedsText{"'{}' has to be a text", "το «{}» πρέπει να είναι κείμενο"};
inline constexpr Phrase webNeedsObject{"'{}' has to be a JSON object", "το «{}» πρέπει να είναι αντικείμενο JSON"};
inline constexpr Phrase webTextTooLong{"'{}' is longer than {} bytes", "το «{}» είναι μεγαλύτερο από {} byte"};
inline constexpr Phrase webNeedsFlag{"'{}' has to be true or false", "το «{}» πρέπει να είναι true ή false"};
inline constexpr Phrase webNeedsTexts{"'{}' has to be a list of at most {} texts",
                                      "το «{}» πρέπει να είναι κατάλογος έως {} κειμένων"};
inline constexpr Phrase webNotTogether{"'{}' and '{}' do not go together", "το «{}» και το «{}» δεν πάνε μαζί"};
inline constexpr Phrase webOneOf{"either '{}' or '{}' has to be there", "πρέπει να υπάρχει το «{}» ή το «{}»"};
inline constexpr Phrase webUnknownRequest{"'{}' is no request; known: {}", "το «{}» δεν είναι αίτημα· γνωστά: {}"};
inline constexpr Phrase webIdTaken{"a request with the id '{}' is still being answered",
                                   "ένα αίτημα με το id «{}» απαντάται ακόμη"};

// What is wrong in the games
inline constexpr Phrase webGameOver{"the game is over", "το παιχνίδι έχει τελειώσει"};
inline constexpr Phrase webMoveAfterEnd{"move {} comes after the end of the game",
                                        "η κίνηση {} έρχεται μετά το τέλος του παιχνιδιού"};
inline constexpr Phrase webUnsolvable{
    "the goal cannot be reached from this board: with plain moves only half of all boards can be solved",
    "ο στόχος δεν είναι εφικτός από αυτό το ταμπλό: με απλές κινήσεις λύνονται μόνο τα μισά ταμπλό"};

// Why a request is not served
inline constexpr Phrase webStopped{"the request was cancelled", "το αίτημα ακυρώθηκε"};
inline constexpr Phrase webQueueFull{"too many searches are waiting; please try again soon",
                                     "περιμένουν πάρα πολλές αναζητήσεις· δοκιμάστε ξανά σε λίγο"};
inline constexpr Phrase webTooManyJobs{"this connection has {} searches in flight already; please wait for one of them",
                                       "αυτή η σύνδεση έχει ήδη {} αναζητήσεις σε εξέλιξη· περιμένετε μία από αυτές"};
inline constexpr Phrase webNoMemory{"the system gives no more memory", "το σύστημα δεν δίνει άλλη μνήμη"};
inline constexpr Phrase webForeignHost{"this server does not answer for the host '{}'",
                                       "αυτός ο διακομιστής δεν απαντά για τον υπολογιστή «{}»"};
inline constexpr Phrase webForeignOrigin{"pages of '{}' may not use this server",
                                         "οι σελίδες του «{}» δεν επιτρέπεται να χρησιμοποιούν αυτόν τον διακομιστή"};
inline constexpr Phrase webBadTarget{"'{}' is no path of this server: it has to begin with '/'",
                                     "το «{}» δεν είναι διαδρομή αυτού του διακομιστή: πρέπει να αρχίζει με «/»"};
inline constexpr Phrase webNotFound{"there is nothing at '{}'", "δεν υπάρχει τίποτα στο «{}»"};
inline constexpr Phrase webWrongMethod{"'{}' takes {} only", "το «{}» δέχεται μόνο {}"};
inline constexpr Phrase webWrongType{"the body has to be application/json", "το σώμα πρέπει να είναι application/json"};
inline constexpr Phrase webBodyTooLarge{"the request is larger than {} KiB", "το αίτημα είναι μεγαλύτερο από {} KiB"};
inline constexpr Phrase webHeaderTooLarge{"the header of the request is larger than {} KiB",
                                          "η κεφαλίδα του αιτήματος είναι μεγαλύτερη από {} KiB"};
inline constexpr Phrase webTooSlow{"the request did not arrive in time", "το αίτημα δεν έφτασε εγκαίρως"};
inline constexpr Phrase webBadHttp{"this is not HTTP", "αυτό δεν είναι HTTP"};
inline constexpr Phrase webTransferEncoding{"the transfer encoding '{}' is not understood; known: chunked",
                                            "η κωδικοποίηση μεταφοράς «{}» δεν είναι γνωστή· γνωστή: chunked"};
inline constexpr Phrase webTooManyConnections{"too many connections", "πάρα πολλές συνδέσεις"};
inline constexpr Phrase webNeedsUpgrade{"this address takes WebSocket connections only",
                                        "αυτή η διεύθυνση δέχεται μόνο συνδέσεις WebSocket"};

// The page that is shown where the front end was not built
inline constexpr Phrase webNotBuiltTitle{"The web pages of Mitos were not built",
                                         "Οι ιστοσελίδες του Mitos δεν έχουν κατασκευαστεί"};
inline constexpr Phrase webNotBuilt{
    "This server works, but its binary was built without the front end, which needs Node 20.19 or newer.",
    "Ο διακομιστής λειτουργεί, αλλά το εκτελέσιμο κατασκευάστηκε χωρίς τις ιστοσελίδες, που χρειάζονται Node 20.19 ή "
    "νεότερο."};
inline constexpr Phrase webNotBuiltRemedy{
    "To get it, install Node, run npm ci and npm run build in the folder web, and start ./run again.",
    "Για να τις αποκτήσετε, εγκαταστήστε το Node, δώστε npm ci και npm run build στον φάκελο web και ξεκινήστε πάλι το "
    "./run."};
inline constexpr Phrase webNotBuiltApi{
    "Until then the requests under /api/ answer, and ./run menu opens the terminal's menu.",
    "Ως τότε τα αιτήματα κάτω από το /api/ απαντούν, και το ./run menu ανοίγει το μενού του τερματικού."};

// `mitos serve`
inline constexpr Phrase serveVerb{"The web app: play and solve in the browser",
                                  "Η εφαρμογή ιστού: παιχνίδι και λύσεις στον φυλλομετρητή"};
inline constexpr Phrase serveHostOption{
    "The address to listen on; other machines reach it only if this is not loopback",
    "Η διεύθυνση ακρόασης· άλλοι υπολογιστές τη φτάνουν μόνο αν δεν είναι τοπική"};
inline constexpr Phrase servePortOption{
    "The port (0: any; without this option 8420, or any if that is taken)",
    "Η θύρα (0: οποιαδήποτε· χωρίς την επιλογή 8420, ή οποιαδήποτε αν είναι πιασμένη)"};
inline constexpr Phrase serveThreadsOption{"How many searches run at once", "Πόσες αναζητήσεις τρέχουν ταυτόχρονα"};
inline constexpr Phrase serveOpenOption{"Open the browser where there is a display",
                                        "Ανοίγει τον φυλλομετρητή όπου υπάρχει οθόνη"};
inline constexpr Phrase serveStop{"Ctrl-C ends the server", "Το Ctrl-C τερματίζει τον διακομιστή"};
inline constexpr Phrase servePublic{
    "anyone on the network who reaches this machine can use this server: there is no log-in",
    "όποιος φτάνει αυτόν τον υπολογιστή από το δίκτυο μπορεί να χρησιμοποιεί τον διακομιστή: δεν υπάρχει σύνδεση με "
    "κωδικό"};
inline constexpr Phrase serveOthers{"other machines may reach it at {}", "άλλοι υπολογιστές τον βρίσκουν στο {}"};
inline constexpr Phrase cannotServe{"cannot start the server: {}", "αδύνατη η εκκίνηση του διακομιστή: {}"};
inline constexpr Phrase tooFewDescriptors{
    "the system gives too few descriptors to serve any connection (see ulimit -n)",
    "το σύστημα δίνει πολύ λίγους περιγραφητές αρχείων για να εξυπηρετηθεί σύνδεση (δείτε ulimit -n)"};
inline constexpr Phrase portTaken{"port {} of {} is taken; --port 0 takes any free one",
                                  "η θύρα {} του {} είναι πιασμένη· το --port 0 παίρνει οποιαδήποτε ελεύθερη"};
inline constexpr Phrase cannotListen{"cannot listen on {} port {}: {}", "αδύνατη η ακρόαση στο {} θύρα {}: {}"};
inline constexpr Phrase hostUnknown{"'{}' is no address of this machine",
                                    "το «{}» δεν είναι διεύθυνση αυτού του υπολογιστή"};

}  // namespace mitos::text
