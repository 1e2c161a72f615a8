import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A view's attributes") struct ReadAttributesTests {
  private func attributes(_ tag: String, _ attributes: String, inside: String = "") throws -> Attributes {
    let scene = try SampleFile.scene(
      SampleFile.xib(
        SampleFile.root(SampleFile.view(tag, "v", frame: "0 0 9 9", attributes: attributes, inside: inside))))
    let object = scene.tree.objects[1]
    return object.attributes(ViewKind(className: object.className))
  }

  @Test("are read of a stack") func stack() throws {
    let stack = try attributes(
      "stackView", "axis='vertical' distribution='fillEqually' alignment='center' spacing='4'")
    #expect(stack.word(.axis) == Axis.vertical && stack.word(.distribution) == Distribution.fillEqually)
    #expect(stack.word(.alignment) == StackAlignment.center && stack.number(.spacing) == 4)
    #expect(try attributes("stackView", "spacingType='standard'").number(.spacing) == 8)
  }

  @Test("are read of a label") func label() throws {
    let label = try attributes(
      "label",
      "text='Hi' numberOfLines='0' lineBreakMode='wordWrap' textAlignment='center' minimumScaleFactor='0.5'")
    #expect(label.text(.text) == "Hi" && label.number(.lines) == 0 && label.number(.minimumScale) == 0.5)
    #expect(label.word(.lineBreak) == LineBreakMode.wordWrapping && label.text(.alignment) == "center")
  }

  @Test("are read of a label that shrinks to a number of points, where its file doesn't forbid that")
  func shrinking() throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='20'/>"
    let label = try attributes("label", "minimumFontSize='10'", inside: font)
    #expect(label.number(.minimumScale) == 0.5)
    #expect(try attributes("label", "minimumFontSize='30'", inside: font).number(.minimumScale) == 1)
    let fixed = "minimumFontSize='10' adjustsFontSizeToFit='NO'"
    #expect(try attributes("label", fixed, inside: font)[.minimumScale] == nil)
    #expect(
      try attributes("label", "minimumScaleFactor='0.5' adjustsFontSizeToFit='NO'")[.minimumScale] == nil)
  }

  /// Interface Builder recorded a label with 300 points at 300 in a superview of 393; 0 is written for none.
  @Test("are read of a label with a width to wrap at") func preferredWidth() throws {
    #expect(try attributes("label", "preferredMaxLayoutWidth='300'").number(.preferredWidth) == 300)
    #expect(try attributes("label", "preferredMaxLayoutWidth='0.0'")[.preferredWidth] == nil)
    #expect(try attributes("label", "")[.preferredWidth] == nil)
  }

  @Test("are the first paragraph's lines for an attributed text") func paragraph() throws {
    let style = "<paragraphStyle key='NSParagraphStyle' lineHeightMultiple='1.1' lineSpacing='3'/>"
    let text = """
      <attributedString key='attributedText'><fragment content='Hi'><attributes>\(style)</attributes></fragment>\
      </attributedString>
      """
    let label = try attributes("label", "", inside: text)
    #expect(label.number(.lineHeightMultiple) == 1.1 && label.number(.lineSpacing) == 3)
    #expect(label[.minimumLineHeight] == nil && label.text(.text) == "Hi")
    #expect(try attributes("label", "text='Plain'", inside: text)[.lineSpacing] == nil)
    let title = text.replacing("attributedText", with: "attributedTitle")
    let button = try attributes("button", "", inside: "<state key='normal'>\(title)</state>")
    #expect(button.number(.lineSpacing) == 3)
  }

  @Test("are read of a text view that nobody types into") func editable() throws {
    #expect(try attributes("textView", "editable='NO'").flag(.editable) == false)
    #expect(try attributes("textView", "")[.editable] == nil)
  }

  @Test("are read of a text field in a line") func border() throws {
    #expect(try attributes("textField", "borderStyle='line'").word(.borderStyle) == BorderStyle.line)
    #expect(try attributes("textField", "borderStyle='bezel'").word(.borderStyle) == BorderStyle.bezel)
  }

  /// Interface Builder recorded buttons of a text style and no configuration 33 high and at least 30 wide, as any.
  @Test("are read of a button with a configuration, or a style without one") func button() throws {
    let style = "<fontDescription key='fontDescription' style='UICTFontTextStyleBody'/>"
    #expect(
      try attributes("button", "", inside: style).word(.buttonConfiguration) == ButtonConfiguration.none)
    #expect(try attributes("button", "")[.buttonConfiguration] == nil)
    func configured(_ word: String) throws -> ButtonConfiguration? {
      try attributes("button", "", inside: "<buttonConfiguration key='configuration' \(word)/>")
        .word(.buttonConfiguration)
    }
    #expect(try configured("style='gray'") == .gray)
    #expect(try configured("") == .plain && configured("style='glass'") == .plain)
  }

  /// Xcode writes it of every button: 298 of 308 public ones with a configuration have `middleTruncation`.
  @Test("are not how a title breaks that a configuration breaks") func titleBreak() throws {
    let mode = "lineBreakMode='middleTruncation'"
    #expect(try attributes("button", mode).word(.lineBreak) == LineBreakMode.truncatingMiddle)
    let inside = "<buttonConfiguration key='configuration' style='plain' title='Go'/>"
    let configured = try attributes("button", mode, inside: inside)
    #expect(configured[.lineBreak] == nil && TextTraits(.button, configured).lines == 0)
  }

  @Test("are read of every view") func common() throws {
    let view = try attributes(
      "view",
      """
      hidden='YES' clipsSubviews='YES' horizontalHuggingPriority='300' preservesSuperviewLayoutMargins='YES' \
      insetsLayoutMarginsFromSafeArea='NO'
      """, inside: "<accessibility key='accessibilityConfiguration' label='Map'/>")
    #expect(view.flag(.hidden) == true && view.flag(.clips) == true && view.text(.label) == "Map")
    #expect(view[.hugging] == .priorities(horizontal: 300, vertical: 250) && view[.compression] == nil)
    #expect(view.flag(.preservesMargins) == true && view.flag(.insetsMarginsFromSafeArea) == false)
  }

  @Test("are read from runtime attributes that set what assistive technologies hear") func runtimeWords()
    throws
  {
    func runtime(_ type: String, _ path: String, is value: String) -> String {
      "<userDefinedRuntimeAttribute type='\(type)' keyPath='\(path)' value='\(value)'/>"
    }
    let attributes =
      "<userDefinedRuntimeAttributes>" + runtime("string", "accessibilityLabel", is: "Close")
      + runtime("localizedString", "accessibilityHint", is: "Leaves the page")
      + runtime("boolean", "accessibilityIdentifier", is: "YES") + "</userDefinedRuntimeAttributes>"
    let view = try self.attributes("button", "", inside: attributes)
    #expect(view.text(.label) == "Close" && view.text(.hint) == "Leaves the page")
    #expect(view.text(.identifier) == nil)
    let own = "<accessibility key='accessibilityConfiguration' label='Done'/>"
    #expect(try self.attributes("button", "", inside: own + attributes).text(.label) == "Done")
  }

  @Test("come in the words of every class that is known") func kinds() {
    let classes = [
      "label", "button", "textField", "textView", "imageView", "switch", "slider", "stepper",
      "segmentedControl",
      "progressView", "activityIndicatorView", "datePicker", "pageControl", "searchBar", "stackView",
      "scrollView",
      "tableViewCell", "view",
    ]
    #expect(
      classes.map { ViewKind(className: $0) } == [
        .label, .button, .textField, .textView, .image, .switch, .slider, .stepper, .segmentedControl,
        .progress,
        .activityIndicator, .datePicker, .pageControl, .searchBar, .stack, .scroll, .tableCell, .view,
      ])
    #expect(ViewKind.otherClasses.allSatisfy { ViewKind(className: $0) == .custom })
  }
}
