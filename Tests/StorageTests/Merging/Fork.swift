import DesignModel

@testable import Storage

/// A store with a branch `draft` beside `main`, both at v1.
struct Fork {
  let folder = TemporaryFolder()
  let store: Store

  init(_ design: Design? = nil) throws {
    store = try Store.create(at: folder("a.db"), design: try design ?? Sample.design())
    _ = try store.commit(message: "base")
    try store.addBranch("draft")
  }

  /// Edits the screen `login` on a branch and commits.
  func edit(_ branch: String, _ body: (inout Screen) throws -> Void) throws {
    try editDraft(branch) { draft in
      var screen = try draft.screen(named: "login")
      try body(&screen)
      try draft.save(screen)
    }
  }

  func editDraft(_ branch: String, _ body: (Draft) throws -> Void) throws {
    _ = try store.switchBranch(to: branch, EditRecord(command: "switch", line: "switch \(branch)"))
    try store.edit(record(), body)
    _ = try store.commit(message: branch)
  }

  /// Merges `draft` into `main`.
  func merge() throws -> (clashes: [MergeClash], notes: [String]) {
    _ = try store.switchBranch(to: "main", EditRecord(command: "switch"))
    guard case .open(_, let clashes, let notes) = try store.merge("draft", asked) else {
      throw StoreError.unstorable("a merge that is none")
    }
    return (clashes, notes)
  }

  let asked = EditRecord(command: "merge", line: "merge draft")

  func login() throws -> Screen { try store.snapshot().screen(named: "login") }

  func resolve(_ choice: MergeResolution, _ numbers: [Int]? = nil) throws {
    _ = try store.resolve(numbers, as: choice, EditRecord(command: "resolve", line: "resolve"))
  }
}

extension Screen {
  /// Sets an attribute of a view, or with nil no longer.
  mutating func set(_ view: ObjectID, _ attribute: ViewAttribute, to value: AttributeValue?) throws {
    var attributes = self.view(view)!.attributes
    attributes[attribute] = value
    try setView(view, kind: self.view(view)!.kind, attributes: attributes)
  }
}
