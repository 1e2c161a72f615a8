import DesignModel
import DesignText
import Notation

extension Assertion: ScreenRowObject {
  static let table = RowTable<Assertion>(
    "assertion", derived: "text", .key("id", \.id, .text(.identity)),
    RowColumn("claim", \.claim, .json(Claim.form)),
    .optional("condition", \.condition, .text(.condition)), .optional("message", \.message, .text)
  ) { id, claim, condition, message in Assertion(id: id, claim, condition: condition, message: message) }

  func spelled(in screen: Screen) -> String? { screen.spelled(claim) }
}
