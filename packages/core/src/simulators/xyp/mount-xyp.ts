import { hash, randomBytes, timingSafeEqual, verify } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { XMLParser } from 'fast-xml-parser'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WireError } from '../wire-error.ts'
import { MODES, type Mode, readMode, spoil, writeMode } from './modes.ts'
import { answerFor, type Content, resultOf } from './registered.ts'
import { ACCESS_TOKEN, readPublicKey } from './registry-key.ts'
import { SERVICES, type SimulatedService } from './services.ts'
import { wsdlOf } from './wsdl.ts'

export const XYP_PATH = '/sim/xyp'

export type RegistrySimulation = { readonly dataDir: string; readonly origin: string }

const open = { config: { access: { kind: 'open' }, isPage: true } } as const
const TOLERANCE_SECONDS = 300

/** The national registry on its own wire: SOAP 1.1 with three signed headers, refusals with status 200. */
export function mountXyp(server: FastifyInstance, simulation: RegistrySimulation): void {
  const { dataDir, origin } = simulation
  const calls = { count: 0 }
  server.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const service of SERVICES) {
    const path = `${XYP_PATH}/${service.path}/ws`
    server.get(path, open, (_request, reply) =>
      reply.type('text/xml; charset=utf-8').send(wsdlOf(service, `${origin}${path}`)),
    )
    server.post(path, open, async (request, reply) => {
      calls.count += 1
      return answer(simulation, service, { request, reply })
    })
  }
  server.get(`${XYP_PATH}/__control`, open, async () => ({
    ...(await readMode(dataDir)),
    calls: calls.count,
  }))
  server.post(`${XYP_PATH}/__control`, open, async request => {
    const { mode, milliseconds = 0 } = (request.body ?? {}) as { mode?: Mode; milliseconds?: number }
    if (!MODES.some(one => one === mode)) throw new WireError(400, `mode is one of ${MODES.join(', ')}`)
    if (!(milliseconds >= 0 && milliseconds <= 120_000))
      throw new WireError(400, 'milliseconds is up to 120000')
    await writeMode(dataDir, { mode: mode!, milliseconds })
    return { mode, milliseconds, calls: calls.count }
  })
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

async function answer(
  { dataDir }: RegistrySimulation,
  service: SimulatedService,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { mode, milliseconds } = await readMode(dataDir)
  if (milliseconds > 0) await pause(milliseconds)
  if (mode === 'away') return reply.code(503).send({ error: 'maintenance' })
  reply.type('text/xml; charset=utf-8')
  const asked = readRequest(service, request.body)
  if (mode === 'fault' || asked === undefined)
    return reply.code(500).send(fault(mode === 'fault' ? 'S:Server' : 'S:Client'))
  const isSigned = await isHeaderSigned(dataDir, request)
  const number = String(asked[service.number] ?? '')
  const result = isSigned ? answerFor(number, isAgreed(asked)) : resultOf(3)
  const xml = envelope(
    `<n:${service.operation}Response xmlns:n="${service.namespace}"><return>${write({
      request: { [service.number]: number },
      requestId: randomBytes(8).toString('hex'),
    })}${typed(service, result.response)}${write({
      resultCode: String(result.code),
      resultMessage: result.message,
    })}</return></n:${service.operation}Response>`,
  )
  return reply.send(spoil(mode, xml))
}

type Asked = Readonly<Record<string, unknown>>

const parser = new XMLParser({ removeNSPrefix: true, processEntities: true, parseTagValue: false })

/** Only the elements of the schema are known; undefined when this is no request of the operation. */
function readRequest({ operation }: SimulatedService, body: unknown): Asked | undefined {
  if (typeof body !== 'string') return undefined
  const request = parser.parse(body)?.Envelope?.Body?.[operation]?.request as Asked | undefined
  return typeof request === 'object' ? request : undefined
}

async function isHeaderSigned(dataDir: string, { headers }: FastifyRequest): Promise<boolean> {
  const { accesstoken, timestamp, signature } = headers as Record<string, string | undefined>
  if (!accesstoken || !/^\d{1,12}$/.test(timestamp ?? '') || !signature) return false
  const digest = (text: string) => hash('sha256', text, 'buffer')
  if (!timingSafeEqual(digest(accesstoken), digest(ACCESS_TOKEN))) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  return verify(
    'sha256',
    Buffer.from(`${accesstoken}.${timestamp}`),
    await readPublicKey(dataDir),
    Buffer.from(signature, 'base64'),
  )
}

/** The code that a text message would bring, the token that the gateway's app would give; any signature counts here. */
const AGREED: Readonly<Record<string, (citizen: Record<string, unknown>) => boolean>> = {
  1: ({ otp }) => otp === '123456',
  2: ({ signature, certFingerprint }) => Boolean(signature) && Boolean(certFingerprint),
  4: ({ otp }) => otp === '123456',
  5: ({ appAuthToken }) => appAuthToken === 'dan-app-token',
}

function isAgreed({ auth }: Asked): boolean {
  const citizen = (auth as { citizen?: Record<string, unknown> } | undefined)?.citizen
  return citizen !== undefined && (AGREED[String(citizen['authType'])]?.(citizen) ?? false)
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, sign => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))

const write = (content: Content): string => {
  if (content === null) return ''
  if (typeof content === 'string') return escapeText(content)
  if (Array.isArray(content)) return content.map(write).join('')
  return Object.entries(content)
    .map(([name, value]) =>
      (Array.isArray(value) ? value : value === null ? [] : [value])
        .map(one => `<${name}>${write(one)}</${name}>`)
        .join(''),
    )
    .join('')
}

const typed = ({ answer: type }: SimulatedService, response: Content): string =>
  response === null
    ? ''
    : `<response xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="n:${type}">${write(response)}</response>`

const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body>${body}</S:Body></S:Envelope>`

const fault = (code: string): string =>
  envelope(`<S:Fault><faultcode>${code}</faultcode><faultstring>simulated</faultstring></S:Fault>`)
