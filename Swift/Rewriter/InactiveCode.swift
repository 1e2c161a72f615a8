import SwiftSyntax

extension IfConfigClauseSyntax {
  /// True for what is not compiled here for sure: what only debug builds, SwiftUI's previews and other systems have.
  var isOff: Bool {
    let off: Set<Substring> = [
      "DEBUG", "canImport(SwiftUI)", "os(macOS)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "!os(iOS)",
      "canImport(AppKit)", "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)",
    ]
    let text = (condition?.trimmedDescription ?? "").filter { $0 != " " }
    return !text.contains("|") && text.split(separator: "&").contains { off.contains($0) }
  }
}
