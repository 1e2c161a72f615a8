// Files of translations (.strings, .xcstrings), and the texts that they are for.
//
// Start with `TranslationTable.swift`, then `TakeTranslations.swift`.
//
// What does not belong here: which languages are solved.
