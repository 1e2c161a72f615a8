import Auditing
import Conditions
import DesignModel
import Notation
import Testing

@testable import Findings

@Suite("What is remembered of a finding") struct LayoutFindingTests {
  private func remembered(_ places: [Int], worst: Int) throws -> JSON {
    LayoutFinding(
      finding: try MadeUp.finding(
        "overlapping-views", of: "title", related: ["note"], measured: 4, parts: ["help"]),
      affected: ProfileSet(places), worst: worst,
      description: ProfileDescription(condition: nil, clause: nil)
    ).json
  }

  @Test("is read as it was written") func roundTrip() throws {
    let json = try remembered([0, 1, 2, 5, 7, 8], worst: 5)
    #expect(json["affected"] == "0-2,5,7-8")
    let read = try #require(LayoutFinding(json: json, of: 9))
    #expect(read.affected.indices == [0, 1, 2, 5, 7, 8] && read.worst == 5)
    #expect(read.json == json)
  }

  @Test("is found anew where anything in it is not as it should be") func damaged() throws {
    let json = try remembered([0, 3], worst: 3)
    guard case .object(let members) = json else { return #expect(Bool(false)) }
    func reads(_ key: String, _ value: JSON?) -> Bool {
      var changed = members
      changed[key] = value
      return LayoutFinding(json: .object(changed), of: 4) != nil
    }
    #expect(reads("affected", "0,3") && LayoutFinding(json: json, of: 3) == nil)
    for range in ["", "0-", "3-0", "0-1-3", "0,,3", "-1,3", "x"] {
      #expect(!reads("affected", .string(range)))
    }
    #expect(!reads("worst", 1) && !reads("rule", "no-such-rule") && !reads("severity", "grim"))
    #expect(!reads("message", nil) && !reads("claims", nil) && !reads("condition", "x"))
  }
}
