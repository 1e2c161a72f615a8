// What was found out, as plots, pictures and the page of a report.
//
// Start with `PictureScene.swift` and `ReportDrawing.swift`.
//
// What does not belong here: shapes and file formats: `Rendering` has them.
