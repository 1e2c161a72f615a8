// The program: its session, the roles of commands, and every command, one a file.
//
// Start with `Workbench.swift`, the list of commands, and `Session/Roles.swift`, what a command may do.
//
// What does not belong here: what another program could use: a command asks a module below and prints its answer.
