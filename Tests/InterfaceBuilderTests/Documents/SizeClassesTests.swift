import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("The canvas's size classes") struct SizeClassesTests {
  private func classes(_ device: String?, _ orientation: String = "portrait") throws -> SizeClasses {
    let bytes = SampleFile.xib("", device: device, orientation: orientation)
    return SizeClasses(try InterfaceBuilderFile(bytes).header)
  }

  @Test("follow from device and orientation") func follow() throws {
    #expect(try classes("retina6_1") == classes("retina4_7"))
    #expect(try classes("retina4_7").width == .compact && classes("retina4_7").height == .regular)
    #expect(try classes("retina4_7", "landscape").width == .compact)
    #expect(try classes("retina6_1", "landscape").width == .regular)
    #expect(try classes("retina6_1", "landscape").height == .compact)
    #expect(try classes("ipad11_0rounded").width == .regular)
    #expect(try classes("ipad99_9", "landscape").height == .regular)
  }

  @Test("are any on the canvas of Xcode 6, where only default variations apply") func old() throws {
    let any = try classes(nil)
    #expect(any.match("default") && !any.match("widthClass=compact") && !any.match("heightClass=regular"))
  }

  @Test("pick variations, the more specific last") func pick() throws {
    let classes = try classes("retina6_1")
    #expect(classes.match("heightClass=regular-widthClass=compact"))
    #expect(!classes.match("heightClass=compact") && !classes.match("userInterfaceIdiom=mac"))
    let element = try XMLReader.root(
      of: Array(
        """
        <v><variation key='heightClass=regular-widthClass=compact' a='3'/><variation key='widthClass=compact' a='2'/>\
        <variation key='default' a='1'/><variation key='heightClass=compact' a='4'/></v>
        """.utf8))
    #expect(classes.overrides(of: element).map(\.value) == ["1", "2", "3"])
  }

  @Test("include again what the default leaves out") func masks() throws {
    let element = try XMLReader.root(
      of: Array(
        """
        <v><variation key='default'><mask key='constraints'><exclude reference='a'/><exclude reference='b'/></mask>\
        </variation><variation key='widthClass=compact'><mask key='constraints'><include reference='a'/></mask>\
        </variation></v>
        """.utf8))
    #expect(try classes("retina6_1").excluded("constraints", from: element) == ["b"])
    #expect(try classes(nil).excluded("constraints", from: element) == ["a", "b"])
    #expect(try classes(nil).excluded("subviews", from: element) == [])
  }
}
