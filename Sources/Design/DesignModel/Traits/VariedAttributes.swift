extension Screen {
  /// True if a variation sets that attribute on any view.
  public func varies(_ attribute: ViewAttribute) -> Bool {
    variations.contains { variation in
      if case .view(_, let attributes) = variation.change { attributes[attribute] != nil } else { false }
    }
  }
}

extension Attributes {
  /// One attribute alone.
  public init(_ attribute: ViewAttribute, _ value: AttributeValue) {
    self.init()
    self[attribute] = value
  }
}
