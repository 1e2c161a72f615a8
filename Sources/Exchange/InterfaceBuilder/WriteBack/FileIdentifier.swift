public import DesignModel

/// The identifier that an object of a design gets in a file: like those that Xcode makes, and always the same one, so that
/// the next import knows the object again.
public struct FileIdentifier {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// The identifier of an object in the scene of that root; further ones for higher attempts, should one be taken.
  public static func of(
    _ kind: ObjectKind, _ object: ObjectID, in scene: ObjectID, attempt: Int = 0
  ) -> String {
    // FNV-1a, whose bits are then spread over all digits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(scene.text)/\(kind.rawValue)/\(object.text)/\(attempt)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    var word = ""
    for place in 0..<8 {
      if place == 3 || place == 5 { word += "-" }
      word.append(alphabet[Int(hash % UInt64(alphabet.count))])
      hash /= UInt64(alphabet.count)
    }
    return word
  }
}
