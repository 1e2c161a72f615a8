public import DesignModel
public import Notation
import DesignText

extension Attributes: Shaped {
  public static let shape = ValueShape<Self>.record(
    "Attributes of a view; those that are not set are left out."
  ) {
    ViewAttribute.allCases.map { attribute in
      Column.optional(
        attribute.rawValue, attribute.summary, { $0[attribute]?.json }, .json(attribute.printedSchema))
    }
  }.shared(as: "attributes")
}

extension ViewAttribute {
  /// The type of its values in JSON.
  fileprivate var printedSchema: Schema {
    switch form(for: .view) {
    case .number: .type("number")
    case .whole: .type("integer")
    case .flag: .type("boolean")
    case .text, .word, .words, .priorities, .size, .insets: .type("string")
    }
  }
}
