import Testing

@testable import Notation

@Suite("SHA-256") struct SHA256Tests {
  /// FIPS 180-4's examples as NIST publishes them (csrc.nist.gov, Cryptographic Standards and Guidelines, SHA256.pdf and
  /// SHA2_Additional.pdf), and lengths around the padding's edges.
  @Test(
    "gives NIST's values",
    arguments: [
      (
        "", 1,
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
      ),
      (
        "abc", 1,
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        1,
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
      (
        "a", 1000000,
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
      (
        "\0", 55,
        "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"
      ),
      (
        "\0", 56,
        "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"
      ),
      (
        "\0", 57,
        "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"
      ),
      (
        "\0", 64,
        "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"
      ),
    ])
  func vectors(unit: String, count: Int, hash: String) {
    #expect(SHA256.hexadecimal(of: String(repeating: unit, count: count)) == hash)
  }
}
