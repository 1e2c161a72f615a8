import Notation

extension FuzzTarget {
  /// What `mcp` reads: a message a line, of which every one that is answered is answered by JSON-RPC.
  static let agent = FuzzTarget("agent") { bytes, sandbox in
    // Each input meets the same store: nothing may be changed.
    let output = try sandbox.accept(["mcp", "--read-only"], input: bytes)
    var refusals: [String] = []
    for line in output.split(separator: "\n") {
      guard let answer = try? JSON(parsing: line), answer["jsonrpc"] == "2.0", answer["id"] != nil,
        (answer["result"] == nil) != (answer["error"] == nil)
      else { preconditionFailure("An answer is JSON-RPC") }
      let text = answer["result"]?["content"]?.elements?.first?["text"]?.text
      precondition(text?.utf8.count ?? 0 <= 6000, "A text has at most 6 kB")
      refusals += [answer["error"]?["message"]?.text].compactMap(\.self)
    }
    if let sentence = refusals.first { throw Refusal(sentence: sentence) }
  }
}
