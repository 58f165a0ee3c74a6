import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPerson, personOf, type SimulatedPerson } from '../eid/persons.ts'
import { textsIn } from '../eid/phone-page.ts'
import type { Channel } from '../eid/sessions.ts'
import { type Markup, sendSimulatorPage } from '../pages/page.ts'
import { authorizePage, refusedPage } from './authorize-page.ts'
import { type Choice, createGatewayFiles, type GatewayFiles } from './gateway-files.ts'

export const DAN_PATH = '/sim/dan'

export type GatewaySimulation = {
  readonly dataDir: string
  readonly client: { readonly id: string; readonly secret: string }
  readonly clientName: string
  /** The one address that the client registered. */
  readonly redirectUri: string
}

/** Numbers that public clients of the gateway have seen; what they stand for is not published. */
export const LOGIN_TYPES: Readonly<Record<Channel, number>> = {
  digital_signature: 104,
  mobile_otp: 0,
  bank: 7,
  face: 8,
}

const SERVICE = 'WS100101_getCitizenIDCardInfo'
const WSDL = 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL'
const CODE_MS = 60_000
const TOKEN_MS = 300_000

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

export function mountDan(server: FastifyInstance, simulation: GatewaySimulation): void {
  const files = createGatewayFiles(simulation.dataDir)
  server.get(`${DAN_PATH}/oauth2/authorize`, open, (request, reply) => showChoice(simulation, request, reply))
  server.post(`${DAN_PATH}/oauth2/authorize`, open, (request, reply) =>
    takeChoice(simulation, files, { request, reply }),
  )
  server.post(`${DAN_PATH}/oauth2/token`, open, (request, reply) =>
    giveToken(simulation, files, { request, reply }),
  )
  for (const method of ['GET', 'POST'] as const)
    server.route({
      method,
      url: `${DAN_PATH}/oauth2/api/v1/service`,
      ...open,
      handler: (request, reply) => tellCitizen(files, request, reply),
    })
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Fields = Readonly<Record<string, string | undefined>>

const formOf = ({ body }: FastifyRequest): Fields =>
  Buffer.isBuffer(body) ? Object.fromEntries(new URLSearchParams(body.toString('utf8'))) : {}

/** What is wrong with a request for a code; the person is sent nowhere then. */
function faultOf({ client, redirectUri }: GatewaySimulation, asked: Fields): string | undefined {
  if (asked['client_id'] !== client.id) return 'client_id'
  if (asked['redirect_uri'] !== redirectUri) return 'redirect_uri'
  return undefined
}

function areServicesRegistered(scope: string | undefined): boolean {
  try {
    const list: unknown = JSON.parse(Buffer.from(scope ?? '', 'base64').toString('utf8'))
    return (
      Array.isArray(list) &&
      list.length > 0 &&
      list.every(({ services, wsdl }) => wsdl === WSDL && services.every((name: unknown) => name === SERVICE))
    )
  } catch {
    return false
  }
}

function showChoice(simulation: GatewaySimulation, request: FastifyRequest, reply: FastifyReply) {
  const t = textsIn(request.language)
  const asked = request.query as Fields
  const fault =
    faultOf(simulation, asked) ??
    (asked['response_type'] === 'code' ? undefined : 'response_type') ??
    (areServicesRegistered(asked['scope']) ? undefined : 'scope')
  if (fault !== undefined) return sendPage({ request, reply: reply.code(400) }, refusedPage(t, fault), [])
  const { state = '', redirect_uri = '', client_id = '' } = asked
  const page = authorizePage(t, { state, redirect_uri, client_id }, simulation.clientName)
  return sendPage({ request, reply }, page, [new URL(redirect_uri).origin])
}

function sendPage({ request, reply }: Exchange, body: Markup, formTargets: readonly string[]): FastifyReply {
  const t = textsIn(request.language)
  const { language } = request
  const warning = t('sim.warning')
  return sendSimulatorPage(reply, { language, title: t('sim.dan.title'), warning, body, formTargets })
}

async function takeChoice(simulation: GatewaySimulation, files: GatewayFiles, { request, reply }: Exchange) {
  const form = formOf(request)
  const fault = faultOf(simulation, form)
  const person = findPerson(form['person'] ?? '')
  const channel = form['channel'] as Channel
  const isAllowed = form['decision'] === 'allow'
  if (fault !== undefined || (isAllowed && (!person || LOGIN_TYPES[channel] === undefined)))
    return sendPage(
      { request, reply: reply.code(400) },
      refusedPage(textsIn(request.language), fault ?? 'person'),
      [],
    )
  const target = new URL(simulation.redirectUri)
  if (isAllowed) {
    const code = randomBytes(24).toString('base64url')
    const choice = { civil_id: person!.civil_id, channel, expires_at: Date.now() + CODE_MS }
    await files.write('code', code, choice)
    target.searchParams.set('code', code)
  } else target.searchParams.set('error', 'access_denied')
  target.searchParams.set('state', form['state'] ?? '')
  return reply.code(303).header('location', target.href).send()
}

/** A code works once, within a minute, for the client that it was made for. */
async function giveToken(simulation: GatewaySimulation, files: GatewayFiles, { request, reply }: Exchange) {
  const form = formOf(request)
  if (form['client_id'] !== simulation.client.id || form['client_secret'] !== simulation.client.secret)
    return reply.code(401).send({ error: 'invalid_client' })
  const code = form['code'] ?? ''
  const choice = await files.read('code', code)
  const isRight =
    form['grant_type'] === 'authorization_code' && form['redirect_uri'] === simulation.redirectUri
  if (!choice || !isRight || !(await files.take(code)))
    return reply.code(400).send({ error: 'invalid_grant' })
  const access_token = randomBytes(24).toString('base64url')
  await files.write('token', access_token, { ...choice, expires_at: Date.now() + TOKEN_MS })
  return { access_token, token_type: 'Bearer', expires_in: TOKEN_MS / 1000 }
}

async function tellCitizen(files: GatewayFiles, request: FastifyRequest, reply: FastifyReply) {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const choice = token === undefined ? undefined : await files.read('token', token)
  if (!choice) return reply.code(401).send({ error: 'invalid_token' })
  const person = personOf(choice.civil_id)
  return [
    { citizen_loginType: LOGIN_TYPES[choice.channel] },
    { wsdl: WSDL, services: { [SERVICE]: answerOf(person, choice) } },
  ]
}

/** What the registry does not tell is null, as it is there. */
function answerOf(person: SimulatedPerson, { civil_id }: Choice) {
  const isUnknown = person.behaviour === 'refuses'
  return {
    request: { auth: null, civilId: civil_id, regnum: person.registry_number },
    requestId: randomBytes(8).toString('hex'),
    resultCode: isUnknown ? 1 : 0,
    resultMessage: isUnknown ? 'олдсонгүй' : 'амжилттай',
    response: isUnknown
      ? null
      : {
          regnum: person.registry_number,
          civilId: civil_id,
          lastname: person.surname,
          firstname: person.given_name,
          birthDate: null,
          image: null,
        },
  }
}
