import AutoLayout
import DesignModel
import Testing

@testable import Matrix

@Suite("A memory of reductions") struct ReductionMemoryTests {
  private func keys(_ screen: Screen) -> SharedKeys { SharedKeys(MadeUpStore.engine.prepare(screen)) }

  @Test("is asked once for one list of profiles and one way of reading") func once() throws {
    let memory = ReductionMemory()
    let (one, other) = (
      try [Profile].many(on: ["iphone-16"]).resolved, try [Profile(device: "iphone-16")].resolved
    )
    let reduced = memory.reduced(keys(try .placedBox()), one)
    #expect(memory.reduced(keys(try .placedBox("same")), one) === reduced)
    #expect(memory.reduced(keys(try .placedBox()), other) !== reduced)
    #expect(
      memory.described(one) === memory.described(one) && memory.described(one) !== memory.described(other))
  }

  @Test("pairs environments of one direction with their mirror images") func twins() throws {
    let memory = ReductionMemory()
    let profiles = LayoutDirection.allCases.map { Profile(device: "iphone-16", direction: $0) }
    let reduced = memory.reduced(keys(try .placedBox()), try profiles.resolved)
    #expect(reduced.profiles == [[0], [1]] && reduced.twins == [nil, 0])
  }
}
