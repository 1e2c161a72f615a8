// Opens the machine's shared libraries when a run needs them, so that no start pays for them.
//
// Start with `Library.swift`.
//
// What does not belong here: what a library does: whoever calls its functions declares them.
