package mn.tamga.shell

import android.annotation.SuppressLint
import android.content.Intent
import android.net.Uri
import android.os.SystemClock
import android.view.View
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebStorage
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.getcapacitor.JSObject
import com.getcapacitor.Plugin
import com.getcapacitor.PluginCall
import com.getcapacitor.PluginMethod
import com.getcapacitor.annotation.CapacitorPlugin
import java.net.HttpURLConnection
import java.net.URL
import org.json.JSONObject

/** The second web view: pinned to one origin, above the frame of the app. */
@CapacitorPlugin(name = "WorkArea")
class WorkAreaPlugin : Plugin() {
    private var view: WebView? = null
    private var touchedAt = 0L

    @PluginMethod
    fun open(call: PluginCall) {
        val url = call.getString("url") ?: return call.reject("url is missing")
        val origin = call.getString("origin") ?: return call.reject("origin is missing")
        val script = call.getString("script") ?: return call.reject("script is missing")
        val isNewEnough = WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER) &&
            WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)
        if (!isNewEnough) return call.reject("the web view of this phone is too old")
        activity.runOnUiThread {
            remove()
            val area = createView(origin)
            // The listener, unlike addJavascriptInterface, says which origin and frame a message is from.
            WebViewCompat.addWebMessageListener(area, PORT, setOf(origin)) { _, message, from, isMainFrame, _ ->
                val told = JSObject()
                told.put("text", message.data ?: "")
                told.put("origin", originOf(from))
                told.put("isTopFrame", isMainFrame)
                told.put("sinceTouch", SystemClock.elapsedRealtime() - touchedAt)
                notifyListeners("message", told)
            }
            val send = "window.tamgaShellSend = text => window.$PORT.postMessage(text);"
            WebViewCompat.addDocumentStartJavaScript(area, send + script, setOf(origin))
            (bridge.webView.parent as ViewGroup).addView(area, placeOfArea())
            view = area
            area.loadUrl(url)
            call.resolve()
        }
    }

    @PluginMethod
    fun setVisible(call: PluginCall) = activity.runOnUiThread {
        view?.visibility = if (call.getBoolean("visible", false) == true) View.VISIBLE else View.INVISIBLE
        call.resolve()
    }

    @PluginMethod
    fun deliver(call: PluginCall) = activity.runOnUiThread {
        val name = JSONObject.quote(call.getString("name") ?: "")
        val text = JSONObject.quote(call.getString("text") ?: "")
        view?.evaluateJavascript("window[$name]?.($text)", null)
        call.resolve()
    }

    @PluginMethod
    fun close(call: PluginCall) = activity.runOnUiThread {
        remove()
        WebStorage.getInstance().deleteAllData()
        CookieManager.getInstance().removeAllCookies { call.resolve() }
    }

    /** Redirects are not followed: the core answers these calls itself. */
    @PluginMethod
    fun request(call: PluginCall) = execute {
        try {
            val address = call.getString("url") ?: throw IllegalArgumentException("url is missing")
            val isOfArea = call.getBoolean("isOfArea", false) == true
            val connection = URL(address).openConnection() as HttpURLConnection
            connection.requestMethod = call.getString("method", "GET")
            connection.instanceFollowRedirects = false
            connection.connectTimeout = WAIT_MS
            connection.readTimeout = WAIT_MS
            val headers = call.getObject("headers", JSObject())!!
            for (name in headers.keys()) connection.setRequestProperty(name, headers.getString(name))
            val cookies = CookieManager.getInstance()
            if (isOfArea) cookies.getCookie(address)?.let { connection.setRequestProperty("cookie", it) }
            call.getString("body")?.let {
                connection.doOutput = true
                connection.outputStream.use { stream -> stream.write(it.toByteArray()) }
            }
            val status = connection.responseCode
            val stream = if (status >= 400) connection.errorStream else connection.inputStream
            val body = stream?.use { it.readBytes().decodeToString() } ?: ""
            if (isOfArea) {
                val given = connection.headerFields.filterKeys { it.equals("set-cookie", ignoreCase = true) }
                for (cookie in given.values.flatten()) cookies.setCookie(address, cookie)
                cookies.flush()
            }
            call.resolve(JSObject().put("status", status).put("body", body))
        } catch (error: Exception) {
            call.reject(error.message ?: "the request failed")
        }
    }

    @SuppressLint("SetJavaScriptEnabled", "ClickableViewAccessibility")
    private fun createView(origin: String) = WebView(context).apply {
        settings.javaScriptEnabled = true
        settings.domStorageEnabled = true
        settings.allowFileAccess = false
        settings.allowContentAccess = false
        settings.setSupportMultipleWindows(false)
        settings.mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        setOnTouchListener { _, _ ->
            touchedAt = SystemClock.elapsedRealtime()
            false
        }
        webViewClient = object : WebViewClient() {
            override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
                if (originOf(request.url) == origin) return false
                val isLink = request.isForMainFrame && request.hasGesture() && request.url.scheme == "https"
                if (isLink) context.startActivity(Intent(Intent.ACTION_VIEW, request.url))
                return true
            }
        }
    }

    private fun placeOfArea(): FrameLayout.LayoutParams {
        val bar = (BAR_DP * context.resources.displayMetrics.density).toInt()
        val whole = ViewGroup.LayoutParams.MATCH_PARENT
        return FrameLayout.LayoutParams(whole, whole).apply { setMargins(0, bar, 0, bar) }
    }

    private fun remove() {
        view?.let {
            (it.parent as? ViewGroup)?.removeView(it)
            it.clearCache(true)
            it.destroy()
        }
        view = null
    }

    private fun originOf(address: Uri): String {
        val port = if (address.port == -1) "" else ":${address.port}"
        return "${address.scheme}://${address.host}$port"
    }

    private companion object {
        const val PORT = "tamgaShellPort"
        const val BAR_DP = 52
        const val WAIT_MS = 20_000
    }
}
