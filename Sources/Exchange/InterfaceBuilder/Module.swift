// Storyboards and xibs: read as designs, read as their canvas showed them, written, and changed in place
// (docs/interface-builder.md); merged by object; as text for those who compare lines; what Xcode's projects say of where
// apps run.
//
// Start with `Documents/InterfaceBuilderFile.swift`, then `Design/BuildDesign.swift`; `WriteBack/WriteBack.swift` for
// the way back; `Merge/MergedInterface.swift`, then `Merge/MergePlan.swift`; `Text/InterfaceText.swift`;
// `Projects/XcodeProject.swift`.
//
// What does not belong here: the store, and folders of files.
