// What other packages import: a screen laid out on profiles, with sentences on what is wrong (docs/library.md).
//
// Start with `Layout.swift`.
//
// What does not belong here: types of the modules below in a public declaration.
