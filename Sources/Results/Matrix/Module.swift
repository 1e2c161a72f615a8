// Screens on many profiles: what is remembered is not solved again, and environments that look alike to a screen are
// solved once.
//
// Start with `ProfileMatrix.swift`, then `Profiles/SharedKeys.swift` for what looks alike.
//
// What does not belong here: what is wrong with a layout: `Findings` asks for judgements.
