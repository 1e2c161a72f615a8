import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A file's header") struct DocumentHeaderTests {
  @Test("names version, device and images") func reads() throws {
    let bytes = SampleFile.xib(
      "", plugIn: 17703, device: "retina4_7", orientation: "landscape",
      resources: "<image name='key' width='24' height='18.5'/><image name='lost'/>")
    let header = try InterfaceBuilderFile(bytes).header
    #expect(header.plugIn == 17703 && header.deviceID == "retina4_7" && header.orientation == .landscape)
    #expect(header.canvasSize == Size(width: 667, height: 375))
    #expect(header.size(ofImage: "key") == Size(width: 24, height: 18.5))
    #expect(header.size(ofImage: "lost") == nil)
  }

  @Test("takes the tools' version where that of the plug-in is missing") func fallsBack() throws {
    let text = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='21507.4'/>"
    #expect(try InterfaceBuilderFile(Array(text.utf8)).header.plugIn == 21507)
  }

  @Test("takes a version below nothing for none") func belowNothing() throws {
    #expect(try InterfaceBuilderFile(SampleFile.xib("", plugIn: -1)).header.plugIn == 0)
  }

  @Test("knows every device by one identifier") func devices() {
    #expect(Set(CanvasDevice.all.map(\.id)).count == CanvasDevice.all.count)
    #expect(CanvasDevice(id: "retina6_12", plugIn: 22504)?.size == Size(width: 393, height: 852))
    #expect(CanvasDevice(id: "nokia", plugIn: 22504) == nil)
    #expect(CanvasDevice(id: "retina6_7", plugIn: 20020)?.size == Size(width: 428, height: 926))
    #expect(CanvasDevice(id: "retina6_7", plugIn: 23721)?.size == Size(width: 430, height: 932))
    #expect(CanvasDevice(id: "iPad13_0rounded", plugIn: 24504)?.idiom == .pad)
  }
}
