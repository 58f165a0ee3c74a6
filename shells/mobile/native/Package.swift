// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "TamgaShellNative",
    platforms: [.iOS(.v16)],
    products: [.library(name: "TamgaShellNative", targets: ["TamgaShell"])],
    dependencies: [.package(url: "https://github.com/ionic-team/capacitor-swift-pm.git", exact: "8.5.2")],
    targets: [
        .target(
            name: "TamgaShell",
            dependencies: [
                .product(name: "Capacitor", package: "capacitor-swift-pm"),
                .product(name: "Cordova", package: "capacitor-swift-pm"),
            ],
            path: "ios/Sources/TamgaShell"
        )
    ]
)
