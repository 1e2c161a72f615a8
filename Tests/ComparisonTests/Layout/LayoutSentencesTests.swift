import Comparison
import DesignModel
import TestSupport
import Testing

@Suite("Sentences of a layout difference") struct LayoutSentencesTests {
  private typealias Made = MadeUpLayouts
  private let form = 1, title = 2, email = 3, submit = 4, panel = 5, row = 6

  private func isLarge(_ profile: Profile) -> Bool { profile.textSize >= .accessibilityMedium }

  @Test("say where a view moves, and on which profiles exactly")
  func movement() {
    let difference = Made.difference { layout, profile in
      if isLarge(profile), profile.orientation == .landscape { layout.move([submit], down: 24) }
    }
    #expect(
      difference.report().sentences() == [
        "login: submit moves down 24 on 20 of 96 profiles: landscape at AX1 and larger"
      ])
  }

  @Test("say ranges where amounts differ, and all where all are affected")
  func ranges() {
    let difference = Made.difference { layout, profile in
      layout.move([submit], right: 8, down: profile.orientation == .landscape ? -12.333 : -48)
      layout.views[submit].screenFrame.width -= 20
    }
    #expect(
      difference.report().sentences() == [
        "login: submit moves to trailing by 8 and up 12.33 to 48 and gets 20 narrower on all 96 profiles"
      ])
  }

  @Test("speak of right and left where one writing direction is affected")
  func sides() {
    let rightToLeft = Made.difference { layout, profile in
      if profile.direction == .rtl { layout.move([submit], right: 8) }
    }
    #expect(rightToLeft.report().sentences() == ["login: submit moves left 8 on 48 of 96 profiles: rtl"])
    let leftToRight = Made.difference { layout, profile in
      if profile.direction == .ltr { layout.move([submit], right: 8) }
    }
    #expect(leftToRight.report().sentences() == ["login: submit moves right 8 on 48 of 96 profiles: ltr"])
  }

  @Test("distinguish a wider view from a moved one in both writing directions")
  func growth() {
    let difference = Made.difference { layout, _ in layout.views[submit].screenFrame.width += 10 }
    #expect(difference.report().sentences() == ["login: submit gets 10 wider on all 96 profiles"])
  }

  @Test("fold views that only come along into the view that carries them")
  func carried() {
    let difference = Made.difference { layout, profile in
      if profile.device == "iphone-16" { layout.move([form, title, email], down: 12) }
    }
    #expect(
      difference.report().sentences() == [
        "login: form and the 2 views in it move down 12 on 48 of 96 profiles: iphone-16"
      ])
    let partly = Made.difference { layout, profile in
      layout.move(profile.direction == .rtl ? [form, title] : [form, title, email], down: 12)
      layout.views[title].screenFrame.height += 5
    }
    #expect(
      partly.report().sentences() == [
        "login: form and up to 2 of the 2 views in it move down 12 on all 96 profiles",
        "login: title gets 5 taller on all 96 profiles",
      ])
  }

  @Test("count only views that are shown before and after among those that come along")
  func carriedShown() throws {
    var screen = Made.screen
    try screen.addView(named: "hint", kind: .label, in: "form")
    let difference = Made.difference(
      screen: screen, before: { layout, profile in layout.views[title].isHidden = isLarge(profile) }
    ) { layout, profile in
      var hint = layout.views[email]
      hint.view = "hint"
      layout.move([form, title, email], down: 12)
      layout.views[title].isHidden = isLarge(profile)
      layout.views.insert(hint, at: email + 1)
    }
    #expect(
      difference.report().sentences() == ["login: form and all views in it move down 12 on all 96 profiles"])
  }

  @Test("share a sentence where several views do the same on the same profiles")
  func shared() {
    let difference = Made.difference { layout, profile in
      if isLarge(profile) { layout.move([email, submit], down: 5) }
    }
    #expect(
      difference.report().sentences() == [
        "login: email and submit move down 5 on 40 of 96 profiles: AX1 and larger"
      ])
  }

  @Test("report the fate of texts, the worst first")
  func texts() {
    let difference = Made.difference { layout, profile in
      if isLarge(profile) { layout.views[title].text!.lines = 2 }
      if profile.textSize >= .accessibilityExtraExtraLarge {
        layout.views[title].text!.isTruncated = true
        layout.views[title].text!.shown = profile.orientation == .landscape ? 22 : 18
        layout.views[title].text!.isClipped = true
      }
    }
    #expect(
      difference.report().sentences() == [
        "login: title now truncates, showing 18 to 22 of 43 characters, on 16 of 96 profiles: AX4 and larger",
        "login: title is now clipped on 16 of 96 profiles: AX4 and larger",
        "login: title grows from 1 to 2 lines on 40 of 96 profiles: AX1 and larger",
      ])
    let uneven = Made.difference { layout, profile in
      layout.views[title].text!.lines = isLarge(profile) ? 3 : 2
      layout.views[submit].text = TextLayout(lines: 1, wanted: 1, shown: 2, total: 2)
    }
    #expect(uneven.report().sentences() == ["login: title grows by 1 to 2 lines on all 96 profiles"])
    let back = Made.difference(before: { layout, _ in
      layout.views[title].text = TextLayout(lines: 2, wanted: 3, shown: 9, total: 43, isTruncated: true)
    }) { _, _ in }
    #expect(
      back.report().sentences() == [
        "login: title shrinks from 2 to 1 line on all 96 profiles",
        "login: title no longer truncates on all 96 profiles",
      ])
  }

  @Test("name the profile where there is one")
  func one() {
    let profiles = Made.devices.flatMap { device in
      Orientation.allCases.map { Profile(device: device.name, orientation: $0, keyboard: .shown) }
    }
    let difference = Made.difference(profiles, before: { layout, _ in layout.views[row].isHidden = true }) {
      layout, profile in
      layout.views[row].isHidden = true
      if profile.device == "iphone-se-3", profile.orientation == .portrait {
        layout.move([submit], down: 260)
      }
    }
    #expect(
      difference.report().sentences() == [
        "login: on iphone-se-3/portrait/keyboard submit is now under the keyboard",
        "login: on iphone-se-3/portrait/keyboard submit moves down 260",
      ])
  }

  @Test("report what leaves the window, but for what can be scrolled to")
  func outside() {
    let difference = Made.difference([Profile(device: "iphone-16")]) { layout, _ in
      layout.move([submit, row], right: 500)
    }
    #expect(
      difference.report().sentences() == [
        "login: on iphone-16/portrait submit is now outside the window",
        "login: on iphone-16/portrait submit is now out of reach",
        "login: on iphone-16/portrait submit and row move right 500",
      ])
  }

  @Test("make one claim where it takes several, with its numbers")
  func severalConditions() {
    let difference = Made.difference { layout, profile in
      if (profile.device == "iphone-16") != (profile.textSize == .large) { layout.move([submit], down: 3) }
    }
    #expect(
      difference.report().sentences() == [
        "login: submit moves down 3 on 48 of 96 profiles, mostly iphone-16: 44 of 48"
      ])
  }

  @Test("make the claim that fits best where none fits well")
  func example() {
    var random = SeededNumbers(seed: 1)
    let difference = Made.difference { layout, _ in
      if Bool.random(using: &random) { layout.move([submit], down: 3) }
    }
    let sentence = difference.report().sentences().first ?? ""
    #expect(sentence.contains(" of 96 profiles, "), "\(sentence)")
    #expect(sentence.count <= 160 && !sentence.contains(" more"), "\(sentence)")
  }

  @Test("put conflicts and ambiguities before everything else")
  func rules() {
    let conflict = Conflict(members: [
      .constraint("c1"), .constraint("c2"), .builtIn("form", what: "spacing"),
    ])
    let opening = Ambiguity(view: "submit", aspect: .width, least: 0, greatest: .infinity)
    let difference = Made.difference(before: { layout, _ in
      layout.ambiguities = [Ambiguity(view: "row", aspect: .y, least: 0, greatest: 1)]
    }) { layout, profile in
      layout.move([submit], down: 3)
      if isLarge(profile) { layout.conflicts = [conflict] }
      if !isLarge(profile) { layout.ambiguities = [opening] }
    }
    #expect(
      difference.report().sentences() == [
        "login: c1 (title.width == 120), c2 (title.width == 120) and form (spacing) now conflict "
          + "on 40 of 96 profiles: AX1 and larger",
        "login: submit's width is now ambiguous on 56 of 96 profiles: XXXL and smaller",
        "login: row's y position is no longer ambiguous on all 96 profiles",
        "login: submit moves down 3 on all 96 profiles",
      ])
  }

  @Test("report views that appear and disappear, and nothing more of them")
  func visibility() {
    let difference = Made.difference(before: { layout, _ in layout.views[row].isHidden = true }) {
      layout, _ in
      layout.views[title].isHidden = true
      layout.move([title, row], down: 30)
    }
    #expect(
      difference.report().sentences() == [
        "login: title disappears on all 96 profiles", "login: row appears on all 96 profiles",
      ])
  }

  @Test("say of views together only what each of them does on all of those profiles")
  func together() {
    let difference = Made.difference { layout, profile in
      layout.move([submit], down: -8)
      layout.move([panel, row], down: -24)
      if isLarge(profile) { layout.views[panel].screenFrame.height += 63.5 }
    }
    #expect(
      difference.report().told(limit: 12).map(\.sentence) == [
        "login: submit and panel with all views in them move up 8 to 24 on all profiles",
        "login: panel gets 63.5 taller on 40 profiles: AX1 and larger",
      ])
    let apart = Made.difference { layout, profile in
      layout.views[title].screenFrame.height += isLarge(profile) ? 39.5 : -8
      layout.views[email].screenFrame.height += 5
    }
    #expect(
      apart.report().told(limit: 12).map(\.sentence) == [
        "login: email gets 5 taller on all profiles",
        "login: title gets 8 shorter on 56 profiles: XXXL and smaller",
        "login: title gets 39.5 taller on 40 profiles: AX1 and larger",
      ])
  }

  @Test("say only of the view itself what those that come along don't do")
  func company() {
    let difference = Made.difference { layout, _ in
      layout.move([form, title, email], down: 12)
      layout.views[form].screenFrame.height += 20
    }
    let sentence = "login: form moves down 12 with the 2 views in it and gets 20 taller on all"
    #expect(difference.report().sentences() == ["\(sentence) 96 profiles"])
    #expect(difference.report().told(limit: 12).map(\.sentence) == ["\(sentence) profiles"])
  }

  @Test("say which controls nobody can bring into sight, and which have no area")
  func reach() {
    let profiles = Profile.standard(for: Made.devices).filter { $0.keyboard == .hidden }
    let difference = Made.difference(profiles) { layout, profile in
      if isLarge(profile) { layout.move([submit], down: 2000) }
      if profile.orientation == .landscape { layout.views[title].screenFrame.height = 0 }
    }
    #expect(
      difference.report().told(limit: 0).map(\.sentence) == [
        "login: 2 changes left out; --details shows all",
        "login: title has no area now on 48 profiles: landscape",
        "login: submit is now outside the window and out of reach on 40 profiles: AX1 and larger",
      ])
    let back = Made.difference(profiles, before: { layout, _ in layout.views[title].screenFrame.height = 0 })
    {
      _, _ in
    }
    #expect(
      back.report().told(limit: 0).map(\.sentence).last == "login: title has an area again on all profiles")
  }

  @Test("say of a text that appears that it is cut")
  func appearsCut() {
    let difference = Made.difference(before: { layout, _ in layout.views[title].isHidden = true }) {
      layout, _ in
      layout.views[title].text!.isTruncated = true
      layout.views[title].text!.shown = 9
    }
    #expect(
      difference.report().sentences() == [
        "login: title now truncates, showing 9 of 43 characters, on all 96 profiles",
        "login: title appears on all 96 profiles",
      ])
  }

  @Test("name or count each view of a kind of harm, whatever the limit")
  func harm() {
    let difference = Made.difference { layout, profile in
      for (size, view) in [form, title, email, submit, panel].enumerated()
      where profile.textSize.rank >= 2 * size { layout.views[view].isHidden = true }
    }
    let told = difference.report().told(limit: 0).map(\.sentence)
    #expect(
      told.dropFirst(0).filter { $0.contains("disappear") }.last
        == "login: email, submit and panel disappear, each on at most 64 profiles")
    #expect(told.filter { $0.contains("disappear") }.count == 3)
  }

  @Test("stop at the limit and count the rest")
  func limit() {
    let difference = Made.difference { layout, _ in
      for (amount, view) in [submit, panel, email].enumerated() {
        layout.move([view], down: Double(amount + 1))
      }
    }
    #expect(
      difference.report().sentences(limit: 2) == [
        "login: email moves down 3 on all 96 profiles", "login: submit moves down 1 on all 96 profiles",
        "login: 1 change left out; --details shows all",
      ])
  }
}
