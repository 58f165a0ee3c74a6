import Gio from 'gi://Gio'
import GLib from 'gi://GLib'

// gjs has none of what browsers and Node share. This is as much of it as the contract and the session of a shell need.

const URANDOM = '/dev/urandom'

function randomBytes(length: number): Uint8Array {
  const stream = Gio.File.new_for_path(URANDOM).read(null)
  try {
    return stream.read_bytes(length, null).toArray()
  } finally {
    stream.close(null)
  }
}

function getRandomValues(into: Uint8Array): Uint8Array {
  into.set(randomBytes(into.length))
  return into
}

/** RFC 9562, version 4. */
function randomUUID(): string {
  const bytes = randomBytes(16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The session uses no other. */
async function digest(name: string, data: Uint8Array): Promise<ArrayBuffer> {
  if (name !== 'SHA-256') throw new Error(`there is no ${name}`)
  const hex = GLib.compute_checksum_for_bytes(GLib.ChecksumType.SHA256, new GLib.Bytes(data))
  return Uint8Array.from(hex.match(/../g)!, pair => Number.parseInt(pair, 16)).buffer
}

/** Each letter is one byte. */
const btoa = (text: string): string =>
  GLib.base64_encode(Uint8Array.from(text, letter => letter.charCodeAt(0)))

const atob = (text: string): string => {
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4, '=')
  return Array.from(GLib.base64_decode(padded), byte => String.fromCharCode(byte)).join('')
}

const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()~*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** As `application/x-www-form-urlencoded`. */
class FormParameters {
  readonly #pairs: readonly (readonly [string, string])[]
  constructor(fields: Readonly<Record<string, string>>) {
    this.#pairs = Object.entries(fields)
  }
  toString(): string {
    return this.#pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  }
}

/** `scheme:path` without a slash: nothing but a fragment can be added to it. */
const OPAQUE = /^[a-z][a-z0-9+.-]*:(?!\/)/i

/** As schemas refer to each other: resolving, the whole address, the fragment. */
class Reference {
  readonly href: string
  readonly hash: string
  constructor(text: string, base?: string) {
    this.href = resolve(text, base)
    this.hash = /#.+$/.exec(this.href)?.[0] ?? ''
  }
  static canParse(text: string, base?: string): boolean {
    try {
      return resolve(text, base) !== ''
    } catch {
      return false
    }
  }
}

function resolve(text: string, base?: string): string {
  if (base === undefined || /^[a-z][a-z0-9+.-]*:/i.test(text))
    return GLib.Uri.parse(text, GLib.UriFlags.ENCODED).to_string()
  if (!OPAQUE.test(base)) return GLib.Uri.resolve_relative(base, text, GLib.UriFlags.ENCODED)
  if (!text.startsWith('#')) throw new Error('nothing is relative to such an address')
  return `${base.split('#', 1)[0]}${text}`
}

/** Before anything of the session runs. */
export function installWebGlobals(): void {
  const crypto = { getRandomValues, randomUUID, subtle: { digest } }
  const all = { crypto, btoa, atob, URL: Reference, URLSearchParams: FormParameters }
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
