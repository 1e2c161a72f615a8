import Foundation
import Notation
import TestSupport

/// A headless Chromium that is driven by input events through its WebDriver (W3C WebDriver over HTTP).
final class Browser {
  private let driver: Process
  private let session: URL

  struct Failure: Error { var message: String }

  /// The programs that are needed; nil, with a printed reason, where one is missing.
  private static func driver() -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromedriver", "chromium", "curl"].map { name in
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let driver = names[0], !names.contains(nil) else {
      print("skipped: chromium, chromium-driver or curl is not installed; 'make browser' does that")
      return nil
    }
    return URL(filePath: driver)
  }

  /// Opens a file in a new browser, looks into it, and ends the browser whatever comes.
  ///
  /// Where Chromium doesn't run, as in containers that forbid it what it needs, nothing is looked at, and that is said.
  static func open(_ file: URL, at fragment: String = "", _ look: (Browser) throws -> Void) throws {
    try Processes.permit()
    guard let program = driver() else { return }
    let browser: Browser
    do {
      // On a busy machine it may not come up at once.
      browser = try (try? Browser(program)) ?? Browser(program)
    } catch let failure as Failure {
      print("skipped: chromium doesn't start: \(failure.message)")
      return
    }
    defer { browser.end() }
    try browser.go(to: file, at: fragment)
    try look(browser)
  }

  private init(_ program: URL) throws {
    driver = Process()
    driver.executableURL = program
    driver.arguments = ["--port=0"]
    let output = Pipe()
    (driver.standardOutput, driver.standardError) = (output, FileHandle.nullDevice)
    try driver.run()
    var said = ""
    var port: Substring?
    while port == nil {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(message: "chromedriver didn't start: \(said)") }
      said += String(decoding: data, as: UTF8.self)
      port = said.firstMatch(of: /successfully on port (\d+)/)?.output.1
    }
    let root = URL(string: "http://127.0.0.1:\(port!)/session")!
    let options: JSON = [
      // Chromium's sandbox refuses to be started by root, as which containers run tests.
      "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1400,1000"]
    ]
    do {
      let reply = try Self.send(
        "POST", root,
        body: [
          "capabilities": [
            "alwaysMatch": [
              "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
            ]
          ]
        ])
      session = root.appending(path: reply["sessionId"]?.text ?? "")
    } catch {
      kill(driver.processIdentifier, SIGKILL)
      throw error
    }
  }

  private func end() {
    _ = try? Self.send("DELETE", session)
    // Chromedriver takes no notice of gentler signals.
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  /// By curl: Foundation's own client takes chromedriver's headers for faulty.
  private static func send(_ method: String, _ url: URL, body: JSON = [:]) throws -> JSON {
    let line =
      "curl -sS --noproxy '*' -m 300 -X \(method) -H 'Content-Type: application/json' --data-binary @- '\(url.absoluteString)'"
    let outcome = try Shell().run(line, input: body.line)
    guard outcome.status == 0 else { throw Failure(message: outcome.messages) }
    let value = try JSON(parsing: outcome.output)["value"] ?? .null
    if value["error"]?.text != nil { throw Failure(message: value["message"]?.text ?? value.line) }
    return value
  }

  @discardableResult
  private func post(_ path: String, _ body: JSON) throws -> JSON {
    try Self.send("POST", session.appending(path: path), body: body)
  }
}

// MARK: What a person does

extension Browser {
  /// Opens a file at a fragment.
  func go(to file: URL, at fragment: String = "") throws {
    // A page that differs in its fragment alone would not be loaded anew.
    try post("url", ["url": "about:blank"])
    try post("url", ["url": .string(file.absoluteString + fragment)])
  }

  /// Clicks on the first element that a CSS selector finds, scrolled into view.
  func click(_ selector: String) throws {
    let element = try element(selector)
    try post("element/\(element)/click", [:])
  }

  /// Presses keys, one after the other; names of WebDriver's such as `tab` beside characters.
  func press(_ keys: Key...) throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": .string($0), "value": .string(key.rawValue)] as JSON }
    }
    try post("actions", ["actions": [["type": "key", "id": "keys", "actions": .array(actions)]]])
  }

  enum Key: String {
    case tab = "\u{E004}", enter = "\u{E007}", escape = "\u{E00C}", space = " "
    case left = "\u{E012}", up = "\u{E013}", right = "\u{E014}", down = "\u{E015}"
  }

  /// Drags from the middle of an element by a distance to the right, in CSS pixels.
  func drag(_ selector: String, by distance: Int) throws {
    let origin: JSON = ["element-6066-11e4-a52e-4f735466cecf": .string(try element(selector))]
    let steps: [JSON] = [
      ["type": "pointerMove", "x": 0, "y": 0, "origin": origin], ["type": "pointerDown", "button": 0],
      ["type": "pointerMove", "x": .integer(distance), "y": 0, "origin": origin, "duration": 50],
      ["type": "pointerUp", "button": 0],
    ]
    try post("actions", ["actions": [["type": "pointer", "id": "mouse", "actions": .array(steps)]]])
  }

  /// Chooses an option of a select element by its value.
  func choose(_ value: String, of selector: String) throws {
    try click("\(selector) option[value='\(value)']")
  }

  private func element(_ selector: String) throws -> String {
    let found = try post("element", ["using": "css selector", "value": .string(selector)])
    return found["element-6066-11e4-a52e-4f735466cecf"]?.text ?? ""
  }
}

// MARK: What a person sees

extension Browser {
  /// What a JavaScript expression says in the page.
  @discardableResult
  func value(_ expression: String, _ arguments: JSON...) throws -> JSON {
    try post("execute/sync", ["script": .string("return (\(expression))"), "args": .array(arguments)])
  }

  /// Shows the page as in dark appearance, or in light one.
  func setDark(_ isDark: Bool) throws {
    try command(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  /// The page as a PDF, in base 64.
  func printed() throws -> String { try command("Page.printToPDF", [:])["data"]?.text ?? "" }

  @discardableResult
  private func command(_ name: String, _ parameters: JSON) throws -> JSON {
    try post("goog/cdp/execute", ["cmd": .string(name), "params": parameters])
  }

  /// What the console says since the last time it was asked.
  func console() throws -> [String] {
    try post("se/log", ["type": "browser"]).elements?.compactMap { $0["message"]?.text } ?? []
  }

  /// The addresses that were asked for since the last time.
  func requests() throws -> [String] {
    try post("se/log", ["type": "performance"]).elements?.compactMap { entry in
      let message = try? JSON(parsing: entry["message"]?.text ?? "")["message"]
      guard message?["method"] == "Network.requestWillBeSent" else { return nil }
      return message?["params"]?["request"]?["url"]?.text
    } ?? []
  }
}
