// A design's canonical JSON: each member of an object is declared once, for writing, reading, errors, references and
// schemas.
//
// Start with `Kinds/DesignKinds.swift`, then `Design/ViewForm.swift` as an example of a form.
//
// What does not belong here: other formats, and where JSON is kept.
