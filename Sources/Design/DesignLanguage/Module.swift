// A design's parts as text and back: constraints, visual format, conditions and claims, for commands, conflict logs
// and Swift source alike.
//
// Start with `Constraints/ReadConstraintText.swift`, then `Claims/ClaimText.swift`.
//
// What does not belong here: the words of a command line, and JSON: `WorkbenchKit` and `DesignText` have these. Visual
// format's grammar itself is in Swift/FormatGrammar, which the recorder reads by, too.
