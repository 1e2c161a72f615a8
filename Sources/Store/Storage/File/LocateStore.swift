import Platform

extension Store {
  /// Where the store is: the place given with `--store`, or else in the variable `WORKBENCH_STORE`, or else the
  /// file `workbench.db` in `folder` or in the nearest folder above that has one.
  public static func locate(
    explicit: String?, environment: (String) -> String? = environmentVariable, from folder: String = "."
  ) throws(StoreError) -> String {
    if let named = named(explicit: explicit, environment: environment) { return named }
    guard let start = realpath(folder, nil) else { throw .noStore(folder: folder) }
    defer { free(start) }
    var place = String(cString: start)
    if access("\(folder)/\(defaultName)", F_OK) == 0 {
      return folder == "." ? defaultName : "\(folder)/\(defaultName)"
    }
    while let slash = place.lastIndex(of: "/"), place != "/" {
      place = slash == place.startIndex ? "/" : String(place[..<slash])
      let candidate = place == "/" ? "/\(defaultName)" : "\(place)/\(defaultName)"
      if access(candidate, F_OK) == 0 { return candidate }
    }
    throw .noStore(folder: String(cString: start))
  }

  /// Where a new store goes: the same, but for `folder` itself in place of the search.
  public static func placeForNew(
    explicit: String?, environment: (String) -> String? = environmentVariable, in folder: String = "."
  ) -> String {
    named(explicit: explicit, environment: environment)
      ?? (folder == "." ? defaultName : "\(folder)/\(defaultName)")
  }

  private static func named(explicit: String?, environment: (String) -> String?) -> String? {
    if let explicit { return explicit }
    guard let variable = environment("WORKBENCH_STORE"), !variable.isEmpty else { return nil }
    return variable
  }

  /// The value of a variable of the process's environment.
  public static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
