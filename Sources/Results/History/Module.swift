// What is found out about many revisions: pairs of layouts and of findings, blame, bisection, and what a merge makes
// worse.
//
// Start with `Versions/LayoutPairs.swift`, then `Versions/RevisionTrial.swift`.
//
// What does not belong here: what a revision is, which `Storage` knows, and sentences on differences, which
// `Comparison` writes.
