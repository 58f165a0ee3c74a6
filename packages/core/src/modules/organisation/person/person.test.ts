import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import pg from 'pg'
import { createClient, givenMember, startTestPlatform } from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const me = (await admin.get('/me')).body
const bold = await givenMember(world.platform.ctx, me.tenant, { email: 'bold@person.example' })
const client = createClient(world.origin)
await client.signIn(bold.email, bold.password)
const overviewOf = async (id: string, by = admin) =>
  (await by.get(`/organisation/members/${id}/overview`)).body
const codesOf = (overview: { risk: { findings: { code: string }[] } }) =>
  overview.risk.findings.map(({ code }) => code)

test('the overview says what somebody holds, why and since, and through which roles', async () => {
  const unit = (await admin.post('/organisation/units', { name: 'Сан', manager: bold.id })).body
  await admin.patch(`/organisation/members/${bold.id}`, { unit: unit.id, manager: me.user.id })
  await admin.post('/organisation/roles', { name: 'Багш', key: 'teacher', permissions: ['audit.read'] })
  await admin.put(`/organisation/members/${bold.id}/roles/teacher`)
  const overview = await overviewOf(bold.id)
  assert.deepEqual(overview.unit_path, ['Сан'])
  assert.deepEqual([overview.manages.people, overview.manages.units[0].id], [0, unit.id])
  assert.equal((await overviewOf(me.user.id)).manages.people, 1)
  const teacher = overview.grants.find((grant: { role: { key: string } }) => grant.role.key === 'teacher')
  assert.deepEqual(
    [teacher.automatic, teacher.reasons[0].kind, teacher.reasons[0].name],
    [false, 'person', me.user.name],
  )
  assert.equal(
    overview.grants.find((grant: { automatic: boolean }) => grant.automatic).reasons[0].kind,
    'default',
  )
  const [read] = overview.permissions.filter(
    (held: { permission: string }) => held.permission === 'audit.read',
  )
  assert.deepEqual([read.roles, read.app.slug], [[teacher.role.id], null])
  assert.deepEqual(overview.ways_in[0].methods, ['pwd'])
  assert.equal(overview.sessions, 1)
  assert.deepEqual(overview.second_factor, { present: false, required: false, due_at: null })
})

test('applications are what the person may open, whether they did or not', async () => {
  const app = { name: 'Цалин', redirect_uris: ['http://localhost/cb'], launch_uri: 'http://localhost/start' }
  const made = await admin.post('/sso/clients', app)
  assert.equal(made.status, 201, made.text)
  const { applications } = await overviewOf(bold.id)
  assert.deepEqual(
    applications.map((item: { name: string; may_open: boolean; last_opened_at: string | null }) => [
      item.name,
      item.may_open,
      item.last_opened_at,
    ]),
    [['Цалин', true, null]],
  )
})

test('risk follows from facts, each with its reason in the language of the reader', async () => {
  assert.deepEqual(codesOf(await overviewOf(bold.id)), ['no_factor'])
  const own = await overviewOf(me.user.id)
  assert.deepEqual(
    [own.risk.level, codesOf(own)],
    ['high', ['administrator_without_factor', 'administrator']],
  )
  for (let attempt = 0; attempt < 5; attempt++)
    await createClient(world.origin).post('/auth/login', { email: bold.email, password: 'wrong' })
  await owner.query(`update membership set last_seen_at = now() - interval '60 days' where person_id = $1`, [
    bold.id,
  ])
  const { body } = await admin.get(`/organisation/members/${bold.id}/overview`, { 'accept-language': 'en' })
  assert.deepEqual([body.risk.level, codesOf(body)], ['medium', ['dormant', 'failed_sign_ins', 'no_factor']])
  assert.equal(body.risk.findings[0].reason, 'Has not been here for 60 days and still has every right.')
  assert.match((await overviewOf(bold.id)).risk.findings[1].reason, /5 удаа/)
})

test('who may not read the log learns nothing of sign-ins; who may not read members learns nothing', async () => {
  await admin.post('/organisation/roles', {
    name: 'Бүртгэл',
    key: 'desk',
    permissions: ['organisation.read'],
  })
  const desk = await givenMember(world.platform.ctx, me.tenant, {
    email: 'desk@person.example',
    roles: ['desk'],
  })
  const reader = createClient(world.origin)
  await reader.signIn(desk.email, desk.password)
  const seen = await overviewOf(bold.id, reader)
  assert.deepEqual([seen.ways_in, codesOf(seen).includes('failed_sign_ins')], [[], false])
  assert.equal((await client.get(`/organisation/members/${bold.id}/overview`)).status, 403)
  assert.equal((await admin.get(`/organisation/members/${randomUUID()}/overview`)).status, 404)
})

test('the access of a person is a PDF in the language of the reader', async () => {
  const answer = await admin.get(`/organisation/members/${bold.id}/access.pdf`)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
  assert.match(answer.text, /^%PDF-1\.\d/)
  assert.match(answer.headers.get('content-disposition') ?? '', /access-.*\.pdf/)
  assert.equal((await admin.get(`/organisation/members/${randomUUID()}/access.pdf`)).status, 404)
})
