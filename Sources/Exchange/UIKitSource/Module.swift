// A screen as the Swift source of a view that builds it with UIKit.
//
// Start with `SwiftSource.swift`.
//
// What does not belong here: running or reading Swift: `SwiftImport` does.
