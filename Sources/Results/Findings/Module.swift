// What is found about designs on many profiles: audits, assertions, explanations, repairs, sweeps and budgets of
// texts.
//
// Start with `Audits/LayoutAudit.swift`, then `Explanations/ExplainedScreen.swift`.
//
// What does not belong here: rules, which `Auditing` has; more than one revision, which `History` compares; and
// printing.
