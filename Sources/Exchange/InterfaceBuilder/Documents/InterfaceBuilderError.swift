/// Why a file is no Interface Builder document that this module reads.
public enum InterfaceBuilderError: Error, Hashable, Sendable {
  /// It is not readable XML.
  case unreadable(XMLFault)
  /// Its outermost element is another one.
  case otherRoot(String)
  /// A document for another platform, by its framework's name.
  case otherPlatform(String)
  /// A document whose runtime is not known.
  case unknownRuntime(String)
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// One sentence: cause, then remedy where there is one.
  public var description: String {
    switch self {
    case .unreadable(let fault): fault.description
    case .otherRoot("archive"):
      "the file is of Interface Builder 3's format, which is not read; open and save it in a later Xcode"
    case .otherRoot(let name):
      "the file's outermost element is <\(name)>, not <document>; is it a storyboard or xib?"
    case .otherPlatform(let platform): "the file is for \(platform); only UIKit for iOS is read"
    case .unknownRuntime(let runtime):
      "the file is for the unknown runtime '\(runtime)'; only UIKit for iOS is read"
    }
  }

  /// True where the file is sound but for another platform.
  public var isOtherPlatform: Bool {
    if case .otherPlatform = self { true } else { false }
  }
}
