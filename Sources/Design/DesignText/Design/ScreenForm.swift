public import DesignModel
public import Notation

extension ScreenHeader: DesignValue {
  public static let form: Form<ScreenHeader> = .record(
    "A screen's identity and name.",
    Member("id", "Its identity, which stays through renaming.", from: \.id, as: .identity),
    Member("name", "Unique among the screens of a design.", from: \.name, as: .text)
  ) { id, name in ScreenHeader(id: id, name: name) }
}

extension Screen: DesignValue {
  /// A screen's header with its lists, each under its kind's plural.
  public static let form = Form<Screen>(
    schema: .object(
      "A screen's design.", ScreenHeader.form.columns.map(\.property) + ListForm.all.map(\.property)),
    isFinite: { screen in ListForm.all.allSatisfy { $0.isFinite(screen.lists) } },
    write: { screen in
      var members: [String: JSON] = ["id": .string(screen.id.text), "name": .string(screen.name)]
      for list in ListForm.all { members[list.kind.plural] = list.json(screen.lists) }
      return .object(members)
    }
  ) { json, place throws(CodingError) in
    let members = try json.members(
      among: ["id", "name"] + ListForm.all.map(\.kind.plural), at: place)
    var lists = ScreenLists()
    for list in ListForm.all {
      try list.read(&lists, members[list.kind.plural], place)
    }
    var header = members
    for list in ListForm.all { header[list.kind.plural] = nil }
    let read = try ScreenHeader(json: .object(header), at: place)
    return try lists.screen(id: read.id, name: read.name, at: place)
  }
}

/// How one of a screen's lists is spelled.
private struct ListForm: Sendable {
  let kind: ObjectKind
  let property: Schema.Property
  let isFinite: @Sendable (ScreenLists) -> Bool
  /// Nil for a list that is left out.
  let json: @Sendable (ScreenLists) -> JSON?
  let read: @Sendable (inout ScreenLists, JSON?, Place) throws(CodingError) -> Void

  init<Object: ScreenObject & DesignValue>(_: Object.Type) {
    kind = Object.kind
    let (name, form) = (Object.kind.plural, Form.list(Object.form))
    let isOptional = Object.isLeftOutIfNone
    property = Schema.Property(
      name: name, schema: form.schema.described("The screen's \(name)."), isRequired: !isOptional)
    isFinite = { form.isFinite($0[keyPath: Object.list]) }
    json = { lists in
      let objects = lists[keyPath: Object.list]
      return objects.isEmpty && isOptional ? Optional.none : form.json(of: objects)
    }
    read = { lists, json, place throws(CodingError) in
      guard let json else {
        if isOptional { return }
        throw CodingError("the member '\(name)' is missing", at: place)
      }
      lists[keyPath: Object.list] = try form.value(of: json, at: .member(name, of: place))
    }
  }

  static let all = ScreenLists.objects.map { ListForm($0) }
}

extension ScreenObject {
  /// True for kinds that came after the first stores: a screen without them has the same bytes, and so the same hash,
  /// as before there were such.
  fileprivate static var isLeftOutIfNone: Bool { [.assertion, .text, .suppression, .source].contains(kind) }
}
