import DesignModel

extension SwiftSpelling {
  /// A colour: one of UIKit's by its name, one of the app's by its name with its value for an app that lacks it.
  static func color(_ text: String) -> String {
    guard let color = ColorText(text) else { return "nil" }
    if color.isOfSystem, let name = color.name, !files.contains(name) { return ".\(name.dropLast(5))" }
    let value = color.value.map(components)
    guard let name = color.name, !color.isOfSystem else { return value ?? "nil" }
    return "UIColor(named: \(literal(name)))" + (value.map { " ?? \($0)" } ?? "")
  }

  /// Names that stand in files alone.
  private static let files: Set = [
    "tableCellGroupedBackgroundColor", "tableCellPlainBackgroundColor", "viewFlipsideBackgroundColor",
    "scrollViewTexturedBackgroundColor",
  ]

  private static func components(_ value: UInt32) -> String {
    let parts = [24, 16, 8, 0].map { (Double(value >> $0 & 0xFF) / 255).exact }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }
}
