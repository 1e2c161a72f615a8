import DesignModel
import Testing

@Suite("Refusals") struct DesignErrorTests {
  static let sentences: [(DesignError, String)] = [
    (.unknown(.screen, "logn", among: ["login", "cart"]), "unknown screen 'logn'; did you mean 'login'?"),
    (.unknown(.screen, "zzz", among: ["login", "cart"]), "unknown screen 'zzz'; choose from login, cart"),
    (
      .unknown(.screen, "zzz", among: ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]),
      "unknown screen 'zzz'; choose from a1, b1, c1, d1, e1 and 2 more"
    ),
    (
      .unknown(.screen, "x", among: []),
      "unknown screen 'x'; there are no screens yet: add one with add-screen"
    ),
    (
      .unknown(.view, "titel", screen: "login", among: ["root", "title"]),
      "unknown view 'titel' in screen 'login'; did you mean 'title'?"
    ),
    (
      .unknown(.view, "titel", screen: "login", among: ["root"]),
      "unknown view 'titel' in screen 'login'; it has no views yet: add one with add-view"
    ),
    (
      .unknownItem("safeare", screen: "login", among: ["root", "safeArea"]),
      "unknown item 'safeare' in screen 'login'; did you mean 'safeArea'?"
    ),
    (
      .unknownItem("title", screen: "login", among: ["root"]),
      "unknown item 'title' in screen 'login'; it has no views yet: add one with add-view"
    ),
    (
      .unknown(.guide, "gaps", screen: "login", among: ["gap"]),
      "unknown guide 'gaps' in screen 'login'; did you mean 'gap'?"
    ),
    (
      .unknown(.guide, "gap", screen: "login", among: []),
      "unknown guide 'gap' in screen 'login'; it has no guides yet: add one with add-guide"
    ),
    (
      .unknownText("de", .placeholder, view: "email", among: ["de-AT", "fr"]),
      "view 'email' has no placeholder in 'de'; choose from de-AT, fr"
    ),
    (
      .unknownText("de", .text, view: "email", among: []),
      "view 'email' has no text in 'de'; it has none in any other language: add one with set-text"
    ),
    (
      .inUse(.state, "recover", by: ["variation 'var1'"]),
      "state 'recover' is used by variation 'var1'; remove that first, or all together with --cascade"
    ),
    (
      .inUse(.device, "kiosk", by: ["profile 'kiosk/portrait'", "profile 'kiosk/landscape'"]),
      "device 'kiosk' is used by profile 'kiosk/portrait', profile 'kiosk/landscape'; remove those first, "
        + "or all together with --cascade"
    ),
    (
      .unknown(.constraint, "c9", screen: "login", among: ["above", "below"]),
      "unknown constraint 'c9' in screen 'login'; choose from above, below"
    ),
    (
      .unknown(.constraint, "c9", screen: "login", among: []),
      "unknown constraint 'c9' in screen 'login'; it has no constraints yet: add one with add-constraint"
    ),
    (
      .unknown(.variation, "var3", screen: "login", among: ["var1"]),
      "unknown variation 'var3' in screen 'login'; did you mean 'var1'?"
    ),
    (
      .unknown(.variation, "var3", screen: "login", among: []),
      "unknown variation 'var3' in screen 'login'; it has no variations yet: add one with vary"
    ),
    (
      .unknown(.assertion, "a3", screen: "login", among: ["a1"]),
      "unknown assertion 'a3' in screen 'login'; did you mean 'a1'?"
    ),
    (
      .unknown(.assertion, "a3", screen: "login", among: []),
      "unknown assertion 'a3' in screen 'login'; it has no assertions yet: add one with add-assertion"
    ),
    (.onlyScrollViewsScroll("title"), "only a scroll view scrolls, and 'title' is none; name a scroll view"),
    (
      .unknown(.device, "iphone-61", among: ["iphone-16", "ipad-10"]),
      "unknown device 'iphone-61'; did you mean 'iphone-16'?"
    ),
    (
      .unknown(.device, "x", among: []),
      "unknown device 'x'; the store has no devices: add one with add-device"
    ),
    (
      .unknown(.profile, "iphone-16/potrait", among: ["iphone-16/portrait"]),
      "unknown profile 'iphone-16/potrait'; did you mean 'iphone-16/portrait'?"
    ),
    (
      .unknown(.profile, "x", among: []),
      "unknown profile 'x'; the store has no profiles: add one with add-profiles"
    ),
    (
      .nameTaken("title", by: .view, place: "screen 'login'"),
      "the name 'title' is taken by a view in screen 'login'; choose another"
    ),
    (
      .identityTaken("aB-1c-2D", screen: "login"),
      "the identity 'aB-1c-2D' is given already in screen 'login'; give another or none"
    ),
    (.reservedName("safeArea"), "'safeArea' is a word of the constraint language; choose another name"),
    (
      .unusableName("2 x"),
      "'2 x' can't be a name; names start with a letter and continue with letters, digits, '_' and inner '-'"
    ),
    (
      .unusableValue(.axis, "vertcal", form: ViewAttribute.axis.form(for: .stack)),
      "'vertcal' is no value for 'axis'; it takes one of horizontal, vertical; did you mean 'vertical'?"
    ),
    (
      .unusableValue(.lines, "many", form: ViewAttribute.lines.form(for: .label)),
      "'many' is no value for 'lines'; it takes a whole number from 0 to 10000"
    ),
    (
      .unusableValue(.minimumScale, "2", form: ViewAttribute.minimumScale.form(for: .label)),
      "'2' is no value for 'minimumScale'; it takes a number from 0 to 1"
    ),
    (
      .unusableValue(.hidden, "yes", form: ViewAttribute.hidden.form(for: .label)),
      "'yes' is no value for 'hidden'; it takes true or false"
    ),
    (
      .unusableValue(.hugging, "0", form: ViewAttribute.hugging.form(for: .label)),
      "'0' is no value for 'hugging'; it takes two priorities HORIZONTAL,VERTICAL above 0 and at most 1000"
    ),
    (
      .unusableValue(.size, "44", form: ViewAttribute.size.form(for: .image)),
      "'44' is no value for 'size'; it takes a size WIDTHxHEIGHT in points, '-' for none in that axis"
    ),
    (
      .unusableValue(.insets, "1,2", form: ViewAttribute.insets.form(for: .button)),
      "'1,2' is no value for 'insets'; it takes four distances TOP,LEFT,BOTTOM,RIGHT in points, or one for all"
    ),
    (
      .unknownAttribute("spaceing", among: ["spacing", "axis"]),
      "unknown attribute 'spaceing'; did you mean 'spacing'?"
    ),
    (
      .unknownAttribute("colour", among: ["spacing", "axis"]),
      "unknown attribute 'colour'; there are spacing, axis"
    ),
    (
      .unusableChange("installed", "maybe", expected: "true or false"),
      "'maybe' is no value for 'installed'; it takes true or false"
    ),
    (.rootCannot("moved"), "the root view can't be moved; it is the screen itself"),
    (
      .holdsOtherThanOne("form", ["a", "b"]),
      "'form' holds 2 views, and one can take its place; move the others out of it first"
    ),
    (
      .holdsOtherThanOne("form", []),
      "'form' holds no view that could take its place; remove it with remove-view"
    ),
    (
      .parentCycle(view: "form", parent: "row"),
      "'form' can't move into 'row', which lies inside it; move 'row' out first"
    ),
    (
      .parentCycle(view: "form", parent: "form"), "'form' can't move into itself; name another parent"
    ),
    (.unusablePosition(9, count: 2, parent: "form"), "position '9' is outside 'form'; use 0 to 2"),
    (.unusablePosition(1, count: 0, parent: "form"), "position '1' is outside 'form'; use 0"),
    (
      .inUse(.view, "form", by: ["constraint 'c1'"]),
      "view 'form' is used by constraint 'c1'; remove that first, or all together with --cascade"
    ),
    (
      .inUse(.view, "form", by: (1...7).map { "constraint 'c\($0)'" }),
      "view 'form' is used by constraint 'c1', constraint 'c2', constraint 'c3', constraint 'c4', constraint 'c5' "
        + "and 2 more; remove those first, or all together with --cascade"
    ),
    (
      .inUse(.guide, "gap", by: ["constraint 'c1'", "variation 'var1'"]),
      "guide 'gap' is used by constraint 'c1', variation 'var1'; remove those first, or all together with --cascade"
    ),
    (
      .inUse(.constraint, "c1", by: ["variation 'var1'"]),
      "constraint 'c1' is used by variation 'var1'; remove that first, or all together with --cascade"
    ),
    (
      .scrollInUse("list", by: ["constraint 'c1'"]),
      "'list' must stay a scroll view for constraint 'c1'; remove that first"
    ),
    (
      .anchorsDontMatch(.leading, .left),
      "'leading' can't be compared with 'left'; take leading and trailing or left and right on both sides: only the "
        + "former change with the writing direction"
    ),
    (
      .anchorsDontMatch(.top, .width),
      "'top' can't be compared with 'width'; compare positions of one axis, or sizes"
    ),
    (
      .regionNeedsScroll(.contentLayout, view: "form"),
      "only a scroll view has a 'contentLayout', and 'form' is none; write 'NAME.contentLayout' with a scroll "
        + "view's name"
    ),
    (
      .needsView("leadingMargin", item: "gap", instead: "gap.leading"),
      "only a view has a 'leadingMargin', and 'gap' is none; use 'gap.leading'"
    ),
    (
      .unusableNumber("the constant", 2e9, greatest: 1e9),
      "the constant '2000000000' is out of bounds; use a number up to ±1000000000"
    ),
    (
      .unusableNumber("the multiplier", .nan, greatest: 1e6),
      "the multiplier 'nan' is out of bounds; use a number up to ±1000000"
    ),
    (
      .unusableNumber("the multiplier", 0, greatest: 1e6),
      "the multiplier '0' is out of bounds; use a number other than 0"
    ),
    (
      .unknown(.suppression, "s9", screen: "login", among: ["s1"]),
      "unknown suppression 's9' in screen 'login'; did you mean 's1'?"
    ),
    (
      .unknown(.suppression, "s9", screen: "login", among: []),
      "unknown suppression 's9' in screen 'login'; it has none: add one with suppress"
    ),
    (
      .unknownObject("titel", screen: "login", among: ["root", "title", "c1"]),
      "no view, guide or constraint 'titel' in screen 'login'; did you mean 'title'?"
    ),
    (
      .missingReason("small-target"),
      "findings of 'small-target' are accepted for a reason only; give it with --reason"
    ),
    (.stateTaken("signIn"), "the state 'signIn' is declared already; choose another name"),
    (
      .unknown(.state, "signin", screen: "login", among: ["signIn"]),
      "unknown state 'signin' in screen 'login'; did you mean 'signIn'?"
    ),
    (
      .unknown(.state, "x", screen: "login", among: []),
      "unknown state 'x' in screen 'login'; it declares none: add one with add-state"
    ),
  ]

  @Test("say what is wrong and what to do", arguments: sentences)
  func sentence(error: DesignError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test("begin lower case, quote the user's word and end without a period", arguments: sentences)
  func habit(error: DesignError, sentence: String) {
    #expect(sentence.first?.isUppercase == false)
    #expect(sentence.last != "." && sentence.contains("; "))
    #expect(sentence.contains("'"))
  }
}
