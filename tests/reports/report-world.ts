import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  createClient,
  givenMember,
  pg,
  type StandInModel,
  startStandInModel,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { ask, beginConversation } from '../assistant/assistant-world.ts'

export type Query = { dataset: string; by: string[]; measures: string[] } & Record<string, unknown>

export type Answer = {
  columns: { key: string; type: string; label: string; names?: Record<string, string> }[]
  rows: unknown[][]
}

/** An installation with every app of the distribution, and the ways in which rows leave it. */
export async function startReportWorld() {
  const model = await startStandInModel({ after })
  const world = await startTestPlatform(
    { after },
    {
      distribution: signIn,
      settings: { AI_API_KEY: 'sk-test-reports', AI_BASE_URL: model.origin, OUTBOUND_ALLOW: '127.0.0.1' },
    },
  )
  const { admin } = world
  const tenant = (await admin.get('/me')).body.tenant
  for (const slug of world.platform.services.modules.apps.keys())
    await admin.post(`/store/apps/${slug}/install`)
  await admin.put('/settings/features', { assistant: true })
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  owner.on('error', () => {})
  await owner.connect()
  after(() => owner.end())
  // It waits until the state gives access, and cannot be switched on by a tenant.
  await owner.query(`update app_installation set active = true where app = 'egov'`)

  async function member(email: string, roles: string[] = []) {
    const person = await givenMember(world.platform.ctx, tenant, { email, roles })
    const client = createClient(world.origin)
    await client.signIn(person.email, person.password)
    return { person, client }
  }

  async function exported(query: Query, format: 'csv' | 'xlsx', client = admin): Promise<Buffer> {
    const { status, body, text } = await client.post('/reports/exports', {
      format,
      name: 'Тайлан <1>',
      query,
    })
    assert.equal(status, 202, text)
    await until('the file is ready', async () => {
      const { body: now } = await client.get(`/reports/exports/${body.id}`)
      assert.notEqual(now.status, 'failed', now.problem)
      return now.status === 'ready' && now.progress === 1
    })
    const file = await fetch(`${world.origin}/api/v1/reports/exports/${body.id}/content`, {
      headers: { authorization: `Bearer ${client.token}` },
    })
    assert.equal(file.status, 200)
    return Buffer.from(await file.arrayBuffer())
  }

  async function share(query: Query, body: object = {}) {
    const report = (await admin.post('/reports', { name: 'Хуваалцах', query, chart: 'table' })).body
    const made = await admin.post(`/reports/${report.id}/shares`, {
      audience: 'tenant',
      mode: 'live',
      ...body,
    })
    assert.equal(made.status, 201, made.text)
    return { report, link: made.body, token: new URL(made.body.url).hash.slice('#token='.length) }
  }

  return {
    ...{ ...world, admin, tenant, owner, member, exported, share, model },
    told: (query: Query) => toldToModel(model, admin, query),
  }
}

/** What a model is told that asks for a report in the name of the caller. */
async function toldToModel(
  model: StandInModel,
  client: ReturnType<typeof createClient>,
  query: Query,
): Promise<{ columns: { key: string }[]; rows: unknown[][]; error?: string }> {
  model.bodies.length = 0
  model.play([{ calls: [{ name: 'run_report', input: query }] }, { text: 'За.' }])
  await ask(client, await beginConversation(client), 'Тайлан')
  const { messages } = JSON.parse(model.bodies[1]!)
  const [{ content }] = messages.at(-1).content
  return JSON.parse(content).untrusted_data
}

/** As the screen shows it, on a clock that is eight hours ahead. */
export const shown = ({ columns, rows }: Answer): (string | number | null)[][] =>
  rows.map(row =>
    row.map((cell, index) => {
      const { type, names } = columns[index]!
      if (typeof cell === 'boolean') return cell ? 'Тийм' : 'Үгүй'
      if (cell === null || typeof cell === 'number') return cell
      if (type !== 'time') return names?.[String(cell)] ?? String(cell)
      return new Date(Date.parse(String(cell)) + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19)
    }),
  )
