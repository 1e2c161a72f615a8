import DesignModel
import Testing

@testable import AutoLayout

@Suite("Defaults of attributes") struct AttributeDefaultsTests {
  @Test("written out come to what nothing comes to", arguments: ViewKind.allCases)
  func writtenOut(kind: ViewKind) {
    var attributes = Attributes()
    for attribute in ViewAttribute.allCases {
      // Four zeros are UIKit's own insets in a file; in a design they are zeros.
      if attribute == .insets { continue }
      attributes[attribute] = attribute.row.use(on: kind)?.absent.value(beside: Attributes())
    }
    #expect("\(ViewTraits(kind, attributes))" == "\(ViewTraits(kind, Attributes()))")
  }
}
