import DesignModel
import DesignSamples
import Testing

@testable import InterfaceBuilder

/// The law over all attributes and kinds: design → xib → design is the identity, or the row says why it isn't carried.
///
/// Two views are the same if every attribute, defaults filled in, is the same.
@Suite("Attributes in xibs") struct AttributeLawTests {
  /// What an import makes of the export of a view.
  private func roundTrip(_ attributes: Attributes, _ kind: ViewKind) throws -> Attributes {
    let screen = Screen(
      id: "s", name: "s",
      lists: ScreenLists {
        $0.views = [
          View(id: .root, name: "root", parent: nil, kind: .view, attributes: Attributes()),
          View(id: "v", name: "v", parent: .root, kind: kind, attributes: attributes),
        ]
      })
    let text = WriteDocument(screen, frames: [:]).text
    let back = try InterfaceBuilderFile(Array(text.utf8)).scenes[0].design(id: "s", name: "s").screen
    return try #require(back.view("v")).attributes
  }

  /// The attributes in which two views differ, defaults filled in; those that files don't carry left out, and what the
  /// canvas recorded.
  private func differences(_ kind: ViewKind, between one: Attributes, and other: Attributes)
    -> [ViewAttribute]
  {
    ViewAttribute.allCases.filter { attribute in
      if attribute.row.isRecorded { return false }
      guard let use = attribute.row.use(on: kind) else { return other[attribute] != one[attribute] }
      switch use.interfaceBuilder {
      case .notCarried, .paragraph: return other[attribute] != nil
      default: break
      }
      func value(_ attributes: Attributes) -> AttributeValue? {
        attributes[attribute] ?? use.absent.value(beside: attributes)
      }
      return value(one) != value(other)
    }
  }

  @Test("come back as they were, or their row says why they don't", arguments: AttributeCase.all)
  func law(of it: AttributeCase) throws {
    if let reason = it.reason { #expect(!reason.isEmpty && reason.last != ".") }
    for value in it.use.form.samples {
      let attributes = it.attributes(value)
      let back = try roundTrip(attributes, it.kind)
      // What isn't carried is indeed not there.
      #expect(
        differences(it.kind, between: attributes, and: back).isEmpty, "\(value): \(attributes) became \(back)"
      )
    }
  }

  @Test("that are set beside all others come back too", arguments: ViewKind.allCases)
  func together(kind: ViewKind) throws {
    // A style means a size and a family, so that files give one or the others.
    for isStyled in [false, true] {
      var attributes = Attributes()
      for row in AttributeTable.rows(of: kind) {
        if case .font(let part) = row.spelling,
          part == .family || (part == .size) == isStyled && part != .weight
        {
          continue
        }
        attributes[row.attribute] = row.use.form.samples[0]
      }
      let back = try roundTrip(attributes, kind)
      #expect(differences(kind, between: attributes, and: back).isEmpty, "\(attributes) became \(back)")
    }
  }

  @Test("of a view that sets nothing are UIKit's own", arguments: ViewKind.allCases)
  func nothing(kind: ViewKind) throws {
    let back = try roundTrip(Attributes(), kind)
    #expect(differences(kind, between: Attributes(), and: back).isEmpty, "nothing became \(back)")
  }

  @Test("are passed over with a reason, each name once, none that is read") func knownNames() {
    for list in [KnownNames.attributes, KnownNames.elements] {
      let names = list.flatMap(\.names)
      #expect(Set(names).count == names.count)
      for group in list { #expect(!group.reason.isEmpty && group.reason.last != ".") }
    }
    let known = Set(KnownNames.attributes.flatMap(\.names))
    for row in ViewKind.allCases.flatMap(AttributeTable.rows) {
      guard case .attribute(let file) = row.spelling else { continue }
      // Of pictures it is read, other views' stays in the file.
      #expect(!known.contains(file.name) || file.name == "contentMode", "\(file.name)")
    }
  }
}

extension AttributeCase {
  /// Why files don't carry it; nil where they do.
  fileprivate var reason: String? {
    switch use.interfaceBuilder {
    case .notCarried(let reason): reason
    case .paragraph: "an export writes plain texts"
    default: nil
    }
  }
}
