import AuthenticationServices
import Capacitor
import CryptoKit
import LocalAuthentication
import UIKit
import UserNotifications
import VisionKit

/** The key store of the phone, and what only the system itself may ask a person. */
@objc(PhonePlugin)
public class PhonePlugin: CAPPlugin, CAPBridgedPlugin, ASWebAuthenticationPresentationContextProviding,
    DataScannerViewControllerDelegate
{
    public let identifier = "PhonePlugin"
    public let jsName = "Phone"
    public let pluginMethods: [CAPPluginMethod] = [
        "describe", "publicKey", "sign", "readSecret", "writeSecret", "removeSecret", "authorize", "openExternal",
        "verifyPerson", "scan", "notify", "registerPush",
    ].map { CAPPluginMethod(name: $0, returnType: CAPPluginReturnPromise) }

    private var browser: ASWebAuthenticationSession?
    private var scanning: CAPPluginCall?
    private var registering: CAPPluginCall?

    public override func load() {
        let news = NotificationCenter.default
        news.addObserver(self, selector: #selector(pushRegistered), name: .capacitorDidRegisterForRemoteNotifications, object: nil)
        news.addObserver(self, selector: #selector(pushRefused), name: .capacitorDidFailToRegisterForRemoteNotifications, object: nil)
    }

    @objc func describe(_ call: CAPPluginCall) {
        let id = read("device") ?? UUID().uuidString.lowercased()
        write("device", id)
        let language = Locale.current.language.languageCode?.identifier ?? "mn"
        call.resolve(["id": id, "name": UIDevice.current.name, "language": language])
    }

    @objc func publicKey(_ call: CAPPluginCall) {
        do {
            let point = try key().publicKey.rawRepresentation
            call.resolve(["x": encode(point.prefix(32)), "y": encode(point.suffix(32))])
        } catch { call.reject(error.localizedDescription) }
    }

    @objc func sign(_ call: CAPPluginCall) {
        guard let data = decode(call.getString("data", "")) else { return call.reject("data is missing") }
        do {
            call.resolve(["signature": encode(try key().signature(for: data).rawRepresentation)])
        } catch { call.reject(error.localizedDescription) }
    }

    @objc func readSecret(_ call: CAPPluginCall) {
        call.resolve(["value": read("secret.\(call.getString("name", ""))") ?? NSNull()])
    }

    @objc func writeSecret(_ call: CAPPluginCall) {
        write("secret.\(call.getString("name", ""))", call.getString("value", ""))
        call.resolve()
    }

    @objc func removeSecret(_ call: CAPPluginCall) {
        SecItemDelete(item("secret.\(call.getString("name", ""))") as CFDictionary)
        call.resolve()
    }

    @objc func authorize(_ call: CAPPluginCall) {
        guard let url = call.getString("url").flatMap(URL.init) else { return call.reject("url is missing") }
        DispatchQueue.main.async { [self] in
            browser = ASWebAuthenticationSession(url: url, callbackURLScheme: call.getString("scheme")) { answer, error in
                if let answer { call.resolve(["url": answer.absoluteString]) }
                else { call.reject(error?.localizedDescription ?? "closed") }
            }
            browser?.presentationContextProvider = self
            browser?.start()
        }
    }

    public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        bridge?.viewController?.view.window ?? ASPresentationAnchor()
    }

    @objc func openExternal(_ call: CAPPluginCall) {
        guard let url = call.getString("url").flatMap(URL.init), url.scheme == "https" else { return call.reject("only https") }
        DispatchQueue.main.async { UIApplication.shared.open(url) { _ in call.resolve() } }
    }

    @objc func verifyPerson(_ call: CAPPluginCall) {
        let reason = call.getString("reason", "")
        LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) { verified, error in
            if verified { call.resolve(["verified": true]) }
            else { call.reject(error?.localizedDescription ?? "cancelled") }
        }
    }

    @objc func scan(_ call: CAPPluginCall) {
        DispatchQueue.main.async { [self] in
            guard DataScannerViewController.isSupported, DataScannerViewController.isAvailable else {
                return call.reject("this phone cannot scan")
            }
            scanning = call
            let scanner = DataScannerViewController(recognizedDataTypes: [.barcode()], isHighlightingEnabled: true)
            scanner.delegate = self
            bridge?.viewController?.present(scanner, animated: true) { try? scanner.startScanning() }
        }
    }

    public func dataScanner(_ scanner: DataScannerViewController, didAdd items: [RecognizedItem], allItems: [RecognizedItem]) {
        guard case .barcode(let code)? = items.first, let text = code.payloadStringValue else { return }
        scanner.stopScanning()
        scanner.dismiss(animated: true)
        scanning?.resolve(["text": text])
        scanning = nil
    }

    @objc func notify(_ call: CAPPluginCall) {
        let content = UNMutableNotificationContent()
        content.title = call.getString("title", "")
        content.body = call.getString("body", "")
        let notice = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil)
        UNUserNotificationCenter.current().add(notice) { _ in call.resolve() }
    }

    @objc func registerPush(_ call: CAPPluginCall) {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { isAllowed, _ in
            guard isAllowed else { return call.reject("refused") }
            DispatchQueue.main.async {
                self.registering = call
                UIApplication.shared.registerForRemoteNotifications()
            }
        }
    }

    @objc private func pushRegistered(_ news: Notification) {
        guard let token = news.object as? Data else { return }
        registering?.resolve(["token": token.map { String(format: "%02x", $0) }.joined()])
        registering = nil
    }

    @objc private func pushRefused(_ news: Notification) {
        registering?.reject((news.object as? Error)?.localizedDescription ?? "refused")
        registering = nil
    }

    /** In the secure enclave: what is kept is a reference that this phone alone can use. */
    private func key() throws -> SecureEnclave.P256.Signing.PrivateKey {
        if let kept = read("key"), let data = decode(kept) {
            return try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: data)
        }
        let made = try SecureEnclave.P256.Signing.PrivateKey()
        write("key", encode(made.dataRepresentation))
        return made
    }

    private func item(_ name: String) -> [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "mn.tamga.shell", kSecAttrAccount: name]
    }

    private func read(_ name: String) -> String? {
        var found: CFTypeRef?
        let query = item(name).merging([kSecReturnData: true]) { $1 }
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess, let data = found as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private func write(_ name: String, _ value: String) {
        SecItemDelete(item(name) as CFDictionary)
        let added: [CFString: Any] = [
            kSecValueData: Data(value.utf8), kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
        ]
        SecItemAdd(item(name).merging(added) { $1 } as CFDictionary, nil)
    }

    private func encode(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    private func decode(_ text: String) -> Data? {
        let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: plain.padding(toLength: (plain.count + 3) / 4 * 4, withPad: "=", startingAt: 0))
    }
}
