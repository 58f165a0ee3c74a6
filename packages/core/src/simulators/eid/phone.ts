import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendSimulatorPage } from '../pages/page.ts'
import { WireError } from '../wire-error.ts'
import { isLinkGenuine } from './device-link.ts'
import { findPerson, PINS } from './persons.ts'
import { PHONE_SCRIPT, phonePage, stateOf, textsIn } from './phone-page.ts'
import { type EidSimulator, withWrongPin } from './rp-api.ts'
import type { SimulatedSession } from './sessions.ts'

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

export const PHONE_PATH = '/sim/eid/__phone'

/** What stands for the citizen's phone: a page for people, the same by JSON for programs. */
export function mountPhone(server: FastifyInstance, simulator: EidSimulator): void {
  const { sessions } = simulator
  server.get(PHONE_PATH, open, async (request, reply) => sendPhone(request, reply, await sessions.running()))
  server.get(`${PHONE_PATH}/state`, open, async () => ({ state: stateOf(await sessions.running()) }))
  server.post<{ Params: { session: string } }>(`${PHONE_PATH}/:session`, open, async (request, reply) => {
    const { isForm, fields } = readFields(request)
    const session = await sessions.read(request.params.session)
    if (!session) throw new WireError(404, 'No such session')
    const next = session.end_result === null ? decide(session, fields) : session
    await sessions.write(next)
    return isForm ? reply.code(303).header('location', PHONE_PATH).send() : { end_result: next.end_result }
  })
  server.get('/sim/eid/dl', open, async (request, reply) => {
    const session = await followLink(simulator, request)
    if (!session) return sendPhoneProblem(request, reply)
    await sessions.write({ ...session, scanned: true })
    return reply.code(303).header('location', PHONE_PATH).send()
  })
}

function sendPhone(
  { language }: FastifyRequest,
  reply: FastifyReply,
  running: readonly SimulatedSession[],
): FastifyReply {
  const t = textsIn(language)
  return sendSimulatorPage(reply, {
    language,
    title: t('sim.phone.title'),
    warning: t('sim.warning'),
    body: phonePage(t, running),
    script: PHONE_SCRIPT,
  })
}

function sendPhoneProblem({ language }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const t = textsIn(language)
  const body = {
    markup: `<h1>${t('sim.phone.title')}</h1><p class="problem">${t('sim.phone.link_wrong')}</p>`,
  }
  const page = { language, title: t('sim.phone.title'), warning: t('sim.warning'), body }
  return sendSimulatorPage(reply.code(400), page)
}

type Fields = Readonly<Record<string, string | undefined>>

function readFields({ body }: FastifyRequest): { isForm: boolean; fields: Fields } {
  return Buffer.isBuffer(body)
    ? { isForm: true, fields: Object.fromEntries(new URLSearchParams(body.toString('utf8'))) }
    : { isForm: false, fields: (body ?? {}) as Fields }
}

function decide(session: SimulatedSession, { action, pin, person }: Fields): SimulatedSession {
  const end = (end_result: string) => ({ ...session, end_result })
  if (action === 'scan') return scan(session, person)
  if (action === 'refuse') return end('USER_REFUSED_INTERACTION')
  if (action === 'wrong_vc') return end('WRONG_VC')
  if (action === 'unusable') return end('DOCUMENT_UNUSABLE')
  if (action !== 'confirm' || session.civil_id === null) throw new WireError(400, 'Unknown action', 'action')
  // A bank or a face has confirmed already; a code is entered at the relying party.
  if (session.otp !== null) throw new WireError(400, 'The code is entered at the relying party', 'action')
  if (session.channel !== 'digital_signature' || pin === PINS[session.kind]) return end('OK')
  return withWrongPin(session)
}

function scan(session: SimulatedSession, id: string | undefined): SimulatedSession {
  const person = findPerson(id ?? '')
  if (!person || session.civil_id !== null) throw new WireError(400, 'Unknown person', 'person')
  return { ...session, civil_id: person.civil_id, scanned: true }
}

/** The signed link of Smart-ID, or the plain one of the vendor's SDK. */
async function followLink(
  { sessions, publicOrigin }: EidSimulator,
  request: FastifyRequest,
): Promise<SimulatedSession | undefined> {
  const url = new URL(request.url, publicOrigin)
  const plain = url.searchParams.get('sessionId')
  if (plain !== null) {
    const session = await sessions.read(plain)
    return session?.vc === url.searchParams.get('vc') ? session : undefined
  }
  const token = url.searchParams.get('sessionToken')
  const session = (await sessions.running()).find(one => one.token === token)
  return session && isLinkGenuine(url, session) ? session : undefined
}
