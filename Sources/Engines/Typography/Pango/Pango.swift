/// Where the rarely needed parts of text measuring come from; each is opened on first use.
struct Pango: Sendable {
  /// Finds break opportunities; nil if Pango is not installed.
  var breaking: @Sendable () -> PangoBreaking?
  /// Shapes scripts and families without built-in figures; nil if Pango with Cairo is not installed.
  var shaping: @Sendable () -> PangoShaping?

  /// The machine's own.
  static let installed = Pango(breaking: { PangoBreaking.shared }, shaping: { PangoShaping.shared })
  /// As on a machine without Pango.
  static let missing = Pango(breaking: { nil }, shaping: { nil })
}
