import DesignModel
import Testing

@testable import ConflictLog

@Suite("What a log calls things by") struct ConstraintHeadTests {
  static let heads: [(head: ConstraintHead, identity: String)] = [
    (ConstraintHead(address: 0x600001d2c3c0), "0x600001d2c3c0"),
    (ConstraintHead(address: 0x6000, identifier: "title width"), "title width:0x6000"),
    (
      ConstraintHead(className: "SnapKit.LayoutConstraint", address: 0x6000, details: ["@A.swift#1"]),
      "SnapKit.LayoutConstraint @A.swift#1:0x6000"
    ),
    (
      ConstraintHead(
        className: "NSAutoresizingMaskLayoutConstraint", address: 1, details: ["h=--&", "v=--&"]),
      "NSAutoresizingMaskLayoutConstraint h=--& v=--&:0x1"
    ),
    (ConstraintHead(address: 1, identifier: "myConstraint a"), "NSLayoutConstraint myConstraint a:0x1"),
  ]

  @Test("is an identity that gives it again", arguments: heads)
  func keeps(head: ConstraintHead, identity: String) {
    #expect(head.identity.text == identity)
    #expect(ConstraintHead(identity: head.identity) == head)
  }

  static let items = [
    LoggedItem(className: "UILabel", address: 0x7f01),
    LoggedItem(className: nil, address: 0x7f01, name: "title"),
    LoggedItem(className: "Shop.Card", address: 0x7f01, name: "a: card"),
    LoggedItem(className: "UILayoutGuide", address: 0x7f01, name: "UIViewSafeAreaLayoutGuide"),
  ]

  @Test("is an identity that gives an item again", arguments: items)
  func tells(item: LoggedItem) { #expect(LoggedItem(identity: item.identity) == item) }

  @Test(
    "is nothing that an author would choose", arguments: ["c1", "form", "abc-12-xyz", "title:x", "0xyz", ""])
  func refuses(identity: String) {
    #expect(ConstraintHead(identity: .init(identity)) == nil && LoggedItem(identity: .init(identity)) == nil)
  }
}
