/// How `import-swift` reads an attribute off a view of the module `UIKit` that it compiles: pure data, of which
/// `Swift/UIKit/Recording/RecordedRows.swift` is made.
public enum RecorderSpelling: Sendable {
  /// A property, or a path of them; `isKept` where a recording has it though UIKit has that anyway.
  case property(String, isKept: Bool = false)
  /// An import of code comes without it; why.
  case notCarried(String)
}

extension UIKitSpelling {
  /// The property that holds what Swift sets, where that is one.
  var recorder: RecorderSpelling {
    switch self {
    case .statements(let statements, _) where statements.count == 1 && statements[0].hasSuffix(Self.setting):
      .property(String(statements[0].dropLast(Self.setting.count)))
    case .font(let part, _): .property("recordedFont?." + part.recorded)
    case .notCarried(let reason): .notCarried(reason)
    case .statements, .each, .inSuperview:
      preconditionFailure("A row doesn't say how the recorder reads what \(self) sets")
    }
  }

  private static let setting = " = %"
}

extension FontPart {
  /// The recorder's property of a font.
  fileprivate var recorded: String {
    switch self {
    case .style: "textStyle"
    case .family: "ownFamily"
    case .size: "recordedSize"
    case .weight: "ownWeight"
    case .monospacedDigits: "hasMonospacedDigits"
    case .smallCaps: "hasSmallCaps"
    }
  }
}
