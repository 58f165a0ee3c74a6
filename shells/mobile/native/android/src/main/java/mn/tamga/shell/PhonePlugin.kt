package mn.tamga.shell

import android.app.NotificationChannel
import android.app.NotificationManager
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyProperties
import android.util.Base64
import androidx.biometric.BiometricManager.Authenticators.BIOMETRIC_STRONG
import androidx.biometric.BiometricPrompt
import androidx.browser.customtabs.CustomTabsIntent
import androidx.core.app.NotificationCompat
import androidx.core.content.ContextCompat
import com.getcapacitor.JSObject
import com.getcapacitor.Plugin
import com.getcapacitor.PluginCall
import com.getcapacitor.PluginMethod
import com.getcapacitor.annotation.CapacitorPlugin
import com.google.firebase.messaging.FirebaseMessaging
import com.google.mlkit.vision.codescanner.GmsBarcodeScanning
import java.math.BigInteger
import java.security.KeyPairGenerator
import java.security.KeyStore
import java.security.PrivateKey
import java.security.Signature
import java.security.interfaces.ECPublicKey
import java.security.spec.ECGenParameterSpec
import java.util.Locale
import java.util.UUID
import javax.crypto.Cipher
import javax.crypto.KeyGenerator
import javax.crypto.SecretKey
import javax.crypto.spec.GCMParameterSpec

/** The key store of the phone, and what only the system itself may ask a person. */
@CapacitorPlugin(name = "Phone")
class PhonePlugin : Plugin() {
    private val store: KeyStore = KeyStore.getInstance(STORE).apply { load(null) }
    private val kept get() = context.getSharedPreferences("tamga", Context.MODE_PRIVATE)
    private var authorizing: PluginCall? = null

    @PluginMethod
    fun describe(call: PluginCall) {
        val id = kept.getString("device", null) ?: UUID.randomUUID().toString().also {
            kept.edit().putString("device", it).apply()
        }
        val told = JSObject().put("id", id).put("name", Build.MODEL).put("language", Locale.getDefault().language)
        call.resolve(told)
    }

    @PluginMethod
    fun publicKey(call: PluginCall) {
        if (!store.containsAlias(SIGNING)) {
            val spec = KeyGenParameterSpec.Builder(SIGNING, KeyProperties.PURPOSE_SIGN)
                .setAlgorithmParameterSpec(ECGenParameterSpec("secp256r1"))
                .setDigests(KeyProperties.DIGEST_SHA256)
                .build()
            KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_EC, STORE).apply { initialize(spec) }.generateKeyPair()
        }
        val point = (store.getCertificate(SIGNING).publicKey as ECPublicKey).w
        call.resolve(JSObject().put("x", encode(whole(point.affineX))).put("y", encode(whole(point.affineY))))
    }

    @PluginMethod
    fun sign(call: PluginCall) {
        val data = Base64.decode(call.getString("data") ?: "", FORM)
        val made = Signature.getInstance("SHA256withECDSA").run {
            initSign(store.getKey(SIGNING, null) as PrivateKey)
            update(data)
            sign()
        }
        call.resolve(JSObject().put("signature", encode(rawOf(made))))
    }

    @PluginMethod
    fun readSecret(call: PluginCall) {
        val sealed = kept.getString("secret.${call.getString("name")}", null)?.let { Base64.decode(it, FORM) }
        val value = sealed?.let {
            val cipher = Cipher.getInstance(SEALING)
            cipher.init(Cipher.DECRYPT_MODE, sealingKey(), GCMParameterSpec(128, it, 0, 12))
            cipher.doFinal(it, 12, it.size - 12).decodeToString()
        }
        call.resolve(JSObject().put("value", value ?: JSObject.NULL))
    }

    @PluginMethod
    fun writeSecret(call: PluginCall) {
        val cipher = Cipher.getInstance(SEALING).apply { init(Cipher.ENCRYPT_MODE, sealingKey()) }
        val sealed = cipher.iv + cipher.doFinal((call.getString("value") ?: "").toByteArray())
        kept.edit().putString("secret.${call.getString("name")}", encode(sealed)).apply()
        call.resolve()
    }

    @PluginMethod
    fun removeSecret(call: PluginCall) {
        kept.edit().remove("secret.${call.getString("name")}").apply()
        call.resolve()
    }

    /** The answer comes as an intent; see handleOnNewIntent. */
    @PluginMethod
    fun authorize(call: PluginCall) {
        authorizing?.reject("another one began")
        call.setKeepAlive(true)
        authorizing = call
        CustomTabsIntent.Builder().build().launchUrl(activity, Uri.parse(call.getString("url")))
    }

    override fun handleOnNewIntent(intent: Intent) {
        super.handleOnNewIntent(intent)
        intent.getStringExtra("path")?.let { notifyListeners("pushOpened", JSObject().put("path", it), true) }
        val address = intent.data ?: return
        if (address.scheme != SCHEME) return
        authorizing?.resolve(JSObject().put("url", address.toString()))
        authorizing = null
    }

    /** Back without an answer: the person closed the browser. */
    override fun handleOnResume() {
        super.handleOnResume()
        val waiting = authorizing ?: return
        activity.window.decorView.postDelayed({
            if (authorizing === waiting) {
                authorizing = null
                waiting.reject("closed")
            }
        }, 1000)
    }

    @PluginMethod
    fun openExternal(call: PluginCall) {
        val address = Uri.parse(call.getString("url"))
        if (address.scheme != "https") return call.reject("only https")
        context.startActivity(Intent(Intent.ACTION_VIEW, address).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
        call.resolve()
    }

    @PluginMethod
    fun verifyPerson(call: PluginCall) = activity.runOnUiThread {
        val answered = object : BiometricPrompt.AuthenticationCallback() {
            override fun onAuthenticationSucceeded(result: BiometricPrompt.AuthenticationResult) =
                call.resolve(JSObject().put("verified", true))

            override fun onAuthenticationError(code: Int, text: CharSequence) = call.reject(text.toString())
        }
        val asked = BiometricPrompt.PromptInfo.Builder()
            .setTitle(call.getString("reason") ?: "")
            .setNegativeButtonText(context.getString(android.R.string.cancel))
            .setAllowedAuthenticators(BIOMETRIC_STRONG)
            .build()
        BiometricPrompt(activity, ContextCompat.getMainExecutor(context), answered).authenticate(asked)
    }

    @PluginMethod
    fun scan(call: PluginCall) {
        GmsBarcodeScanning.getClient(context).startScan()
            .addOnSuccessListener { call.resolve(JSObject().put("text", it.rawValue ?: "")) }
            .addOnCanceledListener { call.reject("cancelled") }
            .addOnFailureListener { call.reject(it.message) }
    }

    @PluginMethod
    fun notify(call: PluginCall) {
        val notices = context.getSystemService(NotificationManager::class.java)
        notices.createNotificationChannel(NotificationChannel(CHANNEL, "Tamga", NotificationManager.IMPORTANCE_DEFAULT))
        val notice = NotificationCompat.Builder(context, CHANNEL)
            .setSmallIcon(context.applicationInfo.icon)
            .setContentTitle(call.getString("title"))
            .setContentText(call.getString("body"))
            .setAutoCancel(true)
            .build()
        notices.notify(UUID.randomUUID().hashCode(), notice)
        call.resolve()
    }

    @PluginMethod
    fun registerPush(call: PluginCall) {
        FirebaseMessaging.getInstance().token
            .addOnSuccessListener { call.resolve(JSObject().put("token", it)) }
            .addOnFailureListener { call.reject(it.message) }
    }

    private fun sealingKey(): SecretKey {
        (store.getKey(SEALED_BY, null) as? SecretKey)?.let { return it }
        val purposes = KeyProperties.PURPOSE_ENCRYPT or KeyProperties.PURPOSE_DECRYPT
        val spec = KeyGenParameterSpec.Builder(SEALED_BY, purposes)
            .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
            .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
            .build()
        return KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, STORE).apply { init(spec) }.generateKey()
    }

    /** RFC 7518 §3.4 wants two numbers of 32 bytes; Android gives them in DER. */
    private fun rawOf(der: ByteArray): ByteArray {
        val first = der[3].toInt()
        val second = der[5 + first].toInt()
        val r = BigInteger(1, der.copyOfRange(4, 4 + first))
        val s = BigInteger(1, der.copyOfRange(6 + first, 6 + first + second))
        return whole(r) + whole(s)
    }

    private fun whole(number: BigInteger): ByteArray {
        val bytes = number.toByteArray().takeLast(32).toByteArray()
        return ByteArray(32 - bytes.size) + bytes
    }

    private fun encode(bytes: ByteArray): String = Base64.encodeToString(bytes, FORM)

    private companion object {
        const val STORE = "AndroidKeyStore"
        const val SIGNING = "tamga.device"
        const val SEALED_BY = "tamga.secrets"
        const val SEALING = "AES/GCM/NoPadding"
        const val SCHEME = "mn.tamga.shell"
        const val CHANNEL = "tamga"
        const val FORM = Base64.URL_SAFE or Base64.NO_PADDING or Base64.NO_WRAP
    }
}
