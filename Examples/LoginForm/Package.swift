// swift-tools-version: 6.1
import PackageDescription

// A form whose tests lay it out on Linux. On Apple's platforms it is built with their UIKit.
let package = Package(
  name: "LoginForm",
  products: [.library(name: "LoginForm", targets: ["LoginForm"])],
  dependencies: [
    // In a package of your own: .package(url: "…", branch: "main")
    .package(name: "workbench", path: "../..")
  ],
  targets: [
    .target(
      name: "LoginForm",
      dependencies: [.product(name: "UIKit", package: "workbench", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "LoginFormTests",
      dependencies: [
        "LoginForm",
        .product(name: "LayoutTesting", package: "workbench", condition: .when(platforms: [.linux])),
      ]),
  ]
)
