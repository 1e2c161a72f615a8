import Platform

extension StrangeDesign {
  /// Writes the commands into files of a folder, one a line; false where that can't be done.
  func write(to folder: String) -> Bool {
    let files = [
      ("edits", edits), ("ours", changes(onBranch: 0)), ("theirs", changes(onBranch: 1)),
      ("questions", questions),
    ]
    return files.allSatisfy { name, lines in
      guard let file = fopen("\(folder)/\(name)", "w") else { return false }
      let text = lines.map { $0 + "\n" }.joined()
      let isWritten = fputs(text, file) >= 0
      return fclose(file) == 0 && isWritten
    }
  }
}
