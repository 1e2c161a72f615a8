/// How fast numbers of a list change, those left out that stay.
struct Rates: Sendable {
  /// The places that change, ascending.
  private(set) var places = IndexList()
  /// The rate at each of these places.
  private(set) var rates: [Double] = []

  /// Nothing changes.
  init() {}

  /// The places of `list` whose rates are more than rounding; walks the list twice, so as to hold no spare room.
  init(_ list: some Sequence<(place: Int, rate: Double)>) {
    let count = list.reduce(0) { $0 + (Self.isMoving($1.rate) ? 1 : 0) }
    places.reserveCapacity(count)
    rates.reserveCapacity(count)
    for (place, rate) in list where Self.isMoving(rate) {
      places.append(place)
      rates.append(rate)
    }
  }

  private static func isMoving(_ rate: Double) -> Bool { abs(rate) > Tolerance.cancellation }

  /// Gives every place another number.
  mutating func renumber(_ number: (Int) -> Int) {
    for index in 0..<places.count { places[index] = number(places[index]) }
  }

  /// Adds `distance` times the rates to `numbers`.
  func move(_ numbers: inout [Double], _ distance: Double) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      rates.withUnsafeBufferPointer { rates in
        for index in rates.indices { numbers[places[index]] += distance * rates[index] }
      }
    }
  }
}
