/// What classes are called, which takes long to ask, and is asked again for each layout.
enum ClassNames {
  /// A class's name without its module.
  static func plain(_ type: AnyClass) -> String { names(of: type).plain }

  /// True for a class that UIKit declares itself.
  static func isOfUIKit(_ type: AnyClass) -> Bool { names(of: type).isOfUIKit }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: (plain: String, isOfUIKit: Bool)] = [:]

  private static func names(of type: AnyClass) -> (plain: String, isOfUIKit: Bool) {
    if let names = known[ObjectIdentifier(type)] { return names }
    let names = (plain: "\(type)", isOfUIKit: String(reflecting: type).hasPrefix("UIKit."))
    known[ObjectIdentifier(type)] = names
    return names
  }
}
