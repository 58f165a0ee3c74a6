import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WireError } from '../wire-error.ts'
import { type Answering, answerSession } from './answer-session.ts'
import { certificateOf, levelOf } from './person-certificate.ts'
import { findPerson, findPersonByDocument, type SimulatedPerson } from './persons.ts'
import type { Sessions, SimulatedSession } from './sessions.ts'
import { type Asked, newCertificateChoice, newSession } from './start-session.ts'

export type RelyingParty = { readonly uuid: string; readonly secret: string }

export type EidSimulator = {
  readonly sessions: Sessions
  readonly relyingParty: RelyingParty
  /** The addresses of this process, as certificates name them, and as browsers see them. */
  answering(): Answering
  readonly publicOrigin: string
}

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

type Params = { id?: string; document?: string }

/** The paths of RP-API v3, below the given address. */
export function mountRpApi(server: FastifyInstance, base: string, simulator: EidSimulator): void {
  for (const kind of ['authentication', 'signature'] as const)
    for (const [path, flow] of [
      ['notification', 'Notification'],
      ['device-link', 'QR'],
    ] as const)
      for (const who of ['etsi/:id', 'document/:document'])
        server.post<{ Params: Params }>(`${base}/${kind}/${path}/${who}`, open, (request, reply) =>
          begin(simulator, { request, reply }, { kind, flow, person: personIn(request.params) }),
        )
  server.post(`${base}/authentication/device-link/anonymous`, open, (request, reply) =>
    begin(simulator, { request, reply }, { kind: 'authentication', flow: 'QR', person: null }),
  )
  server.post<{ Params: Params }>(`${base}/signature/certificate/:document`, open, async request => {
    requireRelyingParty(simulator, request)
    return signingCertificate(simulator.answering(), personIn(request.params))
  })
  server.post<{ Params: Params }>(
    `${base}/signature/certificate-choice/notification/etsi/:id`,
    open,
    async request => {
      requireRelyingParty(simulator, request)
      const session = newCertificateChoice(request.body, personIn(request.params))
      await simulator.sessions.write(session)
      return { sessionID: session.id }
    },
  )
  server.get<{ Params: { session: string }; Querystring: { timeoutMs?: string } }>(
    `${base}/session/:session`,
    open,
    (request, reply) => readSession(simulator, request, reply),
  )
  server.post<{ Params: { session: string } }>(`${base}/session/:session/otp`, open, request =>
    takeOtp(simulator, request),
  )
}

function personIn({ id, document }: Params): SimulatedPerson {
  const person = id !== undefined ? findPerson(id) : findPersonByDocument(document ?? '')
  if (!person) throw new WireError(404, 'No such person')
  return person
}

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

function requireSecret({ relyingParty }: EidSimulator, request: FastifyRequest): void {
  if (!equal(request.headers.authorization ?? '', `Bearer ${relyingParty.secret}`))
    throw new WireError(401, 'The secret of the relying party is wrong')
}

function requireRelyingParty(simulator: EidSimulator, request: FastifyRequest): void {
  requireSecret(simulator, request)
  const { relyingPartyUUID } = (request.body ?? {}) as { relyingPartyUUID?: unknown }
  if (relyingPartyUUID !== simulator.relyingParty.uuid) throw new WireError(403, 'Unknown relying party')
}

const SAME_MS = 15_000

const digestOf = ({ url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('hex')

/** A request to sign that is repeated within 15 seconds, with its nonce and all else, is answered with the session that it began. */
async function findSame(
  { sessions }: EidSimulator,
  { request, wanted }: { request: FastifyRequest; wanted: SimulatedSession },
): Promise<SimulatedSession | undefined> {
  if (wanted.kind !== 'signature') return undefined
  const digest = digestOf(request)
  return (await sessions.known()).find(
    one => one.request === digest && wanted.created_at - one.created_at < SAME_MS,
  )
}

async function begin(
  simulator: EidSimulator,
  { request }: { request: FastifyRequest; reply: FastifyReply },
  asked: Asked,
): Promise<object> {
  requireRelyingParty(simulator, request)
  const wanted = newSession(request.body, asked)
  const session = (await findSame(simulator, { request, wanted })) ?? wanted
  if (session === wanted) await simulator.sessions.write({ ...wanted, request: digestOf(request) })
  const vc = { type: 'numeric5', value: session.vc }
  if (asked.flow === 'Notification') return { sessionID: session.id, vc }
  return {
    sessionID: session.id,
    sessionToken: session.token,
    sessionSecret: session.secret,
    deviceLinkBase: `${simulator.publicOrigin}/sim/eid/dl`,
    vc,
  }
}

const SHORTEST_MS = 1000
const LONGEST_MS = 120_000
const USUAL_MS = 60_500

async function readSession(
  { sessions, answering, ...simulator }: EidSimulator,
  request: FastifyRequest<{ Params: { session: string }; Querystring: { timeoutMs?: string } }>,
  reply: FastifyReply,
): Promise<object> {
  requireSecret({ sessions, answering, ...simulator }, request)
  const asked = Number(request.query.timeoutMs ?? USUAL_MS)
  if (!Number.isInteger(asked) || asked < SHORTEST_MS || asked > LONGEST_MS)
    throw new WireError(400, 'timeoutMs is from 1000 to 120000', 'timeoutMs')
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const session = await sessions.wait(request.params.session, { milliseconds: asked, signal: gone.signal })
  if (!session) throw new WireError(404, 'No such session')
  return answerSession(session, answering())
}

async function takeOtp(
  simulator: EidSimulator,
  request: FastifyRequest<{ Params: { session: string } }>,
): Promise<object> {
  requireSecret(simulator, request)
  const session = await simulator.sessions.read(request.params.session)
  if (!session || session.otp === null) throw new WireError(404, 'No such session')
  if (session.end_result !== null) throw new WireError(400, 'The session is over')
  const { otp } = (request.body ?? {}) as { otp?: unknown }
  const next = otp === session.otp ? { ...session, end_result: 'OK' } : withWrongPin(session)
  await simulator.sessions.write(next)
  if (next.end_result === 'OK') return { accepted: true }
  throw new WireError(400, 'The code is wrong', 'otp')
}

const TRIES = 3

/** Three wrong ones, and the document cannot be used for this session any more. */
export function withWrongPin(session: SimulatedSession): SimulatedSession {
  const wrong_pins = session.wrong_pins + 1
  return { ...session, wrong_pins, end_result: wrong_pins >= TRIES ? 'DOCUMENT_UNUSABLE' : null }
}

async function signingCertificate(answering: Answering, person: SimulatedPerson): Promise<object> {
  const { publicKey } = await answering.keys.of(person, 'signature')
  const certificate = await certificateOf(person, { kind: 'signature', publicKey }, answering)
  return {
    state: 'OK',
    cert: { value: certificate.toString('base64'), certificateLevel: levelOf(person) },
  }
}
