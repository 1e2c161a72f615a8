// Scenes of Interface Builder's files beside a store: imported, checked on their canvas and on profiles, and written
// back.
//
// Start with `ImportScenes.swift` and `Checking/CheckFile.swift`, then `ExportInto.swift`.
//
// What does not belong here: xML, and what a file's elements mean: `InterfaceBuilder` knows these. The module is above
// `Findings`, whatever its folder, since files are checked as designs are.
