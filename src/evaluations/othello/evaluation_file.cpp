#include "evaluations/othello/evaluation_file.h"

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/phrases.h"
#include "base/toml_reader.h"
#include "games/othello/size.h"
#include "texts/evaluations.h"

namespace mitos::evaluations::othello {
namespace {

using base::AllowedTable;
using base::say;

const base::TomlKind evaluationFile{text::evaluationValue,  text::evaluationHeading, text::evaluationRepeated,
                                    text::evaluationEquals, text::evaluationLine,    text::evaluationList,
                                    {"phase", "table"}};
const AllowedTable top{text::keyAtTop, {"name", "phase", "table"}};
const AllowedTable inTable{text::keyInTable, {"name", "size", "weights"}};

constexpr std::size_t longestTableName = 24;

// Whether a table may have this name. The name is a key below a phase, so it is spelled like one: small letters, digits
// and `-`. It has two characters at least, because one letter would resemble `c` and `x`.
bool isTableName(const std::string& name) {
    const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
    return name.size() >= 2 && name.size() <= longestTableName && small(name.front()) &&
           std::all_of(name.begin(), name.end(),
                       [&](char c) { return small(c) || (c >= '0' && c <= '9') || c == '-'; });
}

// Reads one file, part by part. Each error that it throws has the place of the fault.
class EvaluationFile {
  public:
    EvaluationFile(std::string_view text, const std::string& source) : toml_(text, source, evaluationFile) {}

    Formula read() {
        const toml::table root = toml_.parse();
        AllowedTable phases = inPhase({});
        toml_.onlyKeys(root, top, {top, phases, inTable});
        formula_.name = toml_.title(root, "name", text::evaluationName);
        if (const toml::node* tables = root.get("table")) readTables(parts(*tables), phases);
        phases = inPhase(tableNames());
        const toml::node* node = root.get("phase");
        if (node == nullptr) toml_.fail(root.source().begin, say(text::noPhases));
        for (const toml::node& phase : parts(*node)) readPhase(*phase.as_table(), phases);
        checkLast(*node);
        checkTables(root);
        return std::move(formula_);
    }

  private:
    [[nodiscard]] static AllowedTable inPhase(const std::vector<std::string_view>& tables) {
        AllowedTable known{text::keyInPhase, {"from", "to"}};
        for (const Term term : allTerms) known.keys.push_back(keyOf(term));
        known.keys.insert(known.keys.end(), tables.begin(), tables.end());
        return known;
    }

    [[nodiscard]] std::vector<std::string_view> tableNames() const {
        std::vector<std::string_view> names;
        for (const SquareTable& table : formula_.tables) names.push_back(table.name);
        return names;
    }

    // Returns the parts below the [[phase]] or [[table]] headings; fails if the node is anything else.
    [[nodiscard]] const toml::array& parts(const toml::node& node) const {
        if (!node.is_array_of_tables()) toml_.fail(node, say(text::evaluationRepeated));
        return *node.as_array();
    }

    // --- Tables ---

    void readTables(const toml::array& tables, const AllowedTable& phases) {
        for (const toml::node& entry : tables) {
            const toml::table& table = *entry.as_table();
            toml_.onlyKeys(table, inTable, {top, phases, inTable});
            readTable(table);
        }
    }

    void readTable(const toml::table& table) {
        SquareTable& named = tableNamed(toml_.need(table, "name"));
        const toml::node& sizeNode = toml_.need(table, "size");
        const int size = toml_.numberOf(sizeNode, "size", 4, 8);
        if (!games::othello::isSize(size)) toml_.fail(sizeNode, say(text::tableSize, size));
        if (named.forSize(size) != nullptr) toml_.fail(sizeNode, say(text::tableTwice, named.name, size, size));
        named.sizes.push_back({size, readWeights(toml_.need(table, "weights"), size)});
    }

    SquareTable& tableNamed(const toml::node& node) {
        const std::string name = toml_.textOf(node, "name");
        if (name == "from" || name == "to" || termOfKey(name)) toml_.fail(node, say(text::tableNameTaken, name));
        if (!isTableName(name)) toml_.fail(node, say(text::tableName, base::shownShort(name), longestTableName));
        for (SquareTable& known : formula_.tables) {
            if (known.name == name) return known;
        }
        if (formula_.tables.size() == mostTables) toml_.fail(node, say(text::tooManyTables, mostTables));
        return formula_.tables.emplace_back(SquareTable{name, {}});
    }

    [[nodiscard]] std::vector<int> readWeights(const toml::node& node, int size) const {
        const toml::array& rows = toml_.list(node, "weights", text::typeWeights);
        for (const toml::node& row : rows) {
            if (!row.is_array()) toml_.fail(row, say(text::wrongType, "weights", text::typeWeights));
        }
        if (static_cast<int>(rows.size()) != size) toml_.fail(node, say(text::tableRows, rows.size(), size, size));
        std::vector<int> weights;
        for (const toml::node& row : rows) {
            const toml::array& numbers = *row.as_array();
            if (static_cast<int>(numbers.size()) != size) {
                toml_.fail(row, say(text::tableColumns, numbers.size(), size, size));
            }
            for (const toml::node& number : numbers) {
                weights.push_back(toml_.numberOf(number, "weights", -mostCoefficient, mostCoefficient));
            }
        }
        return weights;
    }

    // --- Phases ---

    void readPhase(const toml::table& table, const AllowedTable& known) {
        toml_.onlyKeys(table, known, {top, known, inTable});
        if (formula_.phases.size() == mostPhases) toml_.fail(table, say(text::tooManyPhases, mostPhases));
        Phase phase;
        if (const toml::node* from = table.get("from")) phase.from = toml_.numberOf(*from, "from", 0, mostDiscs);
        if (const toml::node* to = table.get("to")) phase.to = toml_.numberOf(*to, "to", 0, mostDiscs);
        checkBorders(table, phase);
        bool any = false;
        const auto coefficient = [&](std::string_view key) {
            const toml::node* node = table.get(key);
            any = any || node != nullptr;
            return node == nullptr ? 0 : toml_.numberOf(*node, key, -mostCoefficient, mostCoefficient);
        };
        for (const Term term : allTerms) phase.terms[indexOf(term)] = coefficient(keyOf(term));
        for (const std::string_view name : tableNames()) {
            if (table.get(name) != nullptr) used_.push_back(name);
            phase.tables.push_back(coefficient(name));
        }
        if (!any) toml_.fail(table, say(text::phaseEmpty, termList(known)));
        for (const int size : formula_.sizes()) {
            const long long most = formula_.largestValue(phase, size);
            if (most > mostValue) toml_.fail(table, say(text::phaseTooLarge, size, size, most, mostValue));
        }
        formula_.phases.push_back(std::move(phase));
    }

    [[nodiscard]] static std::string termList(const AllowedTable& known) {
        std::string list;
        for (const std::string_view key : known.keys) {
            if (key != "from" && key != "to") list.append(list.empty() ? "" : ", ").append(key);
        }
        return list;
    }

    // Fails unless the phase begins right after the phase before it, or at 0 if it is the first, and does not end
    // before it begins.
    void checkBorders(const toml::table& table, const Phase& phase) const {
        const toml::node* from = table.get("from");
        const toml::node& begin = from != nullptr ? *from : table;
        if (phase.to < phase.from) {
            const toml::node* to = table.get("to");
            toml_.fail(to != nullptr ? *to : table, say(text::phaseBackwards, phase.to, phase.from));
        }
        if (formula_.phases.empty()) {
            if (phase.from != 0) toml_.fail(begin, say(text::phaseFirst));
            return;
        }
        const int before = formula_.phases.back().to;
        if (phase.from <= before) toml_.fail(begin, say(text::phaseOverlap, phase.from, before));
        if (phase.from > before + 1) toml_.fail(begin, say(text::phaseGap, before + 1, phase.from - 1));
    }

    void checkLast(const toml::node& phases) const {
        const toml::table& last = *phases.as_array()->back().as_table();
        if (formula_.phases.back().to != mostDiscs) {
            toml_.fail(toml_.need(last, "to"), say(text::phaseLast, mostDiscs));
        }
    }

    // --- The whole ---

    void checkTables(const toml::table& root) const {
        const toml::node* node = root.get("table");
        if (node == nullptr) return;
        for (const toml::node& entry : *node->as_array()) {
            const toml::node& name = *entry.as_table()->get("name");
            const std::string text = toml_.textOf(name, "name");
            if (std::find(used_.begin(), used_.end(), text) == used_.end()) {
                toml_.fail(name, say(text::tableUnused, text, text));
            }
        }
        if (formula_.sizes().empty()) {
            // The error is about the largest board and stands at the table that has no weights for it.
            const std::string& lacking = formula_.missingFor(8)->name;
            for (const toml::node& entry : *node->as_array()) {
                const toml::node& name = *entry.as_table()->get("name");
                if (toml_.textOf(name, "name") == lacking) toml_.fail(name, say(text::tablesApart, lacking, 8, 8));
            }
        }
    }

    base::TomlReader toml_;
    Formula formula_;
    std::vector<std::string_view> used_;  // the names of the tables that a phase names
};

}  // namespace

Formula readFormula(std::string_view text, const std::string& source) {
    Formula formula = EvaluationFile(text, source).read();
    formula.text = text;
    return formula;
}

}  // namespace mitos::evaluations::othello
