import DesignModel
import DesignText
import Notation
import Testing

@testable import Storage

@Suite("The profiles of a new store") struct StandardProfilesTests {
  @Test("have the hash that is written down") func hash() throws {
    #expect(StandardProfiles.hash == SHA256.hexadecimal(of: Profile.ofNewStores.json.line))
    #expect(StandardProfiles.hash(of: Profile.ofNewStores) == StandardProfiles.hash)
    let fewer = Array(Profile.ofNewStores.dropLast())
    #expect(StandardProfiles.hash(of: fewer) == SHA256.hexadecimal(of: fewer.json.line))
  }

  @Test("are stored faithfully, so that making a store needn't try them") func faithful() throws {
    let draft = Design(devices: Device.catalogue, profiles: Profile.ofNewStores)
    _ = try Draft.rows([Device]().changes(to: draft.devices))
    _ = try Draft.rows([Profile]().changes(to: draft.profiles))
  }
}
