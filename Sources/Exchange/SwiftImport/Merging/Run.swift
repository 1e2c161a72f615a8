import DesignModel

/// What the code made on a profile.
struct Run {
  let profile: Profile
  let environment: LayoutEnvironment
  let recording: Recording
}
