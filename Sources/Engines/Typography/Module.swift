// AutoLayout's text measuring: Dynamic Type, the system font's metrics, and line breaking (docs/layout.md).
//
// Start with `SystemText.swift`, then `Lines/MeasureText.swift`.
//
// What does not belong here: constraints and frames.
