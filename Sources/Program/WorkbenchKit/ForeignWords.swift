extension Workbench {
  /// What people type who come from git, from a shell, from Interface Builder, or from other verbs for the same thing.
  static let foreignWords: [String: [String]] = {
    let words: KeyValuePairs = [
      "list-screens": "ls list screens", "list-views": "views", "show": "tree cat print",
      "remove-view": "rm delete delete-view", "remove-screen": "delete-screen",
      "remove-constraint": "delete-constraint", "remove-device": "delete-device",
      "remove-profile": "delete-profile", "move-view": "mv", "rename-view": "rename",
      "copy-screen": "cp duplicate", "switch": "checkout", "branch": "branches", "tag": "tags",
      "add-view": "add addSubview", "set-view": "set", "check": "test lint validate verify",
      "solve": "layout run", "init": "new create", "log": "history", "restore": "reset checkout",
      "undo": "revert",
      "commit": "save ci",
      "import-ib": "import open", "add-constraint": "constrain activate", "wrap": "embed embed-in",
      "unwrap": "unembed", "render": "preview draw screenshot snapshot", "list-devices": "devices",
      "list-profiles": "profiles", "list-constraints": "constraints", "audit": "fix repair",
      "man": "man-page", "completion": "completions",
    ]
    return words.reduce(into: [:]) { table, entry in
      for word in entry.value.split(separator: " ") { table[String(word), default: []].append(entry.key) }
    }
  }()

  /// What options are called elsewhere, and what they may be called here.
  static let foreignOptions = [
    "--out": ["--output"], "--file": ["--output", "--store"], "--db": ["--store"], "--msg": ["--message"],
    "--fontSize": ["--font-size"], "--parent": ["--in", "--to"], "--into": ["--in", "--to"],
    "--superview": ["--in", "--to"], "--type": ["--kind"], "--class": ["--kind"], "--name": ["--id"],
    "--padding": ["--inset"], "--margin": ["--inset"], "--constant": ["--inset"],
    "--numberOfLines": ["--lines"], "--number-of-lines": ["--lines"], "--title": ["--text"],
    "--size-class": ["--when"], "--simulator": ["--device"], "--devices": ["--device"],
    "--lang": ["--locale"], "--language": ["--locale"], "--json": ["--format"], "--csv": ["--format"],
    "--verbose": ["--details"], "--all": ["--all-profiles"], "--force": ["--cascade"],
    "--colour": ["--color"], "--commit": ["--revision"], "--rev": ["--revision"],
    "--before": ["--baseline", "--revision", "--from"],
  ]
}
