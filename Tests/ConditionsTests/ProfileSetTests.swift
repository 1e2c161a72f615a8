import Conditions
import TestSupport
import Testing

@Suite("Profile set") struct ProfileSetTests {
  @Test("does as a set of numbers does", arguments: 0..<30)
  func algebra(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let a = Set((0..<20).map { _ in Int.random(in: 0..<200, using: &random) })
    let b = Set((0..<20).map { _ in Int.random(in: 0..<200, using: &random) })
    let (x, y) = (ProfileSet(a), ProfileSet(b))
    #expect(x.indices == a.sorted())
    #expect(x.count == a.count)
    #expect(x.first == a.min())
    #expect(x.intersection(y).indices == a.intersection(b).sorted())
    #expect(x.subtracting(y).indices == a.subtracting(b).sorted())
    #expect(x.intersects(y) == !a.isDisjoint(with: b))
    var union = x
    union.formUnion(y)
    #expect(union.indices == a.union(b).sorted())
    #expect((0..<220).allSatisfy { x.contains($0) == a.contains($0) })
  }

  @Test("is equal however it came about")
  func canonical() {
    #expect(ProfileSet([1, 500]).subtracting(ProfileSet([500])) == ProfileSet([1]))
    #expect(ProfileSet([1, 500]).intersection(ProfileSet([1])) == ProfileSet([1]))
    #expect(ProfileSet(below: 130) == ProfileSet(0..<130))
    #expect(ProfileSet(below: 0).isEmpty)
  }
}
