import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { LANGUAGES } from '@tamga/formats'
import pg from 'pg'
import { Shape } from '../../kernel/http/contract.ts'
import { route } from '../../kernel/http/route.ts'
import { defineModule, type ModuleManifest, versionOf } from '../../kernel/module/define-module.ts'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  coreDistribution,
  createClient,
  givenEveryLanguage,
  givenMember,
  givenTenant,
  startTestPlatform,
} from '../../testing/index.ts'
import type { AppView } from './apps.ts'

const testApp = (slug: string, dependencies: Record<string, string>): ModuleManifest =>
  defineModule({
    id: `io.vendor.test.${slug}`,
    slug,
    name: { mn: `${slug} апп`, en: `${slug} app` },
    description: { mn: 'Туршилтын апп.', en: 'An app of the tests.' },
    history: [
      { version: '1.2.0', date: '2026-11-10', change: { mn: 'Хайлт нэмэгдлээ.', en: 'Search was added.' } },
      { version: '1.0.0', date: '2026-11-01', change: { mn: 'Анхны хувилбар.', en: 'The first version.' } },
    ],
    dependencies,
    permissions: { prefix: slug, verbs: ['read', 'manage'] },
    root: `/api/v1/${slug}`,
    routes: [route('GET', '', { summary: 'Nothing', reply: Shape({}) }, async () => ({}))],
  })

// stamps → letters → organisation, and passports → egov, which is never active.
const modules = [
  testApp('letters', { 'io.vendor.core.organisation': '^1.9.0' }),
  testApp('stamps', { 'io.vendor.test.letters': '^1.0.0' }),
  testApp('passports', { 'io.vendor.core.egov': '^1.9.0' }),
]
const entries = modules.map(({ slug, ...app }) => ({
  ...app,
  slug: slug!,
  version: versionOf({ slug, ...app }),
}))
const { core, apps } = coreDistribution.catalog
const distribution = { name: 'test', modules, catalog: { core, apps: [...apps, ...entries] } }

const world = await startTestPlatform({ after }, { distribution })
await givenEveryLanguage(world.admin)
const { admin, stranger } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())
const { tenant, user } = (await admin.get('/me')).body
const saraa = await givenMember(world.platform.ctx, tenant, { email: 'saraa@first.example' })
const member = createClient(world.origin)
await member.signIn(saraa.email, saraa.password)

const app = async (slug: string): Promise<AppView> => (await admin.get(`/store/apps/${slug}`)).body
const stateOf = async (slug: string) => {
  const { installed, active } = await app(slug)
  return { installed, active }
}
const changeCount = async (): Promise<number> =>
  Number((await owner.query(`select count(*) from audit_record where kind = 'change'`)).rows[0].count)

beforeEach(async () => {
  await owner.query(`delete from app_installation where app in ('letters', 'stamps', 'passports')`)
  await owner.query(`update app_installation set active = (app <> 'egov')`)
})

test('a tenant starts with organisation and sso-clients at work, and egov installed, required and inactive', async () => {
  const { body } = await admin.get('/store/apps?installed=true')
  assert.deepEqual(
    body.items.map((item: AppView) => [item.slug, item.active, item.required]),
    [
      ['egov', false, true],
      ['organisation', true, false],
      ['sso-clients', true, false],
    ],
  )
})

test('an app is shown with its versions, what it needs and what needs it', async () => {
  const { status, body } = await admin.get('/store/apps/letters', { 'accept-language': 'en' })
  assert.equal(status, 200)
  assert.deepEqual(body, {
    slug: 'letters',
    id: 'io.vendor.test.letters',
    name: 'letters app',
    description: 'An app of the tests.',
    icon: 'apps',
    category: 'other',
    version: '1.2.0',
    versions: [
      { version: '1.2.0', date: '2026-11-10', change: 'Search was added.' },
      { version: '1.0.0', date: '2026-11-01', change: 'The first version.' },
    ],
    dependencies: [{ slug: 'organisation', range: '^1.9.0' }],
    dependents: ['stamps'],
    installed: false,
    active: false,
    required: false,
  })
})

test('texts come in the language of the caller, and by language when all are asked for', async () => {
  const read = async (path: string, language: string) =>
    (await admin.get(path, { 'accept-language': language })).body
  assert.equal((await read('/store/apps/egov', 'mn')).name, 'Цахим засаглал')
  const russian = await read('/store/apps/egov', 'ru')
  assert.equal(russian.name, 'Электронное правительство')
  assert.match(russian.versions[0].change, /^A citizen agrees to a look-up/)
  assert.equal(russian.versions.at(-1).change, 'Present in the catalog, inactive on the tenant.')
  const list = await read('/store/apps?lang=all', 'mn')
  const { name, versions } = list.items.find((item: AppView) => item.slug === 'egov')
  assert.deepEqual(Object.keys(name).sort(), [...LANGUAGES].sort())
  assert.equal(name.zh, '电子政务')
  assert.deepEqual(Object.keys(versions[0].change), ['mn', 'en'])
})

test('the catalog is read in pages, by slug, and searched in the language of the caller', async () => {
  const first = (await admin.get('/store/apps?limit=4&count=true')).body
  const second = (await admin.get(`/store/apps?limit=4&cursor=${first.next_cursor}`)).body
  const slugs = [...first.items, ...second.items].map((item: AppView) => item.slug)
  assert.deepEqual(slugs, ['egov', 'letters', 'organisation', 'passports', 'sso-clients', 'stamps'])
  assert.deepEqual([first.total, second.next_cursor], [6, null])
  const found = await admin.get(`/store/apps?q=${encodeURIComponent('цахим')}`)
  assert.deepEqual(
    found.body.items.map((item: AppView) => item.slug),
    ['egov'],
  )
  assert.equal((await admin.get('/store/apps?cursor=nonsense')).status, 400)
  assert.equal((await admin.get('/store/apps?wrong=1')).status, 400)
})

test('installing brings along what is missing, dependencies first, and changes nothing when repeated', async () => {
  const before = await changeCount()
  const preview = await admin.get('/store/apps/stamps/plan')
  assert.deepEqual(preview.body, { install: ['letters', 'stamps'], blocked: null })
  const first = await admin.post('/store/apps/stamps/install')
  assert.deepEqual([first.status, first.body], [201, { installed: ['letters', 'stamps'] }])
  assert.equal(first.headers.get('location'), '/api/v1/store/apps/stamps')
  const again = await admin.post('/store/apps/stamps/install')
  assert.deepEqual([again.status, again.body], [200, { installed: [] }])
  assert.deepEqual((await admin.get('/store/apps/stamps/plan')).body, { install: [], blocked: null })
  assert.deepEqual(await stateOf('letters'), { installed: true, active: true })
  assert.equal(await changeCount(), before + 1)
  const { rows } = await owner.query(
    `select action, target_id, changes, actor_email from audit_record order by seq desc limit 1`,
  )
  assert.deepEqual(rows, [
    {
      action: 'app.installed',
      target_id: 'stamps',
      changes: { installed: [null, ['letters', 'stamps']] },
      actor_email: ADMIN_EMAIL,
    },
  ])
})

test('twenty parallel installs of one app make one row, one change record and one 201', async () => {
  const before = await changeCount()
  const other = (await world.another()).client()
  await other.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? admin : other).post('/store/apps/letters/install')),
  )
  assert.deepEqual(answers.map(answer => answer.status).sort(), [...Array(19).fill(200), 201])
  assert.deepEqual(
    answers.flatMap(answer => answer.body.installed),
    ['letters'],
  )
  const { rows } = await owner.query(`select version, active from app_installation where app = 'letters'`)
  assert.deepEqual(rows, [{ version: '1.2.0', active: true }])
  assert.equal(await changeCount(), before + 1)
})

test('installing one app while another removes what it needs never leaves it without', async () => {
  for (let round = 0; round < 10; round++) {
    await admin.post('/store/apps/letters/install')
    const [removed, installed] = await Promise.all([
      admin.delete('/store/apps/letters/install'),
      admin.post('/store/apps/stamps/install'),
    ])
    assert.equal(installed.status, 201, installed.text)
    assert.ok([204, 409].includes(removed.status), removed.text)
    assert.deepEqual(await stateOf('letters'), { installed: true, active: true })
    await admin.delete('/store/apps/stamps/install')
    await admin.delete('/store/apps/letters/install')
  }
})

test('an app that needs one which cannot be active is refused, and the chain is named', async () => {
  const before = await changeCount()
  const refused = await admin.post('/store/apps/passports/install')
  assert.deepEqual([refused.status, refused.body.code], [409, 'dependency_unsatisfied'])
  assert.equal(refused.body.chain, 'passports → egov')
  assert.match(refused.body.detail, /passports → egov/)
  assert.deepEqual((await admin.get('/store/apps/passports/plan')).body, {
    install: ['passports'],
    blocked: 'passports → egov',
  })
  assert.deepEqual(await stateOf('passports'), { installed: false, active: false })
  assert.equal(await changeCount(), before)
})

test('an app that installed apps need is not uninstalled, and they are named', async () => {
  await admin.post('/store/apps/stamps/install')
  const refused = await admin.delete('/store/apps/organisation/install')
  assert.deepEqual([refused.status, refused.body.code], [409, 'dependents_installed'])
  assert.deepEqual(refused.body.dependents, ['letters', 'stamps'])
  assert.match(refused.body.detail, /letters, stamps/)
})

test('uninstalling removes the installation once; what is not installed is not found', async () => {
  await admin.post('/store/apps/letters/install')
  const before = await changeCount()
  assert.equal((await admin.delete('/store/apps/letters/install')).status, 204)
  assert.deepEqual(await stateOf('letters'), { installed: false, active: false })
  const again = await admin.delete('/store/apps/letters/install')
  assert.deepEqual([again.status, again.body.code], [404, 'not_found'])
  assert.equal(await changeCount(), before + 1)
})

test('egov is neither uninstalled nor activated', async () => {
  const gone = await admin.delete('/store/apps/egov/install')
  assert.deepEqual([gone.status, gone.body.code], [409, 'app_required'])
  const active = await admin.put('/store/apps/egov/active', { active: true })
  assert.deepEqual([active.status, active.body.code], [409, 'app_cannot_activate'])
  const inactive = await admin.put('/store/apps/egov/active', { active: false })
  assert.deepEqual([inactive.status, inactive.body.active], [200, false])
  assert.deepEqual((await admin.post('/store/apps/egov/install')).body, { installed: [] })
})

test('an app is switched off and on again, each time with one change record', async () => {
  await admin.post('/store/apps/letters/install')
  const before = await changeCount()
  const off = await admin.put('/store/apps/letters/active', { active: false })
  assert.deepEqual(
    [off.status, off.body.slug, off.body.installed, off.body.active],
    [200, 'letters', true, false],
  )
  assert.equal((await admin.put('/store/apps/letters/active', { active: false })).status, 200)
  assert.equal(await changeCount(), before + 1)
  const on = await admin.put('/store/apps/letters/active', { active: true })
  assert.deepEqual([on.status, on.body.active], [200, true])
  assert.equal(await changeCount(), before + 2)
})

test('an active app keeps everything it needs active', async () => {
  await admin.post('/store/apps/stamps/install')
  const refused = await admin.put('/store/apps/letters/active', { active: false })
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.dependents],
    [409, 'dependents_installed', ['stamps']],
  )
  assert.equal((await admin.put('/store/apps/stamps/active', { active: false })).status, 200)
  assert.equal((await admin.put('/store/apps/letters/active', { active: false })).status, 200)
  assert.equal((await admin.put('/store/apps/organisation/active', { active: false })).status, 200)
  const alone = await admin.put('/store/apps/stamps/active', { active: true })
  assert.deepEqual(
    [alone.status, alone.body.code, alone.body.chain],
    [409, 'dependency_unsatisfied', 'stamps → letters'],
  )
  const deeper = await admin.put('/store/apps/letters/active', { active: true })
  assert.deepEqual([deeper.status, deeper.body.chain], [409, 'letters → organisation'])
})

test('an app is not installed on top of one that is switched off', async () => {
  await admin.put('/store/apps/organisation/active', { active: false })
  const refused = await admin.post('/store/apps/stamps/install')
  assert.deepEqual([refused.status, refused.body.chain], [409, 'stamps → letters → organisation'])
  assert.deepEqual(await stateOf('letters'), { installed: false, active: false })
})

test('a request to an app that is not installed, or not active, is refused from the very next request on', async () => {
  const refused = await admin.get('/letters')
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.app],
    [403, 'app_not_installed', 'letters'],
  )
  await admin.post('/store/apps/letters/install')
  assert.equal((await admin.get('/letters')).status, 200)
  await admin.put('/store/apps/letters/active', { active: false })
  assert.equal((await admin.get('/letters')).body.code, 'app_not_installed')
})

test('what one tenant installs is not there in another', async () => {
  await givenTenant(world.platform.ctx, 'second', user)
  const second = createClient(world.origin)
  await second.signIn(ADMIN_EMAIL, ADMIN_PASSWORD, 'second')
  await admin.post('/store/apps/letters/install')
  const there = (await second.get('/store/apps?installed=true')).body.items
  assert.deepEqual(
    there.map((item: AppView) => item.slug),
    ['egov', 'organisation', 'sso-clients'],
  )
  assert.equal((await second.get('/letters')).status, 403)
  assert.equal((await second.delete('/store/apps/letters/install')).status, 404)
  assert.deepEqual(await stateOf('letters'), { installed: true, active: true })
})

test('every member reads the store, and only store.manage changes it', async () => {
  assert.equal((await member.get('/store/apps')).status, 200)
  assert.equal((await member.get('/store/apps/letters/plan')).status, 200)
  const calls = [
    member.post('/store/apps/letters/install'),
    member.delete('/store/apps/letters/install'),
    member.put('/store/apps/letters/active', { active: true }),
  ]
  for (const answer of await Promise.all(calls)) {
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.permission],
      [403, 'permission_denied', 'store.manage'],
    )
  }
  for (const answer of await Promise.all([
    stranger.get('/store/apps'),
    stranger.post('/store/apps/letters/install'),
  ])) {
    assert.deepEqual([answer.status, answer.body.code], [401, 'unauthenticated'])
  }
})

test('an unknown app is not found, and a malformed wish is refused', async () => {
  const answers = await Promise.all([
    admin.get('/store/apps/nothing'),
    admin.get('/store/apps/nothing/plan'),
    admin.post('/store/apps/nothing/install'),
    admin.delete('/store/apps/nothing/install'),
    admin.put('/store/apps/nothing/active', { active: true }),
    admin.put('/store/apps/letters/active', { active: true }),
    admin.get('/store/apps/%00'),
  ])
  assert.deepEqual(
    answers.map(answer => answer.status),
    Array(answers.length).fill(404),
  )
  assert.equal((await admin.put('/store/apps/letters/active', { active: 'yes' })).status, 400)
  assert.equal((await admin.put('/store/apps/letters/active', {})).status, 400)
  assert.equal((await admin.post('/store/apps/letters/install', { force: true })).status, 400)
})
