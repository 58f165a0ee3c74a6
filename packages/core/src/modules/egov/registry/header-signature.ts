import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const readKey = (file: string): KeyObject => createPrivateKey(readFileSync(file))

/** What is wrong with the file of our key; undefined: nothing. */
export function findKeyFault(file: string): string | undefined {
  try {
    const key = readKey(file)
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return key.asymmetricKeyType === 'rsa' && bits >= 2048
      ? undefined
      : 'must hold an RSA key of at least 2048 bits'
  } catch {
    // The reason that OpenSSL gives may quote the file.
    return 'cannot be read as a private key in PEM form'
  }
}

/** The three headers of every request: who asks, when, and RSA-SHA256 (PKCS #1 v1.5) over both. */
export function signedHeaders(
  credentials: { readonly accessToken: string; readonly key: KeyObject },
  timestamp: number,
): Record<string, string> {
  const { accessToken, key } = credentials
  const signature = sign('sha256', Buffer.from(`${accessToken}.${timestamp}`, 'utf8'), key)
  return { accesstoken: accessToken, timestamp: String(timestamp), signature: signature.toString('base64') }
}
