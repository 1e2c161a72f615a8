/// What classes are called, which takes long to ask, and is asked again for each layout.
enum ClassNames {
  /// A class's name without its module.
  static func plain(_ type: AnyClass) -> String { names(of: type).plain }

  /// The name of the module that declares a class.
  static func module(of type: AnyClass) -> Substring { names(of: type).module }

  /// True for a class that UIKit declares itself.
  static func isOfUIKit(_ type: AnyClass) -> Bool { module(of: type) == "UIKit" }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: (plain: String, module: Substring)] = [:]

  private static func names(of type: AnyClass) -> (plain: String, module: Substring) {
    if let names = known[ObjectIdentifier(type)] { return names }
    let names = (plain: "\(type)", module: String(reflecting: type).prefix { $0 != "." })
    known[ObjectIdentifier(type)] = names
    return names
  }
}
