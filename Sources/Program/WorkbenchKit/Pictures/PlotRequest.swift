import CommandGrammar
import Notation
import Pictures
import Rendering

/// How a plot is asked for.
struct PlotRequest {
  let target: RenderTarget
  let size: PictureSize
  /// The width of a sketch.
  private let columns: Int

  /// What `--format`, `--output`, `--scale` and `--columns` ask for together.
  init(
    _ format: FormatChoice<PictureFormat>?, output: String?, size: PictureSize, in session: inout Session
  ) throws {
    columns = try size.columns(in: session, least: PlotSketch.fewestColumns)
    self.size = size
    let own = session.choose(format)
    do throws(RenderError) {
      target = try RenderTarget(format: own, output: output, isFolder: false, common: session.format)
    } catch .unknownEnding(let file) {
      throw PlotError.unknownEnding(file)
    }
  }

  /// Prints the plot, or writes it to the file.
  func reply(_ plot: Plot, _ session: Session) throws -> Reply {
    switch target {
    case .records: return Reply("", list: plot.records, columns: plot.columns)
    case .sketch: return .drawing(plot.sketch(columns))
    case .document(let format):
      return .document(String(decoding: try bytes(of: plot, .picture(format), in: session), as: UTF8.self))
    case .file(let file, let content), .folder(let file, let content):
      try session.write(bytes(of: plot, content, in: session), to: file)
      return Reply("wrote \(file)", list: [WrittenPicture(file: file).record])
    }
  }

  private func bytes(
    of plot: Plot, _ content: RenderTarget.Content, in session: Session
  ) throws -> [UInt8] {
    switch content {
    case .sketch: Array((plot.sketch(columns) + "\n").utf8)
    case .picture(let format): try format.file(of: plot.drawing, scale: size.scale, in: session)
    }
  }
}

/// A plot that can't be made.
enum PlotError: Error, CustomStringConvertible {
  case unknownEnding(String)
  case unusableWidths
  case unusableHeight(Double)
  case unusableStep(Double)
  case everyProfile
  case windowGiven
  case windowTwice
  case widthOfPlane
  case unusableLimit(Int)

  var description: String {
    switch self {
    case .unknownEnding(let file):
      "'\(file)' doesn't end in \(PictureFormat.endings); use one of these endings, or give --format"
    case .unusableWidths: "'--width' goes from 1 to 10000 points"
    case .unusableHeight(let height):
      "a window can't be \(height.shown) points high; --height takes 1 to 10000"
    case .unusableStep(let step): "can't go by \(step.shown) points; --step takes 0.5 to 1000"
    case .everyProfile:
      "each profile is a diagram of its own; name a few by --device and the like instead of --all-profiles"
    case .windowGiven:
      "--width and --height say how large the window is; leave --window out, or give two, as 320x320..1376x1376"
    case .windowTwice: "'--every-window' takes every window; leave '--window' out"
    case .widthOfPlane:
      "windows of any size have every width and height; leave --width, --height and --step out"
    case .unusableLimit(let limit): "can't show \(limit) revisions; --limit takes 1 or more"
    }
  }
}
