/** Signs for the device; where the machine has a key store, the private half never leaves it. */
export type DeviceKey = {
  readonly publicKey: PublicKey
  /** RFC 7638. */
  readonly thumbprint: string
  sign(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
}

export type PublicKey = {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

type PrivateKey = PublicKey & { readonly d: string }

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const encoder = new TextEncoder()

/** RFC 4648 §5, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const sha256 = async (text: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))

/** A new key, as a private JWK for the key store of the machine. */
export async function createPrivateKey(): Promise<PrivateKey> {
  const { privateKey } = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const { kty, crv, x, y, d } = (await crypto.subtle.exportKey('jwk', privateKey)) as unknown as PrivateKey
  return { kty, crv, x, y, d }
}

export async function openDeviceKey(stored: PrivateKey): Promise<DeviceKey> {
  const { kty, crv, x, y, d } = stored
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y, d }, ALGORITHM, false, ['sign'])
  return {
    publicKey: { kty, crv, x, y },
    thumbprint: await sha256(JSON.stringify({ crv, kty, x, y })),
    sign: async data =>
      new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, data)),
  }
}

/** A compact JWS (RFC 7515) by the key of the device. */
export async function signClaims(
  key: DeviceKey,
  claims: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const part = (value: object) => toBase64Url(encoder.encode(JSON.stringify(value)))
  const signed = `${part({ alg: 'ES256', ...header })}.${part(claims)}`
  return `${signed}.${toBase64Url(await key.sign(encoder.encode(signed)))}`
}

const now = (): number => Math.floor(Date.now() / 1000)

/** RFC 9449 §4.2: for one request, and for one access token where there is one. */
export async function signRequest(
  key: DeviceKey,
  { method, address, token }: { method: string; address: string; token?: string },
): Promise<string> {
  const claims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: address,
    iat: now(),
    ...(token !== undefined && { ath: await sha256(token) }),
  }
  return signClaims(key, claims, { typ: 'dpop+jwt', jwk: key.publicKey })
}

/** What a web view presents together with a code. */
export const signEntry = (
  key: DeviceKey,
  { code, origin }: { code: string; origin: string },
): Promise<string> => signClaims(key, { code, origin, iat: now() })

/** What a device says about itself. */
export const signStatus = (
  key: DeviceKey,
  about: { device_id: string; origin: string; health: object },
): Promise<string> => signClaims(key, { ...about, iat: now() })
