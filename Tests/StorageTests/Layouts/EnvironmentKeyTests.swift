import DesignModel
import TestSupport
import Testing

@testable import Storage

@Suite("An environment's key") struct EnvironmentKeyTests {
  @Test("is of a text that spells every property")
  func text() {
    let plain = LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2)
    #expect(
      plain.canonicalText
        == "size=375x667 scale=2 safeArea=0,0,0,0 idiom=phone orientation=portrait textSize=large boldText=false "
        + "direction=ltr keyboard=- os=18 locale=- state=-")
    #expect(
      Sample.profiles[1].environment(on: Sample.phone).canonicalText
        == "size=320x200.5 scale=2 safeArea=32,0,32,0 idiom=phone orientation=landscape textSize=accessibilityLarge "
        + "boldText=true direction=rtl keyboard=200.5 os=16 locale=\"de\" state=\"recover\" bars=profileAlone "
        + "offset=\"scroll\",0,40.5"
    )
  }

  @Test("distinguishes environments that differ in one property", .statement("profiles.shared"))
  func different() {
    let plain = LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2)
    let changes: [(inout LayoutEnvironment) -> Void] = [
      { $0.size.width = 1 }, { $0.size.height = 1 }, { $0.scale = 3 }, { $0.safeArea.top = 1 },
      { $0.safeArea.left = 1 }, { $0.safeArea.bottom = 1 }, { $0.safeArea.right = 1 }, { $0.idiom = .pad },
      { $0.orientation = .landscape }, { $0.textSize = .small }, { $0.boldText = true },
      { $0.direction = .rtl },
      { $0.keyboardHeight = 0 }, { $0.locale = "de" }, { $0.os = 17 }, { $0.state = "" }, { $0.state = "-" },
      { $0.offsets = [ScrollOffset(view: "a", offset: .zero)] },
    ]
    let keys = changes.map { change in
      var environment = plain
      change(&environment)
      return EnvironmentKey(environment)
    }
    #expect(Set(keys + [EnvironmentKey(plain)]).count == changes.count + 1)
    #expect(EnvironmentKey(plain) == EnvironmentKey(plain))
  }

  @Test("is another one where a profile names bars, none among them") func bars() {
    let hashes = [[], [.none], [.tab]].map { bars in
      EnvironmentKey(Profile(device: "phone", bars: bars).environment(on: Sample.phone)).hash
    }
    #expect(Set(hashes).count == 3)
  }

  @Test("is the same among many as alone") func many() {
    let devices = Device.catalogue
    var environments = Profile.ofNewStores.map { profile in
      profile.environment(on: devices.first { $0.name == profile.device }!)
    }
    environments += Sample.profiles.map { $0.environment(on: Sample.phone) }
    var numbers = SeededNumbers(seed: 1)
    environments.shuffle(using: &numbers)
    for index in environments.indices {
      if index % 3 == 0 { environments[index].boldText.toggle() }
      if index % 5 == 0 { environments[index].state = "s\(index % 7)" }
      if index % 7 == 0 { environments[index].focus = "email" }
    }
    var hashes = EnvironmentHashes()
    #expect(environments.allSatisfy { hashes.hash(of: $0) == EnvironmentKey($0).hash })
  }
}
