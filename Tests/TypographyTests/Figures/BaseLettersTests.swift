import Foundation
import Testing

@testable import Typography

@Suite("Letters under their accents") struct BaseLettersTests {
  @Test("are those of Unicode's canonical decomposition") func decomposition() {
    for value in Array(0xC0..<0x250) + Array(0x1E00..<0x1F00) {
      let scalar = Unicode.Scalar(UInt32(value))!
      guard scalar.properties.generalCategory != .unassigned else { continue }
      let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      let base = parts.count > 1 && parts[0].isASCII ? UInt8(parts[0].value) : nil
      #expect(BaseLetters.base(of: scalar) == base, "U+\(String(value, radix: 16))")
    }
  }

  @Test("are not made up for letters of their own", arguments: "ßæøłđı€a".unicodeScalars)
  func ownLetters(scalar: Unicode.Scalar) {
    #expect(BaseLetters.base(of: scalar) == nil)
  }
}
