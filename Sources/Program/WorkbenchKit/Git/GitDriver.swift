/// What git's configuration and attributes say so that git shows and merges stores, storyboards and xibs by object.
///
/// In a clone without the program git goes on by its own means.
enum GitDriver {
  /// A line of configuration: a key and its value.
  typealias Setting = (key: String, value: String)

  /// What git is configured to call, in the order in which it is written.
  static let settings: [Setting] = [
    ("merge.workbench.name", "workbench, revision by revision"),
    (
      "merge.workbench.driver",
      "command -v workbench >/dev/null 2>&1 || exit 1; workbench merge-files %O %A %B"
    ),
    (
      "diff.workbench.textconv",
      """
      f() { command -v workbench >/dev/null 2>&1 && workbench dump --store "$1" 2>/dev/null || git hash-object "$1"; }; f
      """
    ),
    ("merge.workbench-ib.name", "workbench, object by object"),
    (
      "merge.workbench-ib.driver",
      """
      if command -v workbench >/dev/null 2>&1; then workbench merge-ib %O %A %B --path %P; code=$?; \
      test $code -gt 1 || exit $code; fi; git merge-file -L ours -L base -L theirs %A %O %B || exit 1
      """
    ),
    // What several common commits come to has no markers to read then.
    ("merge.workbench-ib.recursive", "binary"),
    (
      "diff.workbench-ib.textconv",
      #"f() { command -v workbench >/dev/null 2>&1 && workbench print-ib "$1" 2>/dev/null || cat "$1"; }; f"#
    ),
    // What a part of a difference is headed by: the line of the object.
    ("diff.workbench-ib.xfuncname", #"^.*\([^ )]+\) in .*$"#),
  ]

  /// What the repository's files say, by name: a pattern and what it means.
  static let files: [(name: String, lines: [String])] = [
    (
      ".gitattributes",
      [
        "*.db -text diff=workbench merge=workbench", "*.storyboard diff=workbench-ib merge=workbench-ib",
        "*.xib diff=workbench-ib merge=workbench-ib",
      ]
    ),
    (".gitignore", ["*.db-wal", "*.db-shm"]),
  ]

  /// True for a line that this program writes, or an earlier one wrote: a pattern with some of the words that it has here.
  static func isOwn(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return files.flatMap(\.lines).contains { own in
      let known = own.split(separator: " ")
      return known.first == words.first && (known.count == 1) == (words.count == 1)
        && words.dropFirst().allSatisfy(known.dropFirst().contains)
    }
  }
}
