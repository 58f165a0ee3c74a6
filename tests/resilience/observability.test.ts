import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  pg,
  sendRequestsOnce,
  skipWithout,
  startDebianPostgres,
  startTestPlatform,
  testsEverything,
  until,
} from '@tamga/core/testing'
import { parse } from 'yaml'

const FOLDER = new URL('../../deploy/observability/', import.meta.url)
const read = (name: string) => readFile(new URL(name, FOLDER), 'utf8')

type Rule = { alert: string; expr: string; annotations: { summary: string; description: string } }
type Panel = { title: string; targets: { expr: string; legendFormat: string }[] }

const { origin, admin, databaseUrl } = await startTestPlatform({ after })
const METRIC = /\b(?:tamga|process|nodejs)_\w+/g
/** A selector with labels, or labels that an aggregation keeps. */
const LABELS = /\b((?:tamga|process|nodejs)_\w+)\{([^}]*)\}/g

/** The families of the page, each with the labels of its samples. */
async function readPage(): Promise<Map<string, Set<string>>> {
  const families = new Map<string, Set<string>>()
  for (const line of (await (await fetch(`${origin}/metrics`)).text()).split('\n')) {
    const [, family] = /^# TYPE (\S+) /.exec(line) ?? []
    if (family !== undefined) families.set(family, new Set())
    const [, name, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? /.exec(line) ?? []
    for (const [, label] of labels.matchAll(/(\w+)="/g)) families.get(familyOf(name!))?.add(label!)
  }
  return families
}

const familyOf = (metric: string) => metric.replace(/_(?:bucket|sum|count)$/, '')

function check(expression: string, page: Map<string, Set<string>>, where: string): void {
  const names = [...expression.matchAll(METRIC)].map(([name]) => name)
  assert.ok(names.length > 0 || expression.startsWith('up{'), `${where} reads no metric of ours`)
  for (const name of names) assert.ok(page.has(familyOf(name)), `${where}: /metrics has no ${name}`)
  for (const [, name, matchers] of expression.matchAll(LABELS)) {
    const labels = page.get(familyOf(name!))!
    for (const [, label] of matchers!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
      assert.ok(labels.size === 0 || labels.has(label!), `${where}: ${name} has no label ${label}`)
  }
}

test('alert rules and dashboard read only metrics and labels that are there, and each alert says what to do', async () => {
  const page = await readPage()
  const { groups } = parse(await read('alerts.yaml')) as { groups: { rules: Rule[] }[] }
  const rules = groups.flatMap(group => group.rules)
  assert.ok(rules.length >= 10)
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  for (const { alert, expr, annotations } of rules) {
    check(expr, page, alert)
    assert.ok(annotations.summary && annotations.description, alert)
  }
  const { panels } = JSON.parse(await read('dashboard.json')) as { panels: Panel[] }
  for (const { title, targets } of panels) for (const { expr } of targets) check(expr, page, title)
  const shown = new Set(JSON.stringify(panels).match(METRIC)?.map(familyOf))
  const missing = [...page.keys()].filter(name => name.startsWith('tamga_http') && !shown.has(name))
  assert.deepEqual(missing, [], 'the dashboard shows every metric of requests')
  const { rule_files } = parse(await read('prometheus.yaml')) as { rule_files: string[] }
  assert.deepEqual(rule_files, ['alerts.yaml'])
})

/** It is large, and asked for only where everything is tested; where it is installed anyhow, it is used. */
const withPrometheus = skipWithout('prometheus') && !testsEverything() ? undefined : test

withPrometheus?.(
  'the rules are well formed and fire for what they are about',
  { skip: skipWithout('prometheus') },
  async () => {
    const run = promisify(execFile)
    const file = (name: string) => fileURLToPath(new URL(name, FOLDER))
    await run('promtool', ['check', 'rules', file('alerts.yaml')])
    await run('promtool', ['test', 'rules', file('alerts.test.yaml')])
  },
)

/** The value of a sample, by the beginning of its line; undefined where there is none. */
async function sampleOf(from: string, sample: string): Promise<number | undefined> {
  const lines = (await (await fetch(`${from}/metrics`)).text()).split('\n')
  const found = lines.find(line => line.startsWith(`${sample} `))
  return found === undefined ? undefined : Number(found.slice(sample.length + 1))
}

const ofRoute = (part: 'sum' | 'count', route: string) =>
  `tamga_http_request_seconds_${part}{method="GET",route="${route}",status="200"}`

/** What a request took, as its caller saw it. */
async function timed<T>(ask: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  const started = performance.now()
  const answer = await ask()
  return { answer, seconds: (performance.now() - started) / 1000 }
}

test('a request that waits for somebody is measured without the wait', async () => {
  const path = `${origin}/api/v1/auth/cross-device`
  const json = { 'content-type': 'application/json' }
  const begun = await fetch(path, { method: 'POST', body: '{}', headers: json })
  const { request_id } = (await begun.json()) as { request_id: string }
  const cookie = begun.headers.getSetCookie()[0]!.split(';')[0]!
  const { answer, seconds } = await timed(() =>
    fetch(`${path}/${request_id}?wait=2`, { headers: { cookie } }).then(response => response.json()),
  )
  assert.equal((answer as { status: string }).status, 'pending')
  const measured = await sampleOf(origin, ofRoute('sum', '/api/v1/auth/cross-device/:request_id'))
  assert.ok(measured !== undefined && measured < seconds - 0.9, `${measured} of ${seconds}`)
})

test('an event stream is measured until it opens', async () => {
  const route = '/api/v1/me/events'
  const headers = { authorization: `Bearer ${admin.token}` }
  const { answer, seconds } = await timed(() => fetch(`${origin}${route}`, { headers }))
  const rest = answer.text()
  await admin.post('/auth/logout')
  await rest
  await until('the stream is counted', async () => (await sampleOf(origin, ofRoute('count', route))) === 1)
  const measured = await sampleOf(origin, ofRoute('sum', route))
  assert.ok(measured !== undefined && measured <= seconds, `${measured} of ${seconds}`)
})

test('jobs of later are scheduled, those that are due wait, and the first of these is late', async () => {
  const countOf = async (status: string) => (await sampleOf(origin, `tamga_jobs_queued{status="${status}"}`))!
  const before = await countOf('scheduled')
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner
    .query(
      `insert into jobs.job (task, run_at) select 'a task that nobody knows', now() + at * interval '1 hour'
         from unnest(array[-1, 1, 2, 3, 4]) as t(at)`,
    )
    .finally(() => owner.end())
  assert.equal(await countOf('scheduled'), before + 4)
  assert.ok((await countOf('waiting')) >= 1)
  const late = (await sampleOf(origin, 'tamga_jobs_late_seconds'))!
  assert.ok(late >= 3600 && late < 7200, `${late}`)
})

test('while PostgreSQL is away that is counted and told, and it is no load', {
  skip: skipWithout('postgresql'),
}, async t => {
  const server = await startDebianPostgres()
  const world = await startTestPlatform(t, { databaseUrl: server.url })
  t.after(server.stop)
  sendRequestsOnce(t)
  const faults = () => sampleOf(world.origin, 'tamga_http_unavailable_total{cause="database"}')
  const isUp = () => sampleOf(world.origin, 'tamga_database_up{pool="platform"}')
  assert.deepEqual([await faults(), await isUp()], [0, 1])
  await server.halt()
  assert.equal((await world.admin.get('/me')).status, 503)
  assert.equal(await faults(), 1)
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'x', client_secret: 'y' })
  assert.equal((await fetch(`${world.origin}/oauth2/token`, { method: 'POST', body: form })).status, 503)
  assert.deepEqual([await faults(), await isUp()], [2, 0])
  assert.equal(await sampleOf(world.origin, 'tamga_http_shed_total'), 0)
  assert.equal(
    await sampleOf(
      world.origin,
      'tamga_http_request_seconds_count{method="GET",route="/api/v1/me",status="503"}',
    ),
    1,
  )
  await server.resume()
})
