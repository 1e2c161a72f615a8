// Command lines in general: typed parameters, the table of commands, shell and NDJSON readers, help, formats of
// records.
//
// Start with `Command.swift`, then `Parameter.swift` and `Program.swift`.
//
// What does not belong here: any command of ours, and designs.
