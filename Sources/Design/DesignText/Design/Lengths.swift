public import DesignModel
public import Notation

// Layouts are full of these, so each is spelled without a list of numbers between.

extension Form where Value == Size {
  /// `[width, height]`, points.
  public static var size: Form {
    Form(
      schema: .numbers(2), isFinite: { $0.width.isFinite && $0.height.isFinite },
      write: { [JSON($0.width), JSON($0.height)] }
    ) { json, place throws(CodingError) in
      let numbers = try Form<[Double]>.numbers(2).value(of: json, at: place)
      return Size(width: numbers[0], height: numbers[1])
    }
  }
}

extension Form where Value == Point {
  /// `[x, y]`, points.
  public static var point: Form {
    Form(
      schema: .numbers(2), isFinite: { $0.x.isFinite && $0.y.isFinite }, write: { [JSON($0.x), JSON($0.y)] }
    ) { json, place throws(CodingError) in
      let numbers = try Form<[Double]>.numbers(2).value(of: json, at: place)
      return Point(x: numbers[0], y: numbers[1])
    }
  }
}

extension Form where Value == EdgeInsets {
  /// `[top, left, bottom, right]`, points.
  public static var insets: Form {
    Form(
      schema: .numbers(4),
      isFinite: { $0.top.isFinite && $0.left.isFinite && $0.bottom.isFinite && $0.right.isFinite },
      write: { [JSON($0.top), JSON($0.left), JSON($0.bottom), JSON($0.right)] }
    ) { json, place throws(CodingError) in
      let numbers = try Form<[Double]>.numbers(4).value(of: json, at: place)
      return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
  }
}

extension Form where Value == Rect {
  /// `[x, y, width, height]`, points.
  public static var rect: Form {
    Form(
      schema: .numbers(4),
      isFinite: { $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite },
      write: { [JSON($0.x), JSON($0.y), JSON($0.width), JSON($0.height)] }
    ) { json, place throws(CodingError) in
      let numbers = try Form<[Double]>.numbers(4).value(of: json, at: place)
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
