extension Array {
  /// True if both are one array in memory, which is known without looking at its elements.
  ///
  /// Equal arrays may still stand apart. Of an array that is kept it holds for as long as it is kept.
  public func isInPlace(of other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }

  /// How many elements from `start` on are the same in memory as those at the same places of `other`.
  ///
  /// An edit leaves most of a list as it was, which is seen many times sooner than by comparing values; others may
  /// still be equal.
  func alikeInMemory(from start: Int, _ other: [Element]) -> Int {
    withBytes(other) { own, others, stride in
      let most = Swift.min(count, other.count) - start
      let (own, others) = (own + start * stride, others + start * stride)
      return alikeCount(most) { isAlike(own + $0 * stride, others + $0 * stride, bytes: $1 * stride) }
    }
  }

  /// How many elements in a row before `end` are the same in memory as those of `other` before `otherEnd`.
  func alikeInMemory(upTo end: Int, _ otherEnd: Int, _ other: [Element]) -> Int {
    withBytes(other) { own, others, stride in
      let (own, others) = (own + end * stride, others + otherEnd * stride)
      return alikeCount(Swift.min(end, otherEnd)) { done, size in
        let back = (done + size) * stride
        return isAlike(own - back, others - back, bytes: size * stride)
      }
    }
  }

  /// Runs `body` with the memory of both, and the distance of elements in bytes; 0 where one has none.
  private func withBytes(
    _ other: [Element], _ body: (UnsafeRawPointer, UnsafeRawPointer, _ stride: Int) -> Int
  ) -> Int {
    withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return 0 }
        return body(own, others, MemoryLayout<Element>.stride)
      }
    }
  }
}

/// How many of `most` elements in a row are alike; `areAlike` is asked of those after the first so many, by the block
/// and then one by one.
private func alikeCount(_ most: Int, _ areAlike: (_ done: Int, _ size: Int) -> Bool) -> Int {
  var done = 0
  for size in [64, 1] {
    while done + size <= most, areAlike(done, size) { done += size }
  }
  return done
}

private func isAlike(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, bytes: Int) -> Bool {
  var difference: UInt64 = 0
  for offset in stride(from: 0, to: bytes & ~7, by: 8) {
    difference |=
      one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
  for offset in bytes & ~7..<bytes {
    difference |= UInt64(
      one.load(fromByteOffset: offset, as: UInt8.self) ^ other.load(fromByteOffset: offset, as: UInt8.self))
  }
  return difference == 0
}
