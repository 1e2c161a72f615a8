extension Attributes {
  /// What a table cell shows at its trailing edge; unset for nothing.
  public var accessory: CellAccessory {
    get { word(.accessory) ?? CellAccessory.none }
    set { self[.accessory] = newValue == CellAccessory.none ? nil : .text(newValue.rawValue) }
  }
}
