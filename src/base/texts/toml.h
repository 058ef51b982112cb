#pragma once
// Files in TOML, whatever they describe: what the parser finds, and keys and values that are not as they should be.
// What shows an example of the kind of file stands with the other texts of that kind.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase tomlBroken{"this line cannot be read as TOML: {}", "η γραμμή δεν διαβάζεται ως TOML: {}"};
inline constexpr Phrase tomlEncoding{"this character is not encoded in UTF-8; save the file as UTF-8",
                                     "ο χαρακτήρας δεν είναι κωδικοποιημένος σε UTF-8· αποθηκεύστε το αρχείο ως UTF-8"};
inline constexpr Phrase tomlForeign{"'{}' may stand only in quotes or in a comment (#)",
                                    "το «{}» μπορεί να σταθεί μόνο μέσα σε εισαγωγικά ή σε σχόλιο (#)"};
inline constexpr Phrase tomlBlank{"this is not an ordinary blank: delete it and type a new one",
                                  "δεν είναι κανονικό κενό: σβήστε το και πληκτρολογήστε άλλο"};
inline constexpr Phrase tomlNoValue{"the value is missing", "λείπει η τιμή"};
inline constexpr Phrase tomlOpenText{
    "a text in quotes must end on its line: the closing quote is missing",
    "το κείμενο σε εισαγωγικά πρέπει να κλείνει στη γραμμή του: λείπει το δεύτερο εισαγωγικό"};
inline constexpr Phrase tomlBackslash{
    "a backslash has a special meaning in a text; here it has none and must go",
    "η ανάποδη κάθετος έχει ειδική σημασία μέσα σε κείμενο· εδώ δεν έχει καμία και πρέπει να φύγει"};
inline constexpr Phrase tomlTwice{"this is given twice; the first one already counts",
                                  "δίνεται δύο φορές· ισχύει ήδη η πρώτη"};
inline constexpr Phrase tomlOneALine{"nothing but a comment (#) may follow here on the same line",
                                     "εδώ, στην ίδια γραμμή, μόνο σχόλιο (#) μπορεί να ακολουθήσει"};
inline constexpr Phrase tomlNumber{"a number has digits only and does not begin with 0, such as 3",
                                   "ο αριθμός έχει μόνο ψηφία και δεν αρχίζει από 0, π.χ. 3"};

// Keys and their values
inline constexpr Phrase unknownKey{"unknown key '{}'; known here: {}", "άγνωστο κλειδί «{}»· γνωστά εδώ: {}"};
inline constexpr Phrase keyElsewhere{"the key '{}' does not belong here but {}",
                                     "το κλειδί «{}» δεν ανήκει εδώ αλλά {}"};
inline constexpr Phrase keyAtTop{"at the top, above the first heading in brackets",
                                 "στην αρχή, πάνω από την πρώτη επικεφαλίδα σε αγκύλες"};
inline constexpr Phrase missingKey{"the key '{}' is missing", "λείπει το κλειδί «{}»"};
inline constexpr Phrase missingHeading{"the heading [{}] is missing", "λείπει η επικεφαλίδα [{}]"};
inline constexpr Phrase wrongType{"'{}' must be {}", "το «{}» πρέπει να είναι {}"};
inline constexpr Phrase typeText{"a text in quotes", "κείμενο σε εισαγωγικά"};
inline constexpr Phrase typeNumber{"a whole number", "ακέραιος αριθμός"};
inline constexpr Phrase typeBool{"true or false", "true ή false"};
inline constexpr Phrase typeHeading{"'{}' is a heading: write [{}] on a line of its own",
                                    "το «{}» είναι επικεφαλίδα: γράψτε [{}] σε δική του γραμμή"};
inline constexpr Phrase oneHeading{"'{}' stands once and in single brackets: [{}]",
                                   "το «{}» μπαίνει μία φορά και σε μονές αγκύλες: [{}]"};
inline constexpr Phrase outOfRange{"'{}' must be from {} to {}", "το «{}» πρέπει να είναι από {} έως {}"};
inline constexpr Phrase unknownWord{"'{}' is no value of '{}'; known are: {}",
                                    "το «{}» δεν είναι τιμή του «{}»· γνωστές είναι: {}"};
inline constexpr Phrase wordTwice{"'{}' is given twice", "το «{}» δίνεται δύο φορές"};
inline constexpr Phrase emptyText{"'{}' must not be empty", "το «{}» δεν μπορεί να είναι κενό"};

}  // namespace mitos::text
