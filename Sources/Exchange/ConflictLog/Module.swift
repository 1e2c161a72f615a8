// UIKit's log of constraints that contradict one another, read and written.
//
// Start with `Reading/ConflictLog.swift` and `Writing/SpellConflict.swift`.
//
// What does not belong here: finding conflicts: the solver does.
