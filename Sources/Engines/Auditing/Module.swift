// Rules over designs and layouts, one a file, what they find, and repairs (docs/audit.md).
//
// Start with `Audit.swift` and `Rules/RuleList.swift`; `Repairs/Remedy.swift` for repairs.
//
// What does not belong here: solving on many profiles, the store, and how a finding is printed.
