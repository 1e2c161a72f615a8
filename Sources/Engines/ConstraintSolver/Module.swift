// Linear constraints with strict priorities over real variables: values, ranges that are open, and minimal conflicts
// (docs/solver.md).
//
// Start with `LinearSystem.swift` and `Solver.swift`, then `LexicographicOptimizer.swift`.
//
// What does not belong here: views, points and anything else that the variables mean.
