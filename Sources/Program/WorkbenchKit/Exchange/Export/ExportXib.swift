import SceneExchange

extension ExportFormat {
  static let xib = ExportFormat("xib", "An Interface Builder document.", holdsSeveral: false) {
    screen, note in
    let document = try ExportDocument(screen, Workbench.canvasEngine)
    for loss in document.notes { note("an import would not bring back: \(loss)") }
    return document.text
  }
}
