import DesignModel
import Testing

@Suite("Recorded sizes") struct RecordedSizeTests {
  private static let reason = "0123456789abcdef"

  private func recorded(_ scope: RecordedSize.Scope) -> RecordedSize {
    RecordedSize(width: 44, height: 20.5, scope: scope, reason: Self.reason)
  }

  @Test("are spelled as they are read", arguments: RecordedSize.Scope.allCases)
  func spelling(scope: RecordedSize.Scope) throws {
    for (width, height) in [(44.0, 20.5), (nil, 0), (7, nil)] as [(Double?, Double?)] {
      let size = RecordedSize(width: width, height: height, scope: scope, reason: Self.reason)
      #expect(RecordedSize(size.spelled) == size)
    }
    #expect(recorded(.large).spelled == "44x20.5,large,0123456789abcdef")
  }

  @Test(
    "are refused otherwise",
    arguments: [
      "", "44x20", "44x20,large", "44x20,canvas,12", "44x20,nowhere,0123456789abcdef",
      "44,canvas,0123456789abcdef", "44x20,canvas,0123456789ABCDEF", "-1x20,canvas,0123456789abcdef",
    ])
  func refused(text: String) { #expect(RecordedSize(text) == nil) }

  @Test("hold while the text, font and image are what they were, and no longer") func lapse() {
    var attributes = Attributes(.text, .text("Go"))
    attributes[.fontSize] = .number(20)
    let reason = attributes.sizeReason(of: .label)
    attributes.recordedSize = RecordedSize(width: 50, height: 24, scope: .everywhere, reason: reason)
    #expect(attributes.recordedSize(of: .label)?.width == 50)
    // Of a look, a place and what UIKit has anyway it doesn't depend.
    for (attribute, value) in [
      (.background, .text("#336699")), (.hidden, .flag(true)), (.lines, .number(1)),
    ] as [(ViewAttribute, AttributeValue)] {
      #expect(attributes.overridden(by: Attributes(attribute, value)).recordedSize(of: .label) != nil)
    }
    for (attribute, value) in [
      (.text, .text("Stop")), (.fontSize, .number(21)), (.font, .text("Lobster")), (.weight, .text("bold")),
      (.lines, .number(2)), (.style, .text("body")), (.size, .size(width: 1, height: nil)),
    ] as [(ViewAttribute, AttributeValue)] {
      let other = attributes.overridden(by: Attributes(attribute, value))
      #expect(other.recordedSize(of: .label) == nil, "\(attribute)")
    }
    #expect(attributes.recordedSize(of: .button) == nil)
    var image = Attributes(.image, .text("logo"))
    image.recordedSize = RecordedSize(
      width: 24, height: 24, scope: .everywhere, reason: image.sizeReason(of: .image))
    #expect(image.recordedSize(of: .image)?.height == 24)
    image[.image] = .text("mark")
    #expect(image.recordedSize(of: .image) == nil)
  }

  @Test("count where they were recorded, or wherever they come to the same") func scopes() {
    let size = Size(width: 390, height: 844)
    var environment = LayoutEnvironment(size: size, scale: 3)
    #expect(RecordedSize.Scope.allCases.map { recorded($0).counts(in: environment) } == [true, true, false])
    environment.boldText = true
    #expect(RecordedSize.Scope.allCases.map { recorded($0).counts(in: environment) } == [true, false, false])
    environment = LayoutEnvironment(size: size, scale: 3, textSize: .accessibilityExtraLarge)
    #expect(RecordedSize.Scope.allCases.map { recorded($0).counts(in: environment) } == [true, false, false])
  }
}
