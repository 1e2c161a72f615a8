import DesignModel
import Foundation
import Notation
import TestSupport
import Testing

@testable import Storage

@Suite("A job of layouts") struct LayoutJobTests {
  let environments = Sample.profiles.map { EnvironmentKey($0.environment(on: Sample.phone)) }

  func job() throws -> LayoutJob { LayoutJob(try Sample.login(), in: environments, engine: "e 1") }

  @Test("reads back as it was, and writes the same line again")
  func jobRoundTrip() throws {
    let job = try job()
    let read = try LayoutJob(json: JSON(parsing: job.record.line))
    #expect(read.screen == job.screen && read.screenHash == job.screen.layoutHash)
    #expect(read.environments.map(\.environment) == environments.map(\.environment))
    #expect(read.id == job.id && read.engine == "e 1" && read.record.line == job.record.line)
  }

  @Test("has another id for another screen, other environments or another engine")
  func identity() throws {
    let empty = Screen(id: "empty", name: "empty")
    let ids = [
      try job(), LayoutJob(empty, in: environments, engine: "e 1"),
      LayoutJob(try Sample.login(), in: environments.reversed(), engine: "e 1"),
      LayoutJob(try Sample.login(), in: [environments[0]], engine: "e 1"),
      LayoutJob(try Sample.login(), in: environments, engine: "e 2"),
    ].map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(try job().id == ids[0])
  }

  @Test(
    "is refused if it is not what its id was made of, or no job",
    arguments: [
      (#""engine":"e 1""#, #""engine":"e 2""#, "what it holds is not what its id was made of"),
      (#""textSize":"large""#, #""textSize":"small""#, "what it holds is not what its id was made of"),
      (#""lines":0"#, #""lines":1"#, "what it holds is not what its id was made of"),
      (
        #""textSize":"large""#, #""textSize":"lrge""#,
        "environments[0].textSize: unknown word 'lrge'; did you mean 'large'?"
      ),
      (#""scale":2"#, #""scale":0"#, "environments[0]: a scale is from 0.5 to 10"),
      (#""size":[375,667]"#, #""size":[375,1e300]"#, "environments[0]: a length is out of bounds"),
      (#""type":"job""#, #""typ":"job""#, "unknown member 'typ'"),
    ])
  func damagedJob(part: String, other: String, sentence: String) throws {
    let line = try job().record.line
    try #require(line.contains(part))
    let start = try #require(line.range(of: part))
    let damaged = line.replacingCharacters(in: start, with: other)
    let error = #expect(throws: CodingError.self) { _ = try LayoutJob(json: JSON(parsing: damaged)) }
    #expect(error?.description == sentence)
  }

  @Test("has results that read back to the last bit, whatever the numbers")
  func exact() throws {
    var numbers = SeededNumbers(seed: 3)
    func finite() -> Double {
      while true {
        let number = Double(bitPattern: numbers.next())
        if number.isFinite { return number }
      }
    }
    func rect() -> Rect { Rect(x: finite(), y: finite(), width: finite(), height: finite()) }
    for _ in 0..<200 {
      var layout = RememberTests.layout
      layout.views[1].exact = rect()
      layout.views[1].frame = rect()
      layout.views[2].screenFrame = rect()
      layout.views[1].text?.scale = finite()
      layout.views[2].scroll?.greatest = Point(x: finite(), y: finite())
      layout.anchors[0].value = finite()
      layout.ambiguities[0].least = finite()
      let result = JobResult(of: try job(), layouts: [layout, ScreenLayout(views: [])])
      let read = try JobResult(json: JSON(parsing: result.record.line))
      #expect(read.layouts == [layout, ScreenLayout(views: [])])
      #expect(read.job == result.job && read.screenHash == result.screenHash && read.engine == "e 1")
    }
  }

  @Test("has a result without the layouts that can't be remembered")
  func infinite() throws {
    var odd = RememberTests.layout
    odd.views[0].exact.x = .infinity
    let result = JobResult(of: try job(), layouts: [odd, RememberTests.layout])
    let read = try JobResult(json: JSON(parsing: result.record.line))
    #expect(read.layouts == [nil, RememberTests.layout])
    #expect(read.solvedLayouts.map(\.environment) == [environments[1]])
  }

  @Test(
    "has a result that is refused if it is damaged",
    arguments: [
      (#""engine":"e 1""#, #""engine":"e 2""#, "what it holds is not what its id was made of"),
      (#""layouts":["#, #""layouts":[null,"#, "layouts: there must be a layout for each environment"),
      (#""lines":1"#, #""lines":1.5"#, "layouts[0].views[1].text.lines: expected a whole number"),
      (#""offset":[7,8]"#, #""offset":[7]"#, "layouts[0].views[2].scroll.offset: expected 2 numbers"),
      (#""aspect":"x""#, #""aspect":"z""#, "layouts[0].ambiguities[0].aspect: unknown word 'z'"),
      (
        #""hidden":true"#, #""hiden":true"#,
        "layouts[0].views[1]: unknown member 'hiden'; did you mean 'hidden'?"
      ),
    ])
  func damagedResult(part: String, other: String, sentence: String) throws {
    let line = JobResult(of: try job(), layouts: [RememberTests.layout, ScreenLayout(views: [])]).record.line
    let start = try #require(line.range(of: part))
    let damaged = line.replacingCharacters(in: start, with: other)
    let error = #expect(throws: CodingError.self) { _ = try JobResult(json: JSON(parsing: damaged)) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
  }
}
