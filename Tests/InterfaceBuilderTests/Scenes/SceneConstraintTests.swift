import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A constraint of a file") struct SceneConstraintTests {
  private func constraint(_ attributes: String, _ inside: String = "") throws -> SceneConstraint {
    let element = try XMLReader.root(of: Array("<constraint \(attributes)>\(inside)</constraint>".utf8))
    return try #require(SceneConstraint(element, owner: 0, ownerID: "me", isInstalled: true, .any))
  }

  @Test("speaks of its owner where it names no item") func defaults() throws {
    let bare = try constraint("firstAttribute='width' id='c'")
    #expect(bare.first.item == "me" && bare.second == nil && bare.constant == 0 && bare.priority == 1000)
    let ratio = try constraint("firstItem='a' firstAttribute='width' secondAttribute='height'")
    #expect(ratio.second?.item == "me" && ratio.relation == .equal)
  }

  @Test("reads relation, constant, priority and placeholder") func reads() throws {
    let one = try constraint(
      "firstItem='a' firstAttribute='top' relation='greaterThanOrEqual' secondItem='b' secondAttribute='bottom' "
        + "constant='-8.5' priority='750' placeholder='YES' symbolic='YES'")
    #expect(one.relation == .atLeast && one.constant == -8.5 && one.priority == 750 && one.isPlaceholder)
    #expect(try constraint("firstAttribute='top' relation='lessThanOrEqual'").relation == .atMost)
  }

  @Test(
    "reads every form of multiplier",
    arguments: [
      ("0.5", 0.5), ("1:2", 0.5), ("3/4", 0.75), ("5:4", 1.25), ("2", 2.0), ("-1", -1.0),
    ])
  func multipliers(text: String, value: Double) { #expect(SceneConstraint.ratio(text) == value) }

  @Test("takes no nonsense for a multiplier", arguments: ["", "x", "1:0", "1:2:3", "nan", "1e400", "a/b"])
  func nonsense(text: String) throws {
    #expect(SceneConstraint.ratio(text) == nil)
    #expect(try constraint("firstAttribute='top' multiplier='\(text)'").multiplier == 1)
  }

  @Test("lets a variation change what it says") func varies() throws {
    let one = try constraint(
      "firstAttribute='width' constant='5'", "<variation key='default' constant='7' priority='250'/>")
    #expect(one.constant == 7 && one.priority == 250)
  }

  @Test("ignores numbers that no design may speak of") func extremes() throws {
    let one = try constraint("firstAttribute='width' constant='1e300' priority='nan'")
    #expect(one.constant == 0 && one.priority == 1000)
    #expect(try constraint("firstAttribute='width' multiplier='3000000:1'").multiplier == 1)
  }
}
