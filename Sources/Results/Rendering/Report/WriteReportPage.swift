import DesignModel
import Notation

extension ReportPage {
  /// The page as one HTML file that loads nothing: tables of cells with their findings, which a script adds the
  /// pictures and the filters to.
  public var document: String { whole(body, scripts: "'unsafe-inline'") }

  /// The same page for a browser that shows the next version by itself, at the same place: it asks for the script
  /// `signal` beside it, which `signal(version:)` writes, and loads itself anew where that names another version.
  public func document(
    followedBy signal: String, version: (String) -> String
  ) -> (document: String, version: String) {
    let body = body
    let version = version(title + body)
    let script = """
      <script id="page:follow" data-signal="\(signal.escapedAsFragment.escapedAsXML)" \
      data-version="\(version.escapedAsXML)">
      \(asset(PackageResources.follow_js))</script>

      """
    // A file's own origin is none, so that 'self' allows nothing there.
    return (whole(body + script, scripts: "'unsafe-inline' 'self' file:"), version)
  }

  /// The script that says which version is the newest.
  public static func signal(version: String) -> String { "followReport(\(version.quotedForScript));\n" }

  private var body: String {
    var plates = plates
    let layout = ReportLayout(self)
    let data = layout.data(&plates)
    return """
      \(layout.header)<main id="page:main">
      \(layout.controls)\(screens.indices.map(layout.section).joined())</main>
      \(layout.detail)<script type="application/json" id="page:data">\(data)</script>
      <script>
      \(asset(PackageResources.draw_js))\(asset(PackageResources.sheet_js))\(asset(PackageResources.detail_js))</script>

      """
  }

  private func whole(_ body: String, scripts: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src \(scripts); img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(program.escapedAsXML)">
    <title>\(title.escapedAsXML)</title>
    <style>
    \(asset(PackageResources.report_css))\(SVGWriter.style)
    </style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }

  /// What the page is called: its screens, as long as they are few.
  var title: String {
    let names = screens.map(\.name)
    let what = names.count <= 3 ? enumerated(names) : counted(names.count, "screen")
    return "\(what), \(revision)" + (baseline.map { " compared with \($0)" } ?? "")
  }

  private func asset(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
