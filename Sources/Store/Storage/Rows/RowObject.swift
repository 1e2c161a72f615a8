import DesignModel
import DesignText

/// An object of the working design, a row of its kind's table; each kind has a file beside this one.
protocol RowObject: DesignObject {
  static var table: RowTable<Self> { get }
}

/// An object in a screen as a row.
protocol ScreenRowObject: RowObject, ScreenObject {
  /// What people write for it, with the names of the screen; nil for kinds whose table has no such column.
  func spelled(in screen: Screen) -> String?
}

extension ScreenRowObject {
  func spelled(in screen: Screen) -> String? { nil }
}

extension ScreenLists {
  /// `kinds`, each with its table.
  static let rowObjects = kinds.map { kind in
    guard let object = kind as? any ScreenRowObject.Type else { preconditionFailure("\(kind) has no table") }
    return object
  }
}
