extension [Device] {
  /// The device of that name; throws `DesignError.unknown`, which names candidates.
  public func device(named name: String) throws(DesignError) -> Device { self[try place(of: name)] }
}

extension [Profile] {
  /// The profile of that name; throws `DesignError.unknown`, which names candidates.
  public func profile(named name: String) throws(DesignError) -> Profile { self[try place(of: name)] }
}
