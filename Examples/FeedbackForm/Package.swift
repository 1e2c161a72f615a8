// swift-tools-version: 6.1
import PackageDescription

// A form with targets and actions, which `swift package check-layout` tests on Linux.
let package = Package(
  name: "FeedbackForm",
  products: [.library(name: "FeedbackForm", targets: ["FeedbackForm"])],
  dependencies: [
    // In a package of your own: .package(url: "…", branch: "main")
    .package(name: "workbench", path: "../..")
  ],
  targets: [
    .target(
      name: "FeedbackForm",
      dependencies: [.product(name: "UIKit", package: "workbench", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "FeedbackFormTests",
      dependencies: [
        "FeedbackForm",
        .product(name: "LayoutTesting", package: "workbench", condition: .when(platforms: [.linux])),
      ]),
  ]
)
