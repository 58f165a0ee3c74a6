import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** CBOR (RFC 8949), as much of it as an authenticator writes. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length)
  if (length < 256) return Buffer.of((major << 5) | 24, length)
  return Buffer.of((major << 5) | 25, length >> 8, length & 255)
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

export type Ceremony = {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { id?: string }
  readonly user?: { id: string }
}

/** An authenticator in software, with one key: what a browser would hand over, without a browser. */
export function createAuthenticator(origin: string, options: { aaguid?: string; verifies?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  const id = randomBytes(32)
  const aaguid = Buffer.from(
    (options.aaguid ?? '00000000-0000-0000-0000-000000000000').replaceAll('-', ''),
    'hex',
  )
  const flags = USER_PRESENT | (options.verifies === false ? 0 : USER_VERIFIED)
  const device = { counter: 1, handle: '' }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (rpId: string, bits: number, rest: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(device.counter)
    return Buffer.concat([sha256(rpId), Buffer.of(bits), counter, rest])
  }
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  return {
    device,
    create({ challenge, rp, user }: Ceremony) {
      device.handle = user!.id
      const key = cbor(
        new Map<number, unknown>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as [number, number][]),
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([aaguid, Buffer.of(id.length >> 8, id.length & 255), id, key])
      const authData = data(rp!.id!, flags | HAS_KEY, attested)
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }
      return { ...common, response, authenticatorAttachment: 'platform' }
    },
    get({ challenge, rpId }: Ceremony) {
      device.counter += 1
      const authData = data(rpId!, flags)
      const client = clientData('webauthn.get', challenge)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: device.handle,
      }
      return { ...common, response, authenticatorAttachment: 'platform' }
    },
  }
}
