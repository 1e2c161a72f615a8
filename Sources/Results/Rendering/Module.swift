// A screen and how it looks, and plots of results, as shapes; shapes as SVG, PNG, PDF, box drawing or an HTML page
// (docs/pictures.md).
//
// Start with `Screens/DrawScreen.swift`, then `Drawings/Drawing.swift`.
//
// What does not belong here: solving, auditing and the store: what is drawn is handed in.
