/// The way to a JSON value from the outermost one; spelled only where something is wrong there.
public indirect enum Place: Sendable {
  /// The outermost value, or what a caller calls it, as `screen 'login'`.
  case start(String)
  /// A member of the object at a place.
  case member(String, of: Place)
  /// An element of the array at a place.
  case element(Int, of: Place)

  /// The outermost value.
  public static let top = Place.start("")

  /// The way as text: `views[3].kind`; empty for the outermost value.
  public var text: String {
    switch self {
    case .start(let name): return name
    case .member(let name, let owner):
      let text = owner.text
      return text.isEmpty ? name : "\(text).\(name)"
    case .element(let index, let owner): return "\(owner.text)[\(index)]"
    }
  }
}
