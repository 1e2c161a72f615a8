// The face of kiwi that the solver benchmark loads: one system in, its values out.
//
//   c++ -O3 -DNDEBUG -shared -fPIC -I HEADERS kiwi.cpp -o libkiwi.so
#include <kiwi/kiwi.h>
#include <cstdint>
#include <memory>
#include <vector>

namespace {
struct Run {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};
}  // namespace

extern "C" {

// Rows are `terms + constant (0 ==, 1 <=, 2 >=) 0`; a negative strength means required. Variables `width` and `height`
// are edited with strength `edit`.
Run* kiwi_build(
    int64_t variables, int64_t rows, const int64_t* starts, const int64_t* columns, const double* coefficients,
    const double* constants, const uint8_t* relations, const double* strengths, int64_t width, int64_t height,
    double edit) {
  auto run = std::make_unique<Run>();
  run->variables.resize(variables);
  static const kiwi::RelationalOperator operators[] = {kiwi::OP_EQ, kiwi::OP_LE, kiwi::OP_GE};
  for (int64_t row = 0; row < rows; row++) {
    std::vector<kiwi::Term> terms;
    for (int64_t place = starts[row]; place < starts[row + 1]; place++)
      terms.emplace_back(run->variables[columns[place]], coefficients[place]);
    run->solver.addConstraint(kiwi::Constraint(
        kiwi::Expression(std::move(terms), constants[row]), operators[relations[row]],
        strengths[row] < 0 ? kiwi::strength::required : strengths[row]));
  }
  run->solver.addEditVariable(run->variables[width], edit);
  run->solver.addEditVariable(run->variables[height], edit);
  return run.release();
}

void kiwi_suggest(Run* run, int64_t width, int64_t height, double points, double other) {
  run->solver.suggestValue(run->variables[width], points);
  run->solver.suggestValue(run->variables[height], other);
  run->solver.updateVariables();
}

void kiwi_values(Run* run, double* values) {
  for (size_t place = 0; place < run->variables.size(); place++) values[place] = run->variables[place].value();
}

void kiwi_free(Run* run) { delete run; }

const char* kiwi_version() { return KIWI_VERSION; }
}
