extension GitRepository {
  /// A setting of this clone; nil where it has none.
  public func setting(_ key: String) throws(GitError) -> String? {
    let answer = try ask(["config", "--local", "--null", "--get", key])
    // 1 is for a key that isn't there.
    if answer.code == 1 { return nil }
    guard answer.code == 0 else { throw .failed("config", Self.reason(answer.messages)) }
    return String(decoding: answer.output.dropLast(answer.output.last == 0 ? 1 : 0), as: UTF8.self)
  }

  /// Sets a setting of this clone that has one value at most, or takes it out.
  public func set(_ key: String, to value: String?) throws(GitError) {
    let answer = try ask(["config", "--local"] + (value.map { [key, $0] } ?? ["--unset", key]))
    guard answer.code == 0 else { throw .failed("config", Self.reason(answer.messages)) }
  }
}
