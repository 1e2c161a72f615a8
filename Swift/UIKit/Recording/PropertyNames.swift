import Foundation

/// Gives views, guides and constraints the names of the properties that hold them.
struct PropertyNames {
  private static let deepest = 6
  private var seen: Set<ObjectIdentifier> = []

  /// Looks through an object's properties and those of what they hold.
  static func give(to object: AnyObject) {
    var names = PropertyNames()
    names.visit(object, 0)
  }

  private mutating func visit(_ object: AnyObject, _ depth: Int) {
    guard depth < Self.deepest, seen.insert(ObjectIdentifier(object)).inserted else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror, Self.isNamed(part.subjectType) {
      for child in part.children {
        guard let label = child.label, let value = Self.unwrapped(child.value) else { continue }
        take(value, Self.plain(label), depth: depth)
      }
      mirror = part.superclassMirror
    }
  }

  /// True for what the imported module declares; in tests, for all but UIKit's.
  ///
  /// What objects of a library call a view says nothing.
  private static func isNamed(_ type: Any.Type) -> Bool {
    guard let type = type as? AnyClass else { return false }
    return SourcePlace.ownModule.map { ClassNames.module(of: type) == $0 } ?? !ClassNames.isOfUIKit(type)
  }

  private mutating func take(_ value: Any, _ name: String, depth: Int) {
    switch value {
    case let view as UIView:
      if view.record.propertyName == nil { view.record.propertyName = name }
      visit(view, depth + 1)
    case let guide as UILayoutGuide: guide.localName = guide.localName ?? name
    case let constraint as NSLayoutConstraint: constraint.localName = constraint.localName ?? name
    case let controller as UIViewController:
      if controller.isViewLoaded, controller.view.record.propertyName == nil {
        controller.view.record.propertyName = name
      }
      visit(controller, depth + 1)
    case let views as [UIView]:
      for (place, view) in views.enumerated()
      where view.record.propertyName == nil && view.record.localName == nil {
        view.record.propertyName = "\(name)\(place + 1)"
      }
    default:
      if Mirror(reflecting: value).displayStyle == .class { visit(value as AnyObject, depth + 1) }
    }
  }

  /// Lazy properties and property wrappers store under names of their own.
  private static func plain(_ label: String) -> String {
    let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
    return name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
