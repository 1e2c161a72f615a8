// Findings in the forms of services: SARIF, JUnit, GitHub's annotations, Markdown; one file a form.
//
// Start with `Report.swift` and `ReportFormat.swift`.
//
// What does not belong here: what a finding is about, and how findings are found.
