import Machine

/// What a server was started to do for agents.
struct AgentTerms {
  /// The folders whose files may be named.
  let folders: ServedFolders
  /// Whether nothing may be changed, neither the store nor files.
  let isReadOnly: Bool
  /// Whether `import-swift` may run what it imports.
  let runsCode: Bool
  /// What commands find around them; their folder is the first that is served.
  let surroundings: Surroundings
}
