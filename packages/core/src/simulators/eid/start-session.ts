import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { WireError } from '../wire-error.ts'
import type { SimulatedPerson } from './persons.ts'
import { HASH_SIZES } from './raw-signature.ts'
import type { Channel, SimulatedSession } from './sessions.ts'

/** How long a person has to answer. */
export const SESSION_SECONDS = 120

const LEVELS = new Set(['ADVANCED', 'QUALIFIED', 'QSCD'])
const CHANNELS = new Set<Channel>(['digital_signature', 'mobile_otp', 'bank', 'face'])
const RSA = /^sha(256|384|512)WithRSAEncryption$/

export type Asked = {
  readonly kind: SimulatedSession['kind']
  readonly flow: SimulatedSession['flow']
  readonly person: SimulatedPerson | null
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || value === '') throw new WireError(400, `${name} is missing`, name)
  return value
}

/** Checks the body of the relying party as the real interface does, and begins a session. */
export function newSession(body: unknown, { kind, flow, person }: Asked): SimulatedSession {
  if (!isFields(body)) throw new WireError(400, 'A JSON object is expected')
  const protocol = kind === 'authentication' ? 'ACSP_V2' : 'RAW_DIGEST_SIGNATURE'
  if (body['signatureProtocol'] !== protocol)
    throw new WireError(400, `${protocol} is expected`, 'signatureProtocol')
  const parameters = body['signatureProtocolParameters']
  if (!isFields(parameters)) throw new WireError(400, 'Parameters are missing', 'signatureProtocolParameters')
  const algorithm = algorithmIn(parameters)
  const challenge = challengeIn(parameters, { kind, hashAlgorithm: algorithm.hashAlgorithm })
  const level = body['certificateLevel'] === undefined ? 'QUALIFIED' : textOf(body, 'certificateLevel')
  if (!LEVELS.has(level)) throw new WireError(400, 'Unknown level', 'certificateLevel')
  const channel = channelIn(body)
  const now = Date.now()
  return {
    id: randomUUID(),
    kind,
    civil_id: person?.civil_id ?? null,
    rp_name: textOf(body, 'relyingPartyName'),
    level,
    challenge,
    algorithm,
    interactions: interactionsIn(body),
    callback: typeof body['initialCallbackUrl'] === 'string' ? body['initialCallbackUrl'] : '',
    flow,
    channel,
    vc: verificationCode(challenge),
    token: randomBytes(18).toString('base64url'),
    secret: randomBytes(24).toString('base64'),
    otp: channel === 'mobile_otp' ? String(randomInt(1_000_000)).padStart(6, '0') : null,
    created_at: now,
    expires_at: now + SESSION_SECONDS * 1000,
    wrong_pins: 0,
    scanned: false,
    end_result: person ? endedAtOnce(person) : null,
  }
}

/** Which certificate the person signs with. The phone of the simulator agrees at once, where it does not always refuse. */
export function newCertificateChoice(body: unknown, person: SimulatedPerson): SimulatedSession {
  if (!isFields(body)) throw new WireError(400, 'A JSON object is expected')
  const now = Date.now()
  return {
    id: randomUUID(),
    kind: 'signature',
    civil_id: person.civil_id,
    rp_name: textOf(body, 'relyingPartyName'),
    level: 'QUALIFIED',
    challenge: '',
    algorithm: { signatureAlgorithm: 'rsassa-pss', hashAlgorithm: 'SHA-256' },
    interactions: '',
    callback: '',
    flow: 'Notification',
    channel: 'digital_signature',
    vc: '',
    token: randomBytes(18).toString('base64url'),
    secret: '',
    otp: null,
    created_at: now,
    expires_at: now + SESSION_SECONDS * 1000,
    wrong_pins: 0,
    scanned: false,
    end_result: person.behaviour === 'unusable' ? 'DOCUMENT_UNUSABLE' : 'OK',
    is_certificate_choice: true,
  }
}

/** People whose phone decides without them. */
function endedAtOnce({ behaviour }: SimulatedPerson): string | null {
  if (behaviour === 'refuses') return 'USER_REFUSED_INTERACTION'
  if (behaviour === 'times_out') return 'TIMEOUT'
  return behaviour === 'unusable' ? 'DOCUMENT_UNUSABLE' : null
}

/** Five digits, so that nobody takes it for a PIN of four. */
const verificationCode = (challenge: string): string => {
  const digest = hash('sha256', Buffer.from(challenge, 'base64'), 'buffer')
  return String(digest.readUInt32BE(digest.length - 4) % 100_000).padStart(5, '0')
}

function algorithmIn(parameters: Fields): SimulatedSession['algorithm'] {
  const signatureAlgorithm = textOf(parameters, 'signatureAlgorithm')
  const rsa = RSA.exec(signatureAlgorithm)
  if (signatureAlgorithm !== 'rsassa-pss' && !rsa)
    throw new WireError(400, 'Unknown algorithm', 'signatureAlgorithm')
  const given = parameters['signatureAlgorithmParameters']
  const asked = isFields(given) ? given['hashAlgorithm'] : undefined
  const hashAlgorithm = rsa ? `SHA-${rsa[1]}` : typeof asked === 'string' ? asked : ''
  if (HASH_SIZES[hashAlgorithm] === undefined) throw new WireError(400, 'Unknown hash', 'hashAlgorithm')
  return { signatureAlgorithm, hashAlgorithm }
}

function challengeIn(
  parameters: Fields,
  { kind, hashAlgorithm }: { kind: SimulatedSession['kind']; hashAlgorithm: string },
): string {
  const name = kind === 'authentication' ? 'rpChallenge' : 'digest'
  const value = textOf(parameters, name)
  const size = Buffer.from(value, 'base64').length
  const isRight = kind === 'authentication' ? size >= 32 && size <= 64 : size === HASH_SIZES[hashAlgorithm]
  if (!isRight) throw new WireError(400, `${name} has the wrong length`, name)
  return value
}

function interactionsIn(body: Fields): string {
  const interactions = textOf(body, 'interactions')
  try {
    const list: unknown = JSON.parse(Buffer.from(interactions, 'base64').toString('utf8'))
    if (Array.isArray(list) && list.length > 0) return interactions
  } catch {
    // Said below, like every other text that is no list.
  }
  throw new WireError(400, 'interactions is no base64 of a JSON array', 'interactions')
}

/** How the person wants to prove who they are: an addition of the simulator, which says that it knows it. */
function channelIn(body: Fields): Channel {
  const properties = body['requestProperties']
  const channel = isFields(properties) ? properties['channel'] : undefined
  if (channel === undefined) return 'digital_signature'
  if (!CHANNELS.has(channel as Channel)) throw new WireError(400, 'Unknown channel', 'requestProperties')
  return channel as Channel
}
