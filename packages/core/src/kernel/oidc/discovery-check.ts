import { isIP } from 'node:net'
import type { ServerMetadata } from 'openid-client'
import type { OutboundCalls } from '../outbound/outbound.ts'
import { OutboundError, type OutboundReason } from '../outbound/outbound-error.ts'
import { usableAlgorithms } from './configurations.ts'
import { discoveryAddress, isSecure } from './relying-party.ts'

export const CHECKS = [
  'address',
  'dns',
  'connection',
  'tls',
  'discovery',
  'issuer',
  'endpoints',
  'keys',
  'algorithms',
] as const

export type Check = (typeof CHECKS)[number]

/** `warning`: it works, but somebody should know. `skipped`: it was not run, so nothing is known of it. */
export type CheckStatus = 'passed' | 'warning' | 'failed' | 'skipped'

/** A step and how it went; the message is a key, so that it is told in the language of whoever asks. */
export type CheckStep = Readonly<{
  name: Check
  status: CheckStatus
  message: string
  params: Readonly<Record<string, string>>
}>

type Finding = { failed: Check; message: string; params?: Record<string, string> }

/** The step at which a check stops, by the reason of the failed outbound call. */
const OUTBOUND: Record<OutboundReason, [Check, string]> = {
  bad_url: ['address', 'malformed'],
  address_not_allowed: ['address', 'private'],
  dns_failed: ['dns', 'failed'],
  connect_failed: ['connection', 'failed'],
  timeout: ['connection', 'timeout'],
  breaker_open: ['connection', 'failing'],
  tls_failed: ['tls', 'failed'],
  too_large: ['discovery', 'too_large'],
  redirect_refused: ['discovery', 'redirected'],
}

const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** Runs all steps and stops at the first that fails; later ones are skipped. */
export async function checkProvider(outbound: OutboundCalls, issuer: string): Promise<CheckStep[]> {
  const finding = await findFault(outbound, issuer).catch(toFinding)
  const last = finding ? CHECKS.indexOf(finding.failed) : CHECKS.length
  const before = CHECKS.slice(0, last).map(name => stepBefore(name, issuer, finding))
  if (!finding) return before
  return [...before, { ...step(finding.failed, 'failed', finding.message), params: finding.params ?? {} }]
}

const step = (name: Check, status: CheckStatus, outcome: string): CheckStep => ({
  name,
  status,
  message: `sso.check.${name}.${outcome}`,
  params: {},
})

/** The state of the steps before the one that failed. */
function stepBefore(name: Check, issuer: string, finding: Finding | undefined): CheckStep {
  const url = URL.parse(issuer)
  if (name === 'dns' && isIP(url?.hostname.replace(/^\[|\]$/g, '') ?? ''))
    return step(name, 'skipped', 'literal')
  if (name === 'dns' && finding?.message === 'failing') return step(name, 'skipped', 'not_run')
  if (name === 'tls' && url?.protocol === 'http:') return step(name, 'warning', 'plain')
  return step(name, 'passed', 'ok')
}

class Fault extends Error {
  readonly finding: Finding

  constructor(finding: Finding) {
    super(finding.message)
    this.finding = finding
  }
}

const fault = (failed: Check, message: string, params?: Record<string, string>) =>
  new Fault({ failed, message, ...(params && { params }) })

function toFinding(error: unknown): Finding {
  if (error instanceof Fault) return error.finding
  if (!(error instanceof OutboundError)) throw error
  const [failed, message] = OUTBOUND[error.reason]
  return { failed, message }
}

async function findFault(outbound: OutboundCalls, issuer: string): Promise<undefined> {
  if (!isSecure(issuer)) throw fault('address', 'insecure')
  const server = await readDocument(outbound, discoveryAddress(issuer))
  if (server.issuer !== issuer)
    throw fault('issuer', 'mismatch', { issuer: String(server.issuer ?? '').slice(0, 200) })
  const missing = NEEDED.filter(name => typeof server[name] !== 'string' || !URL.canParse(server[name]))
  if (missing.length > 0) throw fault('endpoints', 'missing', { names: missing.join(', ') })
  await checkTokenEndpoint(outbound, server.token_endpoint!)
  await checkKeys(outbound, server.jwks_uri!)
  if (usableAlgorithms(server).length === 0) throw fault('algorithms', 'none')
  return undefined
}

async function readDocument(outbound: OutboundCalls, url: string): Promise<ServerMetadata> {
  const answer = await outbound.request({ url, headers: { accept: 'application/json' }, decompress: true })
  if (answer.status !== 200) throw fault('discovery', 'status', { status: String(answer.status) })
  const document = parse(answer.text())
  if (document === undefined) throw fault('discovery', 'not_json')
  return document as ServerMetadata
}

/** Reached on the way and not by its look alone: any answer will do, since nothing is asked of it yet. */
async function checkTokenEndpoint(outbound: OutboundCalls, url: string): Promise<void> {
  if (!isSecure(url)) throw fault('endpoints', 'insecure', { name: 'token_endpoint' })
  try {
    await outbound.request({ url, redirect: 'refuse' })
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.reason === 'redirect_refused' || error.reason === 'too_large') return
    const outcome = error.reason === 'address_not_allowed' ? 'blocked' : 'unreachable'
    throw fault('endpoints', outcome, { name: 'token_endpoint' })
  }
}

async function checkKeys(outbound: OutboundCalls, url: string): Promise<void> {
  const answer = await outbound
    .request({ url, headers: { accept: 'application/json' }, decompress: true })
    .catch((error: unknown) => {
      if (error instanceof OutboundError) throw fault('keys', 'unreachable')
      throw error
    })
  const keys = (answer.status === 200 ? parse(answer.text()) : undefined)?.['keys']
  if (!Array.isArray(keys)) throw fault('keys', 'unreachable')
  if (keys.length === 0) throw fault('keys', 'none')
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
