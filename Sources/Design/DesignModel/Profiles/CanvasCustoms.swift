/// What a canvas of Interface Builder has otherwise than a device with a current system, in points.
public struct CanvasCustoms: Hashable, Sendable {
  /// The size class that its width means; nil for none, so that no condition on it holds.
  public var horizontalClass: SizeClass?
  /// The size class that its height means; nil for none.
  public var verticalClass: SizeClass?
  /// The root's margins before its safe area is added; nil where a device has them, too.
  public var rootMargins: EdgeInsets?
  /// Whether safe areas add to margins.
  public var marginsHoldSafeAreas: Bool
  /// The margins of a cell's content.
  public var cells: CellMargins
  /// The sizes of controls.
  public var controls: ControlSizes

  /// The margins of the content of cells, in points.
  public struct CellMargins: Hashable, Sendable {
    /// Above and below.
    public var top, bottom: Double
    /// At the sides, and in a cell at least as wide as `wideFrom`.
    public var side, wideSide, wideFrom: Double
    /// Beside an accessory.
    public var besideAccessory: Double
    /// The sides of a cell in a table, which content that preserves the margins around it has, too; nil where content
    /// has them anyway.
    public var preserved: Double?
    /// Whether what a cell or its content is given only widens them.
    public var isLeast: Bool

    /// The margins of a cell's content.
    public init(
      top: Double, bottom: Double, side: Double, wideSide: Double, wideFrom: Double, besideAccessory: Double,
      preserved: Double?, isLeast: Bool
    ) {
      (self.top, self.bottom, self.side, self.wideSide) = (top, bottom, side, wideSide)
      (self.wideFrom, self.besideAccessory, self.preserved) = (wideFrom, besideAccessory, preserved)
      self.isLeast = isLeast
    }
  }

  /// The sizes of controls, in points.
  public struct ControlSizes: Hashable, Sendable {
    /// A switch.
    public var switches: Size
    /// The heights of the others.
    public var slider, stepper, progress, segmentedControl, searchBar, picker: Double
    /// The height of a text field with a rounded border, and what one without has beyond a line.
    public var roundedField, plainFieldExcess: Double
    /// What a page control takes for each dot, beside them, and its height.
    public var dotPitch, dotEnds, dotHeight: Double

    /// The sizes of controls.
    public init(
      switches: Size, slider: Double, stepper: Double, progress: Double, segmentedControl: Double,
      searchBar: Double, picker: Double, roundedField: Double, plainFieldExcess: Double, dotPitch: Double,
      dotEnds: Double, dotHeight: Double
    ) {
      (self.switches, self.slider, self.stepper, self.progress) = (switches, slider, stepper, progress)
      (self.segmentedControl, self.searchBar, self.picker) = (segmentedControl, searchBar, picker)
      (self.roundedField, self.plainFieldExcess) = (roundedField, plainFieldExcess)
      (self.dotPitch, self.dotEnds, self.dotHeight) = (dotPitch, dotEnds, dotHeight)
    }
  }

  /// The customs of a canvas.
  public init(
    horizontalClass: SizeClass?, verticalClass: SizeClass?, rootMargins: EdgeInsets?,
    marginsHoldSafeAreas: Bool, cells: CellMargins, controls: ControlSizes
  ) {
    (self.horizontalClass, self.verticalClass) = (horizontalClass, verticalClass)
    (self.rootMargins, self.marginsHoldSafeAreas) = (rootMargins, marginsHoldSafeAreas)
    (self.cells, self.controls) = (cells, controls)
  }
}
