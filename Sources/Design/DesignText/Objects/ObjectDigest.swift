public import DesignModel
import Notation

/// What an object of a screen is to a file, shortened: equal for two versions of it that a file can't distinguish.
public struct ObjectDigest: Hashable, Sendable {
  /// 16 hexadecimal digits.
  public let text: String

  private init(_ json: JSON) { text = String(SHA256.hexadecimal(of: json.line).prefix(16)) }

  /// A view's, without its name, which stays with the design, what no file carries and what UIKit has anyway.
  public init(_ view: View) {
    var told = view
    told.name = ""
    told.attributes = view.attributes.essence(on: view.kind)
    self.init(told.json)
  }

  /// A constraint's.
  public init(_ constraint: LayoutConstraint) { self.init(constraint.json) }

  /// A variation's, whatever its number.
  public init(_ variation: Variation) { self.init(variation.json.with("id", nil)) }
}
