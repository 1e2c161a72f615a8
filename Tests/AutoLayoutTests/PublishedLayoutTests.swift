import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport
import Testing

/// The screens of five published articles, checked against what these say of them.
@Suite("Published layouts") struct PublishedLayoutTests {
  /// "Scroll all the things": a stack in a scroll view, padding views above and below the login view.
  ///
  /// What the article computes by observing bounds are three constraints here: paddings of equal height of at least 8
  /// points, and a stack at least as high as the scroll view.
  private func accessibleLogin() throws -> Screen {
    try Screen.built {
      try $0.add(.scroll, "scroll", with: "contentInsetAdjustment=never")
      try $0.add(.stack, "stack", in: "scroll", with: "axis=vertical")
      try $0.add(.view, "above", in: "stack")
      try $0.add(.stack, "login", in: "stack", with: "axis=vertical spacing=8")
      for row in ["email", "password"] {
        try $0.add(.stack, "\(row)Row", in: "login", with: "spacing=8")
        try $0.add(.label, "\(row)Label", in: "\(row)Row", with: "text=\(row) style=body hugging=251")
        try $0.add(.textField, row, in: "\(row)Row", with: "style=body placeholder=\(row)")
        try $0.addVariation(
          .view(ObjectID("\(row)Row"), .spelled("axis=vertical", for: .stack)),
          when: Condition(parsing: "textSize >= accessibilityMedium"))
      }
      try $0.add(.button, "go", in: "login", with: "text=Go style=body")
      try $0.add(.view, "below", in: "stack")
      try $0.constrain(
        "scroll.top == safeArea.top", "scroll.bottom == keyboard.top", "scroll.centerX == root.centerX",
        "scroll.width == root.width * 0.88", "stack.leading == scroll.leading",
        "stack.trailing == scroll.trailing", "stack.top == scroll.top", "stack.bottom == scroll.bottom",
        "stack.width == scroll.width", "above.height >= 8", "below.height == above.height",
        "stack.height >= scroll.height", "stack.height == scroll.height @low")
    }
  }

  @Test(
    "a login form is centered while it fits and scrolls when it doesn't", .statement("scroll.conditional"))
  func login() throws {
    let screen = try accessibleLogin()
    for device in Device.catalogue {
      for textSize in [TextSize.large, .accessibilityExtraExtraExtraLarge] {
        let profile = Profile(
          device: device.name, orientation: .landscape, textSize: textSize, keyboard: .shown)
        let environment = profile.environment(on: device)
        let layout = screen.layout(environment)
        #expect(layout.status == .solved, "\(profile.name)")
        let (frame, form) = (layout.exact("scroll"), layout.exact("login"))
        let scroll = layout.view("scroll")!.scroll!
        let fits = form.height + 16 <= frame.height
        #expect(layout.exact("above").height == layout.exact("below").height)
        #expect(abs(layout.exact("above").height - (fits ? (frame.height - form.height) / 2 : 8)) < 1e-6)
        #expect(abs(scroll.contentSize.height - max(frame.height, form.height + 16)) < 1e-6)
        #expect(abs(scroll.greatest.y - (fits ? 0 : form.height + 16 - frame.height)) < 1e-6)
      }
    }
  }

  /// "Building layouts with accessibility in mind": a centered copy over a button at the bottom.
  @Test("a centered copy never overflows its container, on phones and pads") func copy() throws {
    let screen = try Screen.built {
      try $0.add(.view, "container")
      try $0.add(.view, "copy", in: "container")
      try $0.add(.stack, "stack", in: "copy", with: "axis=vertical alignment=center")
      try $0.add(.label, "title", in: "stack", with: "text=Welcome_here style=title1 lines=0")
      try $0.add(
        .label, "body", in: "stack",
        with: "text=\(String(repeating: "word_", count: 30))end style=body lines=0")
      try $0.add(.button, "action", in: "container", with: "text=Continue style=headline")
      try $0.constrain(
        "container.leading == readableContent.leading", "container.trailing == readableContent.trailing",
        "container.top == readableContent.top", "container.bottom == readableContent.bottom",
        "copy.leading == container.leading", "copy.trailing == container.trailing",
        "copy.top == container.top", "action.top == copy.bottom + 16", "stack.leading == copy.leading",
        "stack.trailing == copy.trailing", "stack.centerY == copy.centerY", "stack.top >= copy.top",
        "stack.bottom <= copy.bottom", "action.leading == container.leading",
        "action.trailing == container.trailing", "action.bottom == container.bottom")
    }
    for (width, wanted) in [(375.0, 343.0), (1024, 672)] {
      let layout = screen.layout(.plain(width, 800))
      #expect(layout.status == .solved)
      #expect(layout.exact("container").width == wanted)
      let (copy, stack) = (layout.exact("copy"), layout.exact("stack"))
      #expect(abs(stack.y - (copy.height - stack.maxY)) < 1e-6)
      #expect(layout.view("body")!.text!.isTruncated == false)
      #expect(layout.view("action")!.screenFrame.maxY == 800)
    }
  }

  /// "Flexible Layouts with UIStackView": sign in and recovery are states of one form; fields are 30 high at most.
  @Test("a form shows either state in one stack, its header turned at compact height") func states() throws {
    var screen = Screen(id: "form", name: "form")
    try screen.add(.stack, "form", with: "axis=vertical distribution=fillProportionally spacing=8")
    try screen.add(.stack, "header", in: "form", with: "axis=vertical spacing=8")
    try screen.add(.custom, "logo", in: "header", with: "size=80x80")
    try screen.add(.label, "title", in: "header", with: "text=Sign_In hugging=251")
    for field in ["email", "password"] {
      try screen.add(.textField, field, in: "form", with: "placeholder=\(field)")
    }
    try screen.add(.button, "signIn", in: "form", with: "text=Sign_in")
    try screen.add(.button, "recover", in: "form", with: "text=Recover hidden=true")
    for state in ["signIn", "recover"] { try screen.addState(state) }
    for (view, hidden) in [("password", "true"), ("signIn", "true"), ("recover", "false")] {
      try screen.addVariation(
        .view(ObjectID(view), .spelled("hidden=\(hidden)", for: .view)),
        when: Condition(parsing: "state == recover"))
    }
    try screen.addVariation(
      .view("header", .spelled("axis=horizontal", for: .stack)), when: Condition(parsing: "vclass == compact")
    )
    try screen.constrain(
      "form.leading == root.leading + 20", "form.trailing == root.trailing - 20", "form.top == root.top + 20",
      "form.bottom == root.bottom - 8", "email.height <= 30", "password.height <= 30")
    let signIn = screen.layout(.plain(375, 667))
    #expect(signIn.open == [])
    #expect(signIn.exact("password").height <= 30 && !signIn.view("password")!.isHidden)
    #expect(signIn.view("recover")!.isHidden && signIn.exact("recover").height == 0)
    let recover = screen.layout(.plain(375, 667).with { $0.state = "recover" })
    #expect(recover.view("password")!.isHidden && recover.exact("password").height == 0)
    #expect(recover.exact("recover").y == recover.exact("email").maxY + 8)
    let low = screen.layout(.plain(667, 375).with { $0.orientation = .landscape })
    #expect(low.exact("title").x == low.exact("logo").maxX + 8)
    #expect(signIn.exact("title").y == signIn.exact("logo").maxY + 8)
  }

  /// "Stretchy Layouts": the image is pinned to the root's top and to its container's bottom inside the scroll view.
  private func stretchyHeader() throws -> Screen {
    try Screen.built {
      try $0.add(.scroll, "scroll", with: "contentInsetAdjustment=never contentInsets=0,0,34,0")
      try $0.add(.view, "container", in: "scroll")
      try $0.add(.image, "image", in: "scroll")
      try $0.add(.view, "text", in: "scroll")
      try $0.add(.view, "backing", in: "scroll")
      try $0.add(
        .label, "info", in: "text", with: "text=\(String(repeating: "word_", count: 300))end lines=0")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
        "scroll.bottom == root.bottom", "container.top == scroll.top", "container.left == root.left",
        "container.right == root.right", "container.height == container.width * 0.7",
        "image.left == container.left", "image.right == container.right", "image.top == root.top @high",
        "image.height >= container.height", "image.bottom == container.bottom",
        "text.top == container.bottom", "text.left == root.left", "text.right == root.right",
        "text.bottom == scroll.bottom", "backing.left == root.left", "backing.right == root.right",
        "backing.top == text.top", "backing.bottom == root.bottom @500", "backing.height >= text.height",
        "info.top == text.top + 14", "info.left == text.left + 14", "info.right == text.right - 14",
        "info.bottom == text.bottom - 14")
    }
  }

  @Test(
    "a header stretches while the content is drawn down and scrolls away unchanged",
    .statement("scroll.stretch", "scroll.offset")) func stretch() throws
  {
    let screen = try stretchyHeader()
    let environment = LayoutEnvironment(
      size: Size(width: 390, height: 844), scale: 3, safeArea: EdgeInsets(top: 47, bottom: 34))
    let rest = screen.layout(environment).view("scroll")!.scroll!
    // The article fixes widths to the root only, which leaves the content's open.
    #expect(screen.layout(environment).open == ["scroll.contentWidth"])
    // Nothing is added above, and the home indicator below.
    #expect(rest.offset.y == 0 && rest.least.y == 0 && rest.insets == EdgeInsets(bottom: 34))
    let reach = rest.greatest.y
    #expect(reach == rest.contentSize.height + 34 - 844 && reach > 0)
    for offset in [-200, -1, 0, 100, reach, reach + 200] {
      let layout = screen.layout(
        environment.with { $0.offsets = [ScrollOffset(view: "scroll", offset: Point(x: 0, y: offset))] })
      #expect(layout.conflicts.isEmpty)
      let image = layout.view("image")!.screenFrame
      #expect(abs(image.height - (273 + max(0, -offset))) < 1e-6)
      #expect(abs(image.maxY - (273 - offset)) < 1e-6)
      #expect(offset > 0 || image.y == 0)
      // Beyond the end the backing still reaches the bottom of the screen.
      let backing = layout.view("backing")!.screenFrame
      #expect(backing.maxY >= 844 - 34 - 1e-6)
      #expect(offset < reach || abs(backing.maxY - 844) < 1e-6)
      #expect(layout.view("scroll")!.scroll!.contentSize == rest.contentSize)
    }
  }

  /// "Using UIScrollView with Auto Layout": the content takes its width from outside, its height from within.
  @Test(
    "a content view's width comes from outside the scroll view; without it it is open",
    .statement("scroll.keyboard")) func content()
    throws
  {
    func screen(_ outside: String...) throws -> Screen {
      try Screen.built {
        try $0.add(.scroll, "scroll", with: "keyboardAvoidance=true")
        try $0.add(.view, "content", in: "scroll")
        try $0.add(.textField, "field", in: "content")
        try $0.add(.custom, "picture", in: "content", with: "size=-x500")
        try $0.constrain(
          "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
          "scroll.bottom == root.bottom", "content.leading == scroll.leading",
          "content.trailing == scroll.trailing", "content.top == scroll.top",
          "content.bottom == scroll.bottom", "picture.top == content.top",
          "picture.leading == content.leading", "picture.trailing == content.trailing",
          "field.top == picture.bottom + 8", "field.leading == content.leading + 20",
          "field.trailing == content.trailing - 20", "field.bottom == content.bottom - 20")
        for line in outside { try $0.constrain(line) }
      }
    }
    let wide = try screen("content.width == root.width")
    let layout = wide.layout(.plain(375, 500).with { $0.keyboardHeight = 216 })
    #expect(layout.status == .solved)
    #expect(layout.exact("field").width == 335)
    #expect(layout.view("scroll")!.scroll!.contentSize == Size(width: 375, height: 562))
    // The whole content can be drawn up above the keyboard.
    #expect(layout.view("scroll")!.scroll!.greatest.y == 562 + 216 - 500)
    // Without it a text field without text collapses, as the article says.
    #expect(try screen().layout(.plain(375, 500)).exact("field").width < 40)
  }
}
