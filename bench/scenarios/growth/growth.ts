import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { Contender } from '../../contestants/contestant.ts'
import { authorised } from '../../contestants/tamga.ts'
import type { LoadRequest } from '../../load.ts'
import { compareInRounds } from '../../measurement/comparison.ts'
import { ratioOf } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { presentedTokens } from '../../seeds.ts'
import { type Administered, startAdministered } from '../../world/administrator.ts'
import { untilCalm } from '../../world/until.ts'
import { type Scenario, withContenders } from '../scenario.ts'
import { drawCurves } from './curves.ts'
import { fillStep, type Step } from './fill-step.ts'

const STEPS: readonly Step[] = [
  { tenants: 1, rows: 1000 },
  { tenants: 100, rows: 10_000 },
  { tenants: 1000, rows: 100_000 },
]
/** Half an hour and some 20 GB of disk more. */
const LONG_STEPS: readonly Step[] = [
  { tenants: 10_000, rows: 1_000_000 },
  { tenants: 10_000, rows: 10_000_000 },
]
const BAR = 1.2
const PICTURE = new URL('../../../docs/reference/growth.svg', import.meta.url)

const labelOf = ({ tenants, rows }: Step): string => `${tenants} / ${rows}`

type Operations = Readonly<Record<string, readonly LoadRequest[]>>
type Filled = { readonly step: Step; readonly service: Administered; readonly operations: Operations }

export const growth: Scenario = {
  name: 'growth',
  about:
    'what a request costs while organisations, sessions, tokens and the log grow; writes docs/reference/growth.svg',
  isLong: true,
  async run(bench) {
    const steps = bench.options.full ? [...STEPS, ...LONG_STEPS] : STEPS
    const filled: Filled[] = []
    const starts = steps.map(step => async (): Promise<Contender> => {
      const service = await startStep(bench, step)
      filled.push({ step, service, operations: await operationsOf(service, step) })
      // Records that were filled in are sealed, and figures counted, by jobs: what they cost belongs to no request.
      if (!(await untilCalm(service.pids))) bench.say(`  ${service.name} did not become calm`)
      return service
    })
    return withContenders(starts, async () => {
      const names = Object.keys(filled[0]!.operations)
      const measured = []
      for (const name of names) measured.push(await measureOne(bench, filled, name))
      const labels = steps.map(labelOf)
      const curves = measured.map(({ name, ratios }) => ({
        name,
        ratios: [1, ...ratios.map(({ ratio }) => ratio)],
      }))
      const title = `${cpus()[0]?.model.trim() ?? process.arch}, ${cpus().length} cores, PostgreSQL ${bench.postgres.version}`
      await writeFile(PICTURE, drawCurves({ labels, curves, title }))
      return {
        rows: measured.flatMap(each => each.rows),
        ratios: measured.flatMap(each => each.ratios),
        findings: [],
        summary: [
          [`organisations / rows (${title})`, ...labels],
          ...curves.map(({ name, ratios }) => [name, ...ratios.map(ratio => `${ratio.toFixed(2)}×`)]),
        ],
      }
    })
  },
}

const startStep = (bench: Bench, step: Step) =>
  startAdministered(bench.postgres, {
    name: labelOf(step),
    database: `growth_${step.tenants}_${step.rows}`,
    app: 'sso-sessions',
    seed: fillStep(step),
    requests: token => [authorised(token, '/audit?limit=50'), authorised(token, '/sso/sessions?limit=50')],
  })

const SERVICE = { name: 'Growth', grant_types: ['client_credentials'], scopes: ['erp.read'] }
type Client = { client_id: string; client_secret: string }

async function operationsOf({ call, load }: Administered, { rows }: Step): Promise<Operations> {
  await call('POST', '/store/apps/sso-clients/install').catch(() => undefined)
  const { client_id, client_secret } = await call<Client>('POST', '/sso/clients', SERVICE)
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
  }
  const issue = 'grant_type=client_credentials&scope=erp.read'
  const answer = await fetch(`${load.origins[0]}/oauth2/token`, {
    method: 'POST',
    headers: form,
    body: issue,
  })
  const { access_token } = (await answer.json()) as { access_token?: string }
  if (!access_token) throw new Error(`no token was issued (${answer.status})`)
  const judge = `token=${access_token}`
  const [log, sessions] = load.requests as [LoadRequest, LoadRequest]
  return {
    'session check': presentedTokens(rows).map(token => authorised(token, '/me')),
    'token issued': [{ method: 'POST', path: '/oauth2/token', headers: form, body: issue }],
    'token judged': [{ method: 'POST', path: '/oauth2/introspect', headers: form, body: judge }],
    'page of the log': [log],
    'page of sessions': [sessions],
  }
}

/** Ratios are formed inside one run, step against the first step. */
async function measureOne(bench: Bench, filled: readonly Filled[], name: string) {
  const contenders = filled.map(({ step, service, operations }) => ({
    ...service,
    name: `${name}, ${labelOf(step)}`,
    load: { ...service.load, requests: operations[name]! },
  }))
  const [first, ...bigger] = contenders.map(contender => contender.name)
  const compared = await compareInRounds(bench, contenders, samples =>
    bigger.map(of => ratioOf(samples, { of, against: first!, bar: BAR })),
  )
  return { name, ...compared }
}
