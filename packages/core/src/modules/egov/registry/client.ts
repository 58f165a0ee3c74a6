import type { KeyObject } from 'node:crypto'
import type { OutboundResponse } from '../../../kernel/outbound/message.ts'
import type { Outbound } from '../../../kernel/outbound/outbound.ts'
import { OutboundError, type OutboundReason } from '../../../kernel/outbound/outbound-error.ts'
import type { CircuitBreaker } from '../../../kernel/reliability/circuit-breaker.ts'
import { withRetries } from '../../../kernel/reliability/retry.ts'
import { createRetryBudget } from '../../../kernel/reliability/retry-budget.ts'
import { signedHeaders } from './header-signature.ts'
import type { WireOperation, WireOperations } from './operations.ts'
import type { RegistryAnswer, RegistryPort, RegistryQuery } from './port.ts'
import { XmlRefused } from './read-xml.ts'
import { type AwayReason, RegistryRefused, RegistryUnavailable } from './registry-error.ts'
import { readSoapAnswer } from './soap-answer.ts'
import { writeEnvelope } from './soap-envelope.ts'

export type RegistryConnection = {
  readonly baseUrl: string
  readonly accessToken: string
  readonly key: KeyObject
  readonly ca: string | undefined
  readonly operations: WireOperations
  readonly timeoutMs: number
  readonly outbound: Outbound
  readonly breaker: CircuitBreaker
  /** Milliseconds; the clock of this process. */
  readonly now: () => number
}

/** An answer may carry a photograph. */
const MAX_BYTES = 4 * 1024 * 1024
/** The registry takes no request whose time is further away. */
const CLOCK_TOLERANCE = 300
const ATTEMPTS = 2

/** Codes that speak of the registry's own trouble, not of what was asked: another try may succeed. */
const FAILED_CODES: ReadonlySet<number> = new Set([2, 801, 802])
const INVALID_HEADER = 3

export function createRegistryClient(connection: RegistryConnection): RegistryPort {
  const { baseUrl, operations, breaker } = connection
  const budget = createRetryBudget()
  return {
    source: new URL(baseUrl).host,
    ask(query, share) {
      budget.noteCall(share)
      return withRetries(() => askOnce(connection, query, share), {
        // What the citizen gave for this one look-up may be used up by the first attempt.
        attempts: query.authorisation ? 1 : ATTEMPTS,
        base: 200,
        max: 1000,
        retryable: error =>
          error instanceof RegistryUnavailable && error.reason !== 'paused' && isPassing(error.reason),
        mayRetry: () => budget.tryRetry(share),
      })
    },
  }

  async function askOnce(
    of: RegistryConnection,
    query: RegistryQuery,
    share: string,
  ): Promise<RegistryAnswer> {
    const wire = operations[query.operation]
    // By tenant: one that asks in a way that fails must not close the registry to the others.
    const circuit = `${share} ${wire.endpoint}`
    const permit = breaker.enter(circuit)
    if (!permit) throw new RegistryUnavailable('paused', { retryAfter: breaker.retryAfter(circuit) })
    try {
      const answer = await exchange(of, { wire, query, share })
      permit.succeed()
      return answer
    } catch (error) {
      // A service that refuses is up: this is no failure of the connection.
      if (error instanceof RegistryUnavailable) permit.fail()
      else if (error instanceof RegistryRefused) permit.succeed()
      else permit.cancel()
      throw error
    }
  }
}

const PASSING: ReadonlySet<AwayReason> = new Set(['unreachable', 'timeout', 'registry_failed'])
const isPassing = (reason: AwayReason): boolean => PASSING.has(reason)

type Asked = { readonly wire: WireOperation; readonly query: RegistryQuery; readonly share: string }

async function exchange(
  connection: RegistryConnection,
  { wire, query, share }: Asked,
): Promise<RegistryAnswer> {
  const { baseUrl, now, ca, outbound, timeoutMs } = connection
  const { authorisation } = query
  // The citizen signed a time: the registry compares it with that of the request.
  const timestamp =
    authorisation?.method === 'eid_signature' ? authorisation.timestamp : Math.floor(now() / 1000)
  const answer = await send(() =>
    outbound.of(share).request({
      url: new URL(wire.endpoint, `${baseUrl.replace(/\/+$/, '')}/`),
      method: 'POST',
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        accept: 'text/xml',
        soapaction: '""',
        ...signedHeaders(connection, timestamp),
      },
      body: writeEnvelope(wire, query),
      maxBytes: MAX_BYTES,
      timeout: timeoutMs,
      // The circuit of this client judges also what the answer says.
      pastBreaker: true,
      ...(ca !== undefined && { ca }),
    }),
  )
  return judge(answer, wire, now())
}

const REASONS: Readonly<Partial<Record<OutboundReason, AwayReason>>> = {
  timeout: 'timeout',
  too_large: 'answer_too_large',
  tls_failed: 'certificate_not_trusted',
}

async function send(call: () => Promise<OutboundResponse>): Promise<OutboundResponse> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof OutboundError) throw new RegistryUnavailable(REASONS[error.reason] ?? 'unreachable')
    throw error
  }
}

function judge(answer: OutboundResponse, wire: WireOperation, now: number): RegistryAnswer {
  // SOAP 1.1 §6.2: a fault comes with status 500.
  if (answer.status !== 200 && answer.status !== 500) throw new RegistryUnavailable('registry_failed')
  const result = readAnswer(answer, wire)
  if (result.kind === 'fault') {
    if (result.isOurs) throw new RegistryRefused(INVALID_HEADER, clockOffsetOf(answer, now))
    throw new RegistryUnavailable('registry_failed')
  }
  if (FAILED_CODES.has(result.code))
    throw new RegistryUnavailable('registry_failed', { registryCode: result.code })
  if (result.code !== 0)
    throw new RegistryRefused(
      result.code,
      result.code === INVALID_HEADER ? clockOffsetOf(answer, now) : undefined,
    )
  return { fields: result.fields, request_id: result.request_id, fetched_at: new Date(now).toISOString() }
}

function readAnswer(answer: OutboundResponse, { operation }: WireOperation) {
  try {
    return readSoapAnswer(answer.text(), operation)
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error
    throw new RegistryUnavailable(answer.status === 500 ? 'registry_failed' : 'answer_malformed')
  }
}

/** By the registry's own Date; undefined when the clocks agree. */
function clockOffsetOf({ headers }: OutboundResponse, now: number): number | undefined {
  const theirs = Date.parse(headers.date ?? '')
  const offset = Math.round((now - theirs) / 1000)
  return Math.abs(offset) > CLOCK_TOLERANCE ? offset : undefined
}
