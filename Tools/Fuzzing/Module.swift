// What strangers' bytes are tried on, and screens made by chance (docs/reliability.md).
//
// Start with `main.swift` and `Targets/`.
//
// What does not belong here: anything that the program needs.
