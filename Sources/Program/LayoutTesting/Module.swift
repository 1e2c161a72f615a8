// The same as `Layout` of a view that code builds with the module `UIKit`, on Linux (docs/library.md).
//
// Start with `LayoutOfView.swift`.
//
// What does not belong here: a process of its own: the code under test runs in the test.
