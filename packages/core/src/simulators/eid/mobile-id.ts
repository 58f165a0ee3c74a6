import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WireError } from '../wire-error.ts'
import type { Answering } from './answer-session.ts'
import { issueCertificate } from './person-certificate.ts'
import { PERSONS, personOf } from './persons.ts'
import { signDigest } from './raw-signature.ts'
import type { EidSimulator } from './rp-api.ts'
import type { SimulatedSession } from './sessions.ts'
import { SESSION_SECONDS } from './start-session.ts'

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

export const MOBILE_ID_PATH = '/sim/mobile-id'

/** Mobile-ID: by phone number, with a hash to sign. The same people, keys and phone page as the e-ID. */
export function mountMobileId(server: FastifyInstance, simulator: EidSimulator): void {
  server.post(`${MOBILE_ID_PATH}/authentication`, open, async request => {
    const session = newSession(simulator, request.body)
    await simulator.sessions.write(session)
    return { sessionID: session.id }
  })
  server.get<{ Params: { session: string }; Querystring: { timeoutMs?: string } }>(
    `${MOBILE_ID_PATH}/authentication/session/:session`,
    open,
    (request, reply) => readSession(simulator, request, reply),
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function newSession({ relyingParty }: EidSimulator, body: unknown): SimulatedSession {
  const fields = (body ?? {}) as Record<string, unknown>
  if (fields['relyingPartyUUID'] !== relyingParty.uuid) throw new WireError(401, 'Unknown relying party')
  const hash = Buffer.from(text(fields['hash']), 'base64')
  if (fields['hashType'] !== 'SHA256' || hash.length !== 32)
    throw new WireError(400, 'hash is no SHA256', 'hash')
  const number = text(fields['nationalIdentityNumber'])
  const person = PERSONS.find(
    one => one.phone === fields['phoneNumber'] && [one.registry_number, one.civil_id].includes(number),
  )
  const now = Date.now()
  return {
    id: randomUUID(),
    kind: 'authentication',
    civil_id: person?.civil_id ?? null,
    rp_name: text(fields['relyingPartyName']),
    level: 'QUALIFIED',
    challenge: hash.toString('base64'),
    algorithm: { signatureAlgorithm: 'sha256WithRSAEncryption', hashAlgorithm: 'SHA-256' },
    interactions: Buffer.from(JSON.stringify([{ displayText60: fields['displayText'] }])).toString('base64'),
    callback: '',
    flow: 'Notification',
    channel: 'digital_signature',
    vc: String(((hash[0]! >> 2) << 7) | (hash[31]! & 0x7f)).padStart(4, '0'),
    token: '',
    secret: '',
    otp: null,
    created_at: now,
    expires_at: now + SESSION_SECONDS * 1000,
    wrong_pins: 0,
    scanned: false,
    end_result: person ? null : 'NOT_MID_CLIENT',
  }
}

/** The words of this interface for what the phone page decides. */
const RESULTS: Readonly<Record<string, string>> = {
  USER_REFUSED_INTERACTION: 'USER_CANCELLED',
  WRONG_VC: 'USER_CANCELLED',
  DOCUMENT_UNUSABLE: 'SIM_ERROR',
}

async function readSession(
  { sessions, answering }: EidSimulator,
  request: FastifyRequest<{ Params: { session: string }; Querystring: { timeoutMs?: string } }>,
  reply: FastifyReply,
): Promise<object> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const milliseconds = Number(request.query.timeoutMs ?? 10_000)
  const session = await sessions.wait(request.params.session, { milliseconds, signal: gone.signal })
  if (!session) throw new WireError(404, 'No such session')
  if (session.end_result === null) return { state: 'RUNNING' }
  if (session.end_result === 'OK') return answerWith(session, answering())
  return { state: 'COMPLETE', result: RESULTS[session.end_result] ?? session.end_result }
}

async function answerWith(session: SimulatedSession, answering: Answering): Promise<object> {
  const person = personOf(session.civil_id!)
  const key = await answering.keys.of(person, 'authentication')
  const kind = { kind: 'authentication', publicKey: key.publicKey } as const
  const digest = Buffer.from(session.challenge, 'base64')
  return {
    state: 'COMPLETE',
    result: 'OK',
    signature: {
      value: signDigest(digest, key.privateKey, session.algorithm).toString('base64'),
      algorithm: 'SHA256WithRSAEncryption',
    },
    cert: issueCertificate(person, kind, answering).toString('base64'),
  }
}
