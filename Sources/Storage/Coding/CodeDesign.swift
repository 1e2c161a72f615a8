public import DesignModel
public import Notation

extension [Device] {
  /// The list, one object a device.
  public var json: JSON { .array(map(\.json)) }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) {
    self = try [Device](elementsOf: json) { (json, place) throws(CodingError) in try Device(json, at: place) }
  }
}

extension [Profile] {
  /// The list, one object a profile.
  public var json: JSON { .array(map(\.json)) }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) {
    self = try [Profile](elementsOf: json) { (json, place) throws(CodingError) in
      try Profile(json, at: place)
    }
  }
}

extension Array {
  fileprivate init(
    elementsOf json: JSON, read: (JSON, String) throws(CodingError) -> Element
  ) throws(CodingError) {
    guard let elements = json.elements else { throw CodingError("expected a list", at: "") }
    self.init()
    reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() { append(try read(element, "[\(index)]")) }
  }
}

extension Design {
  /// `{"devices":[…],"profiles":[…],"screens":[…]}`.
  public var json: JSON {
    ["devices": devices.json, "profiles": profiles.json, "screens": .array(screens.map(\.json))]
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) {
    let fields = try Fields(json, at: "", names: ["devices", "profiles", "screens"])
    self.init(
      screens: try fields.list("screens") { (json, place) throws(CodingError) in
        try Screen(json, at: place)
      },
      devices: try fields.list("devices") { (json, place) throws(CodingError) in
        try Device(json, at: place)
      },
      profiles: try fields.list("profiles") { (json, place) throws(CodingError) in
        try Profile(json, at: place)
      })
  }
}
