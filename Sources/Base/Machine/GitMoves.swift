extension GitRepository {
  /// A file that is not the same in two commits, or in a commit and the working folder.
  public struct Move: Hashable {
    /// The file then, from the top of the repository; nil for one that is new.
    public let earlier: String?
    /// The file afterwards; nil for one that is gone.
    public let later: String?
  }

  /// What became of files from a commit to a later one, or to the working folder without one, in the order of their paths.
  ///
  /// Of new files in the working folder that git doesn't know yet and doesn't ignore those at the given paths count.
  public func moves(
    from earlier: String, to later: String? = nil, newAt paths: [String] = []
  ) throws(GitError) -> [Move] {
    // Of the whole repository, so that a file is known that came from elsewhere in it.
    let listed = try listing(
      ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", earlier]
        + [later].compactMap(\.self) + ["--"])
    var (moves, place) = ([Move](), 0)
    while place + 1 < listed.count {
      let (status, former) = (listed[place].first, listed[place + 1])
      let isMoved = status == "R" || status == "C"
      guard !isMoved || place + 2 < listed.count else { break }
      let now = isMoved ? listed[place + 2] : former
      moves.append(Move(earlier: status == "A" ? nil : former, later: status == "D" ? nil : now))
      place += isMoved ? 3 : 2
    }
    if later == nil, !paths.isEmpty {
      let new = try listing(["ls-files", "-z", "--others", "--exclude-standard", "--"] + paths.map(fullPath))
      moves += new.map { Move(earlier: nil, later: $0) }
    }
    // A file with a conflict is listed twice, and so is one that git was made to forget.
    let known = Dictionary(grouping: moves, by: \.path).values.map { moves in
      Move(
        earlier: moves.lazy.compactMap(\.earlier).first, later: moves.lazy.compactMap(\.later).first)
    }
    return known.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The files that a commit has at a path from the top of the repository: the file itself, or those in the folder.
  public func files(at path: String, in commit: String) throws(GitError) -> [String] {
    try listing(["ls-tree", "-r", "-z", "--name-only", commit] + (path.isEmpty ? [] : ["--", path]))
  }
}

extension GitRepository.Move {
  /// The file's path afterwards, or then where it is gone.
  public var path: String { later ?? earlier ?? "" }
}
