import DesignModel

/// How many profiles a new store has: devices by orientations, text sizes and directions.
let standardProfiles = Device.catalogue.count(where: \.isInUsualPose) * 2 * 12 * 2
