import Capacitor
import UIKit
import WebKit

/** The second web view: pinned to one origin, above the frame of the app. */
@objc(WorkAreaPlugin)
public class WorkAreaPlugin: CAPPlugin, CAPBridgedPlugin, WKScriptMessageHandler, WKNavigationDelegate, WKUIDelegate,
    UIGestureRecognizerDelegate
{
    public let identifier = "WorkAreaPlugin"
    public let jsName = "WorkArea"
    public let pluginMethods: [CAPPluginMethod] = ["open", "setVisible", "deliver", "close", "request"].map {
        CAPPluginMethod(name: $0, returnType: CAPPluginReturnPromise)
    }

    private static let bar: CGFloat = 52
    private static let port = "tamgaShellPort"
    /// Of this app's work area alone, and gone with it.
    private var storage = WKWebsiteDataStore.nonPersistent()
    private var area: WKWebView?
    private var pinned = ""
    private var touchedAt = Date.distantPast

    @objc func open(_ call: CAPPluginCall) {
        guard let url = call.getString("url").flatMap(URL.init), let origin = call.getString("origin"),
            let script = call.getString("script")
        else { return call.reject("url, origin or script is missing") }
        DispatchQueue.main.async { [self] in
            area?.removeFromSuperview()
            pinned = origin
            let settings = WKWebViewConfiguration()
            settings.websiteDataStore = storage
            settings.userContentController.add(self, name: Self.port)
            let send = "window.tamgaShellSend = text => webkit.messageHandlers.\(Self.port).postMessage(text);"
            // The script itself looks at the origin: WebKit puts it into the top frame of every document.
            settings.userContentController.addUserScript(
                WKUserScript(source: send + script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
            guard let frame = bridge?.viewController?.view else { return call.reject("no window") }
            let place = frame.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 0, dy: Self.bar)
            let view = WKWebView(frame: place, configuration: settings)
            view.navigationDelegate = self
            view.uiDelegate = self
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let touches = UITapGestureRecognizer(target: self, action: #selector(touched))
            touches.cancelsTouchesInView = false
            touches.delegate = self
            view.addGestureRecognizer(touches)
            frame.addSubview(view)
            area = view
            view.load(URLRequest(url: url))
            call.resolve()
        }
    }

    @objc func setVisible(_ call: CAPPluginCall) {
        DispatchQueue.main.async { [self] in
            area?.isHidden = !call.getBool("visible", false)
            call.resolve()
        }
    }

    @objc func deliver(_ call: CAPPluginCall) {
        DispatchQueue.main.async { [self] in
            area?.callAsyncJavaScript(
                "window[name]?.(text)",
                arguments: ["name": call.getString("name", ""), "text": call.getString("text", "")],
                in: nil, in: .page)
            call.resolve()
        }
    }

    @objc func close(_ call: CAPPluginCall) {
        DispatchQueue.main.async { [self] in
            area?.configuration.userContentController.removeAllScriptMessageHandlers()
            area?.removeFromSuperview()
            area = nil
            storage = WKWebsiteDataStore.nonPersistent()
            call.resolve()
        }
    }

    /** Redirects are not followed: the core answers these calls itself. */
    @objc func request(_ call: CAPPluginCall) {
        guard let url = call.getString("url").flatMap(URL.init) else { return call.reject("url is missing") }
        let isOfArea = call.getBool("isOfArea", false)
        Task { @MainActor in
            var asked = URLRequest(url: url, timeoutInterval: 20)
            asked.httpMethod = call.getString("method", "GET")
            asked.httpShouldHandleCookies = false
            for (name, value) in call.getObject("headers", [:]) { asked.setValue(value as? String, forHTTPHeaderField: name) }
            asked.httpBody = call.getString("body")?.data(using: .utf8)
            if isOfArea {
                let cookies = await storage.httpCookieStore.allCookies().filter { $0.domain == url.host }
                for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) {
                    asked.setValue(value, forHTTPHeaderField: name)
                }
            }
            do {
                let (data, answer) = try await URLSession.shared.data(for: asked, delegate: NoRedirects())
                guard let answer = answer as? HTTPURLResponse else { return call.reject("no answer") }
                if isOfArea {
                    let headers = answer.allHeaderFields as? [String: String] ?? [:]
                    for cookie in HTTPCookie.cookies(withResponseHeaderFields: headers, for: url) {
                        await storage.httpCookieStore.setCookie(cookie)
                    }
                }
                call.resolve(["status": answer.statusCode, "body": String(decoding: data, as: UTF8.self)])
            } catch {
                call.reject(error.localizedDescription)
            }
        }
    }

    public func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let from = message.frameInfo.securityOrigin
        let port = from.port == 0 ? "" : ":\(from.port)"
        notifyListeners("message", data: [
            "text": message.body as? String ?? "",
            "origin": "\(from.protocol)://\(from.host)\(port)",
            "isTopFrame": message.frameInfo.isMainFrame,
            "sinceTouch": Int(min(Date().timeIntervalSince(touchedAt) * 1000, 1e9)),
        ])
    }

    public func webView(_ view: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url, let host = url.host else { return .cancel }
        let port = url.port.map { ":\($0)" } ?? ""
        if "\(url.scheme ?? "")://\(host)\(port)" == pinned { return .allow }
        if action.navigationType == .linkActivated, url.scheme == "https" { await UIApplication.shared.open(url) }
        return .cancel
    }

    /** No window beside the work area. */
    public func webView(
        _ view: WKWebView, createWebViewWith settings: WKWebViewConfiguration, for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }

    public func gestureRecognizer(
        _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    @objc private func touched() { touchedAt = Date() }
}

private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection answer: HTTPURLResponse,
        newRequest: URLRequest
    ) async -> URLRequest? { nil }
}
