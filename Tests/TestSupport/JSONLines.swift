public import Notation

/// The lines of a text that are JSON, others left out: optimized here, which tests are not.
public func jsonLines(_ text: String) -> [JSON] {
  text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { try? JSON(parsing: Array($0)) }
}
