import Foundation
import Notation
import TestSupport
import Testing

/// The report in headless Chromium, by clicks and keys; printed and passed over on machines without it.
@Suite("A report in a browser", .serialized, .startsProcesses) struct ReportInBrowserTests {
  /// A report of an example screen.
  private func report(
    _ script: String, _ options: String, look: (Browser, Workspace, URL) throws -> Void
  ) throws {
    let story = try Story()
    for stage in try ExampleScript.stages(of: script).prefix(2) {
      try story.workspace.batch(stage)
      try #require(story.workspace.run(["commit", "-m", "Stage"]).status == 0)
    }
    let outcome = try story.workspace.run("report \(options) -o report.html")
    try #require(outcome.status == 0, "\(outcome.messages)")
    let file = story.workspace.folder.appending(path: "report.html")
    try Browser.open(file) { browser in
      try look(browser, story.workspace, file)
      #expect(try browser.console() == [])
      let others = try browser.requests().filter { !$0.hasPrefix("file://") && $0 != "about:blank" }
      #expect(others == [])
      #expect(try browser.value("performance.getEntriesByType('resource').length") == 0)
    }
  }

  private static let matrix =
    "login --device iphone-se-3,iphone-16,ipad-mini-7 --text-size L,AX1,AX3,AX5 --orientation portrait,landscape --direction ltr,rtl"

  private static let shown = "[...document.querySelectorAll('a.cell:not([hidden])')].map((cell) => cell.id)"
  private static let heading = "document.querySelector('dialog[open] h2')?.textContent ?? null"

  private func texts(_ json: JSON) -> [String] { json.elements?.compactMap(\.text) ?? [] }

  @Test("shows, switches and filters its cells") func filters() throws {
    try report("sign-in-form", Self.matrix) { browser, _, _ in
      let first = texts(try browser.value(Self.shown))
      #expect(first.count == 12 && first.allSatisfy { $0.contains("/portrait") && !$0.contains("/rtl") })
      #expect(
        try browser.value("document.querySelectorAll('a.cell .thumbnail text').length > 20") == true)

      try browser.click("input[name=orientation][value=landscape]")
      #expect(texts(try browser.value(Self.shown)).allSatisfy { $0.contains("/landscape") })
      try browser.choose("ipad-mini-7", of: "select[name=device]")
      #expect(texts(try browser.value(Self.shown)).count == 4)
      try browser.choose("AX5", of: "select[name=size]")
      #expect(texts(try browser.value(Self.shown)) == ["login/ipad-mini-7/landscape/AX5/state:signIn"])
      #expect(try browser.value("document.querySelectorAll('th[scope=col]:not([hidden])').length") == 2)
      #expect(
        try browser.value("location.hash") == "#?device=ipad-mini-7&size=AX5&orientation=landscape")

      try browser.click("button[type=reset]")
      #expect(texts(try browser.value(Self.shown)) == first)
      try browser.choose("error", of: "select[name=finding]")
      let failing = texts(try browser.value(Self.shown))
      #expect(!failing.isEmpty && failing.count < first.count)
      #expect(
        try browser.value(
          "[...document.querySelectorAll('a.cell:not([hidden])')].every((cell) => cell.classList.contains('error'))"
        )
          == true)
      #expect(
        try browser.value("document.querySelector('.count').textContent").text?.contains(
          "more under other switches") == true)

      try browser.click("button[type=reset]")
      try browser.click(".findings a[href*='?finding=truncated-text']")
      #expect(
        try browser.value("document.querySelector('[name=finding]').selectedOptions[0].text").text?
          .hasPrefix("truncated-text of ") == true)
    }
  }

  @Test("opens a cell by its address, and others by keys") func detail() throws {
    try report("sign-in-form", Self.matrix) { browser, _, file in
      try browser.go(to: file, at: "#login/iphone-se-3/portrait/AX3?size=AX3")
      #expect(
        try browser.value(Self.heading)
          == "login, iPhone SE (3rd generation), AX3, portrait, left to right, no keyboard, signIn")
      #expect(texts(try browser.value(Self.shown)).count == 3)
      #expect(try browser.value("document.querySelectorAll('.stage svg').length") == 1)

      // Layers.
      #expect(try browser.value("document.querySelectorAll('.stage .layer.constraints').length") == 0)
      try browser.click("input[name=layer][value=constraints]")
      #expect(
        try browser.value("document.querySelectorAll('.stage .layer.constraints path').length > 0")
          == true)
      try browser.click("input[name=layer][value=text]")
      #expect(try browser.value("document.querySelectorAll('.stage .layer.text').length") == 0)

      // Findings point at their views.
      try browser.click(".marks button:enabled")
      #expect(try browser.value("document.querySelectorAll('.stage .highlight').length") == 1)

      try browser.press(.right)
      #expect(try browser.value(Self.heading).text?.hasPrefix("login, iPhone 16, AX3, ") == true)
      #expect(
        try browser.value("location.hash") == "#login/iphone-16/portrait/AX3/state:signIn?size=AX3")
      try browser.press(.escape)
      #expect(try browser.value(Self.heading) == .null)
      #expect(
        try browser.value("document.activeElement.id") == "login/iphone-16/portrait/AX3/state:signIn")

      // In the table.
      try browser.press(.up)
      #expect(
        try browser.value("document.activeElement.id") == "login/iphone-se-3/portrait/AX3/state:signIn")
      try browser.press(.enter)
      #expect(try browser.value(Self.heading).text?.hasPrefix("login, iPhone SE") == true)
    }
  }

  @Test("compares two revisions by dragging and by keys") func comparison() throws {
    try report("copy-screen", "copy --device iphone-se-3,iphone-16 --text-size L,AX3 --diff v1") {
      browser, _, _ in
      try browser.click("a.cell")
      let part = "Number(document.querySelector('.compare input').value)"
      let line = "getComputedStyle(document.querySelector('.stage svg + svg')).clipPath"
      #expect(try browser.value("document.querySelectorAll('.stage svg').length") == 2)
      #expect(try browser.value(part) == 50)
      #expect(try browser.value(line) == "inset(0px 0px 0px 50%)")
      let width = try browser.value("document.querySelector('.stage').clientWidth").double ?? 0
      try browser.drag(".stage", by: Int(width / 4))
      let dragged = try browser.value(part).double ?? 0
      #expect((74...76).contains(dragged))
      try browser.value("document.querySelector('.compare input').focus()")
      try browser.press(.left, .left)
      #expect(try browser.value(part).double == dragged - 2)
      #expect(
        try browser.value("document.querySelector('.compare input').ariaValueText").text
          == "\(Int(dragged) - 2) % v1, \(102 - Int(dragged)) % working")
    }
  }

  @Test("follows what a watching check writes, scrolled and filtered as it was") func following() throws {
    let shell = try Shell()
    let source = packageFolder.appending(path: "Examples/InterfaceBuilder/Account.storyboard")
    let text = try String(contentsOf: source, encoding: .utf8)
    let storyboard = shell.folder.appending(path: "Account.storyboard")
    try text.write(to: storyboard, atomically: false, encoding: .utf8)
    try #require(try shell.run("workbench init && workbench import-ib Account.storyboard").status == 0)
    let line =
      "check --device iphone-se-3,iphone-16,ipad-mini-6 --text-size L,AX1,AX3 --orientation portrait,landscape"
    let watch = try RunningProgram("workbench \(line) --watch --report page.html --quiet", in: shell)
    let page = shell.folder.appending(path: "page.html")
    try watch.wait(for: "report") { FileManager.default.fileExists(atPath: page.path + ".js") }
    try Browser.open(page) { browser in
      try browser.click("input[name=orientation][value=landscape]")
      try browser.choose("AX3", of: "select[name=size]")
      try browser.value("scrollTo(0, 700)")
      let place = "[location.hash, scrollY, document.querySelector('[name=size]').value]"
      let before = try browser.value(place)
      #expect(before.elements?[0] == "#?size=AX3&orientation=landscape")
      #expect((before.elements?[1].double ?? 0) > 100)
      for save in 1...4 {
        try text.replacing("text=\"Favourites\"", with: "text=\"Favourites \(save)\"")
          .write(to: storyboard, atomically: save.isMultiple(of: 2), encoding: .utf8)
        try watch.wait(for: "page of save \(save)") {
          try browser.value(
            "data.strings.includes('Favourites \(save)') && document.readyState === 'complete'")
            == true
        }
        #expect(try browser.value(place) == before)
      }
      // An open cell stays open, with its layers.
      try browser.value("document.querySelector('a.cell:not([hidden])').click()")
      try browser.click("input[name=layer][value=constraints]")
      let heading = try browser.value(Self.heading)
      try text.write(to: storyboard, atomically: true, encoding: .utf8)
      try watch.wait(for: "last page") {
        try browser.value("data.strings.includes('Favourites') && document.readyState === 'complete'") == true
      }
      #expect(try browser.value(Self.heading) == heading)
      #expect(
        try browser.value("document.querySelectorAll('.stage .layer.constraints path').length > 0") == true)
      #expect(try browser.console() == [])
      #expect(try browser.requests().allSatisfy { $0.hasPrefix("file://") || $0 == "about:blank" })
    }
    #expect(watch.end(by: SIGINT) == SIGINT)
  }

  @Test("has names, contrast, targets and an order, in light and in dark") func accessibility() throws {
    try report("sign-in-form", "\(Self.matrix) --diff v1 --keyboard hidden") { browser, _, _ in
      for isDetail in [false, true] {
        if isDetail { try browser.click("a.cell.error:not([hidden])") }
        for isDark in [false, true] {
          try browser.setDark(isDark)
          #expect(texts(try browser.value(PageChecks.faults)) == [])
        }
        try tabThrough(browser)
      }
    }
  }

  /// Presses Tab from the first stop to the last, which must come in the order of the document.
  private func tabThrough(_ browser: Browser) throws {
    let stops = try browser.value(PageChecks.stops).elements ?? []
    #expect(stops.count > 10)
    try browser.value("document.querySelectorAll('body *')[arguments[0]].focus()", stops[0])
    var reached = [try browser.value(PageChecks.focus)]
    for _ in stops.dropFirst() {
      try browser.press(.tab)
      reached.append(try browser.value(PageChecks.focus))
    }
    #expect(reached == stops)
  }

  @Test("lists what is asserted, and marks the cells in which it fails") func assertions() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    workspace.run(["add-assertion", "login", "title.width <= 300", "--message", "Room for the badge"])
    try #require(
      workspace.run("report login --device iphone-se-3,ipad-mini-7 --text-size L,AX5 -o a.html").status == 0)
    try Browser.open(workspace.folder.appending(path: "a.html")) { browser in
      #expect(
        texts(
          try browser.value(
            "[...document.querySelectorAll('.claim .badge')].map((badge) => badge.textContent)"))
          == ["✓ holds", "✕ fails"])
      #expect(try browser.value("document.querySelector('.findings ol b').textContent") == "assertion")
      #expect(
        try browser.value("document.querySelector('h2').textContent").text?.contains(
          "1 of 2 assertions hold") == true)
      try browser.choose("assertion", of: "select[name=finding]")
      let failing = texts(try browser.value(Self.shown))
      #expect(!failing.isEmpty && failing.allSatisfy { $0.hasPrefix("login/") })
      try browser.click("a.cell:not([hidden])")
      let marks = try browser.value("document.querySelector('.marks').textContent").text ?? ""
      #expect(marks.contains("title.width"), "\(marks)")
      #expect(try browser.console() == [])
    }
  }

  @Test("keeps its filters in sight, and names those in force at each table") func stickyFilters() throws {
    try report("sign-in-form", Self.matrix) { browser, _, _ in
      try browser.choose("iphone-se-3", of: "select[name=device]")
      try browser.choose("AX5", of: "select[name=size]")
      #expect(
        try browser.value("document.querySelector('caption').textContent").text?.hasSuffix(
          " — only iPhone SE (3rd generation), AX5") == true)
      try browser.click("button[type=reset]")
      #expect(
        try browser.value("document.querySelector('caption').textContent").text?.contains("only") == false)

      try browser.value("scrollTo(0, document.body.scrollHeight)")
      let top = try browser.value("document.querySelector('.controls').getBoundingClientRect().top").double
      #expect(top == 0)
      #expect(try browser.value("scrollY > 0") == true)
    }
  }

  @Test(
    "keeps texts in the boxes that the engine computed",
    arguments: ["iphone-se-3/portrait/AX5", "iphone-16/landscape/rtl"])
  func boxes(profile: String) throws {
    try report("sign-in-form", "login --profile \(profile)/state:signIn") { browser, workspace, file in
      let solved = try workspace.run("solve login --profile \(profile)/state:signIn --format ndjson")
      var frames: [String: JSON] = [:]
      for record in solved.records where record["type"] == "frame" {
        guard let path = record["path"]?.text, let frame = record["screenFrame"] else { continue }
        frames[path.hasPrefix("root/") ? String(path.dropFirst(5)) : path] = frame
      }
      try browser.click("a.cell")
      let found = try browser.value(PageChecks.texts, .object(frames))
      #expect(texts(found["faults"] ?? .null) == [])
      #expect((found["count"]?.whole ?? 0) > 6)
    }
  }

  @Test("prints the pictures of all cells that it shows") func printing() throws {
    try report("sign-in-form", Self.matrix) { browser, _, _ in
      let printed = try browser.printed()
      #expect(Data(base64Encoded: printed)?.starts(with: Data("%PDF".utf8)) == true)
      let pictures = "[...document.querySelectorAll('a.cell:not([hidden]) .thumbnail')]"
      let areDrawn = try browser.value("\(pictures).every((picture) => picture.firstChild)")
      #expect(areDrawn == true)
    }
  }

  @Test("runs nothing that a design says") func escaping() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let text = "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>"
    workspace.run([
      "add-view", "login", "odd", "--kind", "label", "--text", text, "--lines", "0", "--in", "form",
    ])
    try #require(workspace.run("report login --device iphone-16 -o a.html").status == 0)
    try Browser.open(workspace.folder.appending(path: "a.html")) { browser in
      try browser.click("a.cell")
      #expect(try browser.value("window.hacked ?? 'safe'") == "safe")
      #expect(
        try browser.value("document.querySelector('.stage').textContent").text?.contains("</script>")
          == true)
      #expect(try browser.console() == [])
    }
  }
}
