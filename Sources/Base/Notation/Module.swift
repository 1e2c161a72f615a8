// How values are spelled as text and read from it: JSON with the forms that records have, numbers, shell words,
// tables, sentences, and faults with their place.
//
// Start with `JSON.swift`, then `Forms/Form.swift`, by which a value is written, read and described.
//
// What does not belong here: what a text is about: no view, no store, no command.
