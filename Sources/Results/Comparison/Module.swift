// What changed between two designs and between their layouts, in sentences that are true of all that they name.
//
// Start with `Design/DesignDifference.swift` and `Layout/LayoutComparison.swift`.
//
// What does not belong here: solving and the store: both sides are handed in.
