/// Who git says makes commits in a folder.
public enum GitAuthor {
  /// The name that git's configuration gives: of the repository around the folder, of the user, or of the user's folder for
  /// configuration; nil where none does.
  ///
  /// Source: git-config(1), FILES and CONFIGURATION FILE; files that are included are not read.
  public static func name(for folder: String, variable: (String) -> String?) -> String? {
    if let name = variable("GIT_AUTHOR_NAME"), !name.isEmpty { return name }
    let home = variable("HOME")
    let settings = variable("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }
    let ofUser =
      variable("GIT_CONFIG_GLOBAL").map { [$0] }
      ?? [home.map { "\($0)/.gitconfig" }, settings.map { "\($0)/git/config" }].compactMap(\.self)
    for file in [repository(around: folder)].compactMap(\.self) + ofUser {
      if let name = name(in: file) { return name }
    }
    return nil
  }

  /// The configuration of the repository that holds the folder.
  private static func repository(around folder: String) -> String? {
    var path = fullPath(folder)
    while true {
      if isFolder("\(path)/.git") { return "\(path)/.git/config" }
      guard let end = path.lastIndex(of: "/"), path != "/" else { return nil }
      path = end == path.startIndex ? "/" : String(path[..<end])
    }
  }

  private static func name(in file: String) -> String? {
    guard let bytes = try? readFile(file) else { return nil }
    return name(inText: String(decoding: bytes, as: UTF8.self))
  }

  /// The last `name` of the section `user`.
  static func name(inText text: String) -> String? {
    var (name, isOfUser) = (String?.none, false)
    for line in text.split(separator: "\n") {
      let words = line.trimmed
      if words.hasPrefix("[") {
        isOfUser = words.lowercased().hasPrefix("[user]")
      } else if isOfUser, let sign = words.firstIndex(of: "="), words[..<sign].trimmed.lowercased() == "name"
      {
        name = words[words.index(after: sign)...].value
      }
    }
    return name?.isEmpty == true ? nil : name
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" || character == "\r" }
    let start = drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return start[...end]
  }

  /// A value without its quotes and without the remark after it.
  fileprivate var value: String {
    var (result, isQuoted, isEscaped) = ("", false, false)
    for character in trimmed {
      if isEscaped {
        result.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == "#" || character == ";" {
        break
      } else {
        result.append(character)
      }
    }
    return String(result[...].trimmed)
  }
}
