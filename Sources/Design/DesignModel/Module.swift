// A design and its layout as values: screens, views, constraints, variations, profiles, environments, and the edits
// that a design allows.
//
// Start with `Design/Screen.swift` and `Profiles/Profile.swift` (the question), `Layout/ScreenLayout.swift` (the
// answer).
//
// What does not belong here: text of files, SQL, solving and printing.
