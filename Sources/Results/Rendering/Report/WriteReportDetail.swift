import DesignModel
import Notation

extension ReportLayout {
  /// The dialog that shows one cell; empty until the script fills it.
  var detail: String {
    let standard = Set(PictureLayer.standard)
    let layers =
      PictureLayer.allCases.map { ($0.rawValue, $0.title, standard.contains($0)) } + [
        ("numbers", "Numbers", false)
      ]
    let boxes = layers.map { name, title, isShown in
      "<label><input type=\"checkbox\" name=\"layer\" value=\"\(name)\"\(isShown ? " checked" : "")>"
        + "<span>\(title)</span></label>"
    }
    return """
      <dialog class="detail" aria-labelledby="page:detail">
      <div class="bar">
      <h2 id="page:detail"></h2>
      <button type="button" class="previous" aria-label="Previous cell">←</button>
      <button type="button" class="next" aria-label="Next cell">→</button>
      <button type="button" class="close">Close</button>
      </div>
      <div class="sides">
      <div class="picture">
      <div class="stage"></div>
      \(comparison)</div>
      <div class="facts">
      <section aria-label="Findings of this cell"><h3>Findings</h3><ul class="marks"></ul></section>
      <form class="layers"><fieldset><legend>Layers</legend>\(boxes.joined())</fieldset></form>
      </div>
      </div>
      </dialog>

      """
  }

  private var comparison: String {
    guard let baseline = page.baseline else { return "" }
    return """
      <div class="compare"><span>\(baseline.escapedAsXML)</span>\
      <input type="range" min="0" max="100" value="50" aria-label="Share of \(baseline.escapedAsXML)">\
      <span>\(page.revision.escapedAsXML)</span></div>

      """
  }
}

extension PictureLayer {
  /// As a checkbox says it.
  var title: String {
    switch self {
    case .frames: "Frames"
    case .text: "Texts"
    case .guides: "Guides"
    case .constraints: "Constraints"
    case .intrinsic: "Intrinsic sizes"
    case .safeArea: "Safe area"
    case .keyboard: "Keyboard"
    case .conflicts: "Conflicts"
    case .ambiguities: "Ambiguities"
    case .scroll: "Scrolled content"
    case .truncation: "Cut texts"
    case .samples: "Samples"
    }
  }
}
