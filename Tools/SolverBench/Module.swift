// The solver's benchmark, beside kiwi, which `make bench` runs (docs/performance.md).
//
// Start with `main.swift`.
//
// What does not belong here: anything that the program needs.
