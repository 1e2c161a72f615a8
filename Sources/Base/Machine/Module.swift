// The machine: its files, threads, processes, terminal and signals.
//
// Start with `Surroundings.swift`, what a program has around it, and `ChildProcess.swift`.
//
// What does not belong here: what is in a file or a process's output; nothing here knows of designs.
