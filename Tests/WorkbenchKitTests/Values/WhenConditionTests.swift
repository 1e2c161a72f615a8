import CommandGrammar
import Conditions
import DesignLanguage
import DesignModel
import Matrix
import Storage
import Testing

@testable import WorkbenchKit

@Suite("What --when takes") struct WhenConditionTests {
  @Test(
    "is a condition of the design, or words of answers",
    arguments: [
      ("width < 400 and textSize >= AX1", "width < 400 and textSize >= accessibilityMedium"),
      ("phones", "idiom = phone"), ("landscape phones", "idiom = phone and vclass = compact"),
      ("phones in landscape", "orientation = landscape and idiom = phone"),
      ("AX1 and larger", "textSize >= accessibilityMedium"), ("L and smaller", "textSize <= large"),
      ("portrait", "orientation = portrait"), ("all but phones", "idiom != phone"),
      (
        "pads at compact width with the keyboard where width <= 600",
        "idiom = pad and keyboard = shown and hclass = compact and width <= 600"
      ),
      ("phones and os >= 17", "idiom = phone and os >= 17"),
    ])
  func single(text: String, condition: String) throws {
    #expect(try WhenCondition(argument: text).argument == condition)
  }

  @Test(
    "comes to several conditions that exclude each other",
    arguments: [
      ("pads or L and smaller", "idiom = pad or textSize <= large and idiom != pad"),
      ("phones or pads", "idiom = phone or idiom = pad and idiom != phone"),
      ("width < 400 or height < 500", "width < 400 or height < 500 and width >= 400"),
      ("XS and S", "textSize = extraSmall or textSize = small and textSize != extraSmall"),
      (
        "all but phones in landscape",
        "orientation != landscape or orientation = landscape and idiom != phone"
      ),
    ])
  func several(text: String, conditions: String) throws {
    let found = try WhenCondition(argument: text)
    #expect(found.argument == conditions)
    // What the journal keeps is read back as the same.
    #expect(try WhenCondition(argument: found.argument).conditions.count == found.conditions.count)
    for profile in Profile.standard(for: Device.catalogue) {
      let environment = try profile.resolved(on: Device.catalogue).key.environment
      #expect(found.conditions.count { $0.holds(in: environment) } <= 1, "\(profile.name)")
    }
  }

  @Test(
    "is refused with a reason",
    arguments: [
      ("phonse", "unknown condition 'phonse'; did you mean 'phones'?"),
      ("iphone-se-3 in landscape", "a design can't ask whether a profile is 'iphone-se-3'"),
      ("phones with a home button", "a design can't ask whether a profile is 'phones with a home button'"),
      ("frob = 3", "unknown condition 'frob'"),
      ("keyboard", "expected =, !=, <, <=, > or >= after 'keyboard'"),
    ])
  func refused(text: String, reason: String) {
    do {
      _ = try WhenCondition(argument: text)
      Issue.record("'\(text)' was taken")
    } catch {
      #expect(error.reason.hasPrefix(reason), "\(error.reason)")
    }
  }

  @Test("makes a variation, constraint or assertion for each of its conditions") func commands() throws {
    let story = try Story("add-screen login\nadd-view login title --kind label --text Hi")
    let run = { (line: String) in try story.workspace.run(line).output }
    #expect(
      try run("vary login title lines=2 --when 'pads or L and smaller'") == """
        added var1: title lines=2 when idiom = pad
        added var2: title lines=2 when textSize <= large and idiom != pad

        """)
    #expect(
      try run("vary login title lines=3 --when 'AX1 and larger'").hasPrefix("added var3: title lines=3 when"))
    #expect(
      try run("add-constraint login 'title.width >= 44' --when 'pads or portrait'").split(separator: "\n")
        .count == 2)
    #expect(
      try run("add-assertion login 'title is visible' --when 'pads or portrait'").split(separator: "\n").count
        == 2)
    let named = try story.workspace.run(
      "add-assertion login 'title is visible' --when 'pads or portrait' --id one")
    #expect(named.status == 2 && named.messages.contains("leave '--id one' out"), "\(named.messages)")
  }
}
