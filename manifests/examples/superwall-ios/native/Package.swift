// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "PaywallExample",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "PaywallBridge", targets: ["PaywallBridge"])],
  dependencies: [
    .package(url: "https://github.com/superwall/Superwall-iOS", exact: "4.16.3"),
    .package(url: "https://github.com/RevenueCat/purchases-ios", exact: "5.88.0"),
  ],
  targets: [
    .target(name: "AccessCore"),
    .target(
      name: "PaywallBridge",
      dependencies: [
        "AccessCore",
        .product(
          name: "SuperwallKit", package: "Superwall-iOS", condition: .when(platforms: [.iOS])),
        .product(name: "RevenueCat", package: "purchases-ios", condition: .when(platforms: [.iOS])),
      ]),
    .testTarget(name: "AccessCoreTests", dependencies: ["AccessCore"]),
  ]
)
