import { isIP } from 'node:net'
import { type Context, inTenant, invalid, notFound, type SessionContext, type TenantScope } from '@tamga/core'
import type { TestInput, TestView } from '../contract.ts'
import { PushProblem } from '../push/push-problem.ts'
import { quirksOf } from '../scim/quirks.ts'
import {
  type Connection,
  createScimClient,
  requireSuccess,
  type ScimAnswer,
  type ScimClient,
} from '../scim/scim-client.ts'
import { connectionOf } from './connection.ts'
import { addressFault } from './target-fields.ts'
import { selectTarget } from './target-store.ts'

type StepName = TestView['steps'][number]['name']
type Note = 'no_tls' | 'dns_literal'
type Step = { name: StepName; problem: PushProblem | null; latency_ms: number; note?: Note }

/** Before it is saved, with the token at hand. */
export async function testNewTarget(ctx: SessionContext, input: TestInput): Promise<TestView> {
  const fault = addressFault(ctx, input.base_url)
  if (fault) throw invalid({ path: '/base_url', code: fault })
  const quirks = quirksOf(input.compatibility ?? 'generic')
  return runTest(ctx, { base_url: input.base_url, token: input.token ?? null, quirks })
}

export async function testTarget(ctx: SessionContext, id: string): Promise<TestView> {
  const target = await inTenant(ctx, tx => selectTarget(tx, id))
  if (!target) throw notFound()
  try {
    return await runTest(ctx, connectionOf(ctx, target))
  } catch (error) {
    if (!(error instanceof PushProblem)) throw error
    return viewOf(ctx, [{ name: 'auth', problem: error, latency_ms: 0 }])
  }
}

/** The step at which the way to a target ends, by the problem met on it. */
const STEP_OF: Partial<Record<PushProblem['code'], StepName>> = {
  bad_address: 'dns',
  dns_failed: 'dns',
  address_not_allowed: 'dns',
  unreachable: 'tls',
  timeout: 'tls',
  tls_failed: 'tls',
}

/** Whether every step of the test succeeds. */
export const isReachable = async (ctx: Context & TenantScope, connection: Connection): Promise<boolean> =>
  (await runTest(ctx, connection)).ok

/** Runs the steps and stops at the first that fails. */
async function runTest(ctx: Context & TenantScope, connection: Connection): Promise<TestView> {
  const scim = createScimClient(ctx, connection)
  const steps: Step[] = []
  const auth = await attempt(scim, '/Users?startIndex=1&count=1')
  const reached = auth.problem && auth.problem.http_status === null ? STEP_OF[auth.problem.code] : undefined
  const url = new URL(connection.base_url)
  const isLiteral = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  const isPlain = url.protocol === 'http:'
  if (reached !== 'dns')
    steps.push({ name: 'dns', problem: null, latency_ms: 0, ...(isLiteral && { note: 'dns_literal' }) })
  if (reached === undefined)
    steps.push({ name: 'tls', problem: null, latency_ms: 0, ...(isPlain && { note: 'no_tls' }) })
  steps.push({ name: reached ?? 'auth', problem: auth.problem, latency_ms: auth.latency_ms })
  if (auth.problem || !connection.quirks.hasServiceProviderConfig) return viewOf(ctx, steps)
  const config = await attempt(scim, '/ServiceProviderConfig')
  steps.push({ ...config, name: 'service_provider_config' })
  const schemas = await attempt(scim, '/Schemas')
  steps.push({ ...schemas, name: 'schemas' })
  return { ...viewOf(ctx, steps), ...(config.body && { service_provider_config: config.body }) }
}

type Attempt = { problem: PushProblem | null; body: ScimAnswer['body']; latency_ms: number }

async function attempt(scim: ScimClient, path: string): Promise<Attempt> {
  const started = performance.now()
  const latency = () => Math.round(performance.now() - started)
  try {
    const { body, status } = requireSuccess(await scim.ask('GET', path))
    const problem = body ? null : new PushProblem('not_scim', { http_status: status })
    return { problem, body, latency_ms: latency() }
  } catch (error) {
    if (!(error instanceof PushProblem)) throw error
    return { problem: error, body: null, latency_ms: latency() }
  }
}

function viewOf({ services, language }: Context, steps: Step[]): TestView {
  const say = ({ problem, note }: Step) => {
    const key = problem ? `scim.problem.${problem.code}` : `scim.test.${note ?? 'ok'}`
    const text = services.translator.text(language, key)
    const answer = [problem?.http_status, problem?.detail].filter(part => part != null).join(', ')
    return answer ? `${text} (${answer})` : text
  }
  return {
    ok: steps.every(step => step.problem === null),
    latency_ms: steps.reduce((sum, step) => sum + step.latency_ms, 0),
    steps: steps.map(step => ({
      name: step.name,
      ok: step.note ? null : step.problem === null,
      status: statusOf(step),
      detail: say(step),
      latency_ms: step.latency_ms,
    })),
  }
}

function statusOf({ problem, note }: Step): TestView['steps'][number]['status'] {
  if (problem) return 'failed'
  if (note === 'no_tls') return 'warning'
  return note ? 'skipped' : 'passed'
}
