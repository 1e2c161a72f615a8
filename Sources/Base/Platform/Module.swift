// The machine's C library under one name, Glibc or Darwin.
//
// Start with `Platform.swift`.
//
// What does not belong here: anything of ours: what both systems have under other names is named once here, no more.
