import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { LANGUAGES } from '@tamga/formats'
import pg from 'pg'
import { inPlatform } from '../../kernel/context.ts'
import { createClient } from '../../testing/client.ts'
import { givenMember, givenTenant } from '../../testing/given.ts'
import { receiveMail } from '../../testing/mailbox.ts'
import { ADMIN_EMAIL, startTestPlatform } from '../../testing/test-platform.ts'
import { selectTenant } from '../tenancy/index.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamga-settings-'))
after(() => rm(folder, { recursive: true, force: true }))
const copyFile = join(folder, 'copy.json')
await writeFile(copyFile, JSON.stringify({ 'brand.name': { mn: 'Улсын тамга', en: 'State seal' } }))

const world = await startTestPlatform(
  { after },
  {
    settings: {
      BRAND_COPY_FILE: copyFile,
      BRAND_NAME: 'Tamga Test',
      LANGUAGES: 'en,mn,fr',
      BRAND_DOCS_URL: 'https://docs.example.mn',
      SESSION_IDLE: '2h',
      SESSION_MAX: '12h',
    },
  },
)
const { ctx } = world.platform
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())
const first = (await inPlatform(ctx, 'test', tx => selectTenant(tx, 'first')))!

async function signedIn(tenant: { id: string; slug?: string }, email: string, roles: string[] = []) {
  const person = await givenMember(ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  const { body } = await client.signIn(person.email, person.password, tenant.slug)
  return { client, person, session: body.session }
}

const lastChange = async (chain = '/audit') =>
  (await world.admin.get(`${chain}?action=settings.updated&limit=1&count=true`)).body

test('the access mode is a database row that the operator alone changes', async () => {
  const before = await world.admin.get('/settings/platform')
  assert.deepEqual(before.body, { access_mode: 'invited', version: 1 })
  const changed = await world.admin.put('/settings/platform', { access_mode: 'public', version: 1 })
  assert.deepEqual([changed.status, changed.body], [200, { access_mode: 'public', version: 2 }])
  const { rows } = await owner.query(`select value from platform_setting where key = 'platform.access_mode'`)
  assert.equal(rows[0].value, 'public')
  const { client } = await signedIn(first, 'second-admin@first.example', ['admin'])
  const refused = await client.put('/settings/platform', { access_mode: 'invited' })
  assert.deepEqual([refused.status, refused.body.code], [403, 'operator_required'])
  assert.equal((await client.get('/settings/platform')).body.access_mode, 'public')
  assert.equal((await world.admin.put('/settings/platform', { access_mode: 'closed' })).status, 400)
})

test('a change of the platform is recorded in the chain of the platform alone', async () => {
  const { items, total } = await lastChange('/platform/audit')
  assert.equal(total, 1)
  assert.deepEqual(items[0].changes, { access_mode: ['invited', 'public'] })
  assert.equal((await lastChange()).total, 0)
})

test('who lost the race is told, by version in the body and by If-Match', async () => {
  const stale = await world.admin.put('/settings/platform', { access_mode: 'invited', version: 1 })
  assert.deepEqual([stale.status, stale.body.code], [409, 'stale_version'])
  const ifMatch = (value: string) =>
    world.admin.request('PUT', '/settings/platform', { access_mode: 'invited' }, { 'if-match': value })
  assert.equal((await ifMatch('"1"')).status, 409)
  assert.equal((await ifMatch('"nonsense"')).status, 409)
  assert.equal((await ifMatch('"2"')).body.version, 3)
  assert.equal((await ifMatch('*')).body.version, 4)
  assert.equal((await world.admin.put('/settings/platform', { access_mode: 'invited' })).body.version, 5)
})

test('of several who change the same version at once, one succeeds', async () => {
  const { version } = (await world.admin.get('/settings/appearance')).body
  const answers = await Promise.all(
    ['#111111', '#222222', '#333333', '#444444'].map(color =>
      world.admin.put('/settings/appearance', { brand: { color }, version }),
    ),
  )
  assert.deepEqual(answers.map(answer => answer.status).sort(), [200, 409, 409, 409])
})

test('languages are switched on per tenant, and the default one must be among them', async () => {
  const fresh = await givenTenant(ctx, 'languages')
  const { client } = await signedIn(fresh, 'admin@languages.example', ['admin'])
  assert.deepEqual((await client.get('/settings/appearance')).body, {
    default_language: 'mn',
    languages: ['mn', 'en'],
    brand: {},
    version: 1,
  })
  const refused = await client.put('/settings/appearance', { default_language: 'ru' })
  assert.deepEqual([refused.status, refused.body.errors[0].path], [400, '/default_language'])
  const changed = await client.put('/settings/appearance', {
    default_language: 'ru',
    languages: ['mn', 'ru', 'ar'],
  })
  assert.deepEqual(
    [changed.status, changed.body.languages, changed.body.version],
    [200, ['mn', 'ru', 'ar'], 2],
  )
  assert.deepEqual((await client.get('/me')).body.languages, ['mn', 'ru', 'ar'])
  for (const body of [
    { languages: [] },
    { languages: ['de'] },
    { languages: ['mn', 'mn'] },
    { language: 'mn' },
  ]) {
    assert.equal((await client.put('/settings/appearance', body)).status, 400, JSON.stringify(body))
  }
})

test('the brand is checked field by field', async () => {
  for (const brand of [
    { color: 'red' },
    { logo_uri: 'javascript:alert(1)' },
    { logo_uri: '//evil.example/x.png' },
    { logo_uri: 'http://plain.example/x.png' },
    { name: { de: 'x' } },
    { name: { mn: '' } },
    { sections: ['A B'] },
    { owner: 'me' },
  ]) {
    assert.equal(
      (await world.admin.put('/settings/appearance', { brand })).status,
      400,
      JSON.stringify(brand),
    )
  }
  assert.equal(
    (await world.admin.put('/settings/appearance', { brand: { logo_uri: '/files/logo.svg' } })).status,
    200,
  )
})

test('one record says what changed in the appearance', async () => {
  const { total } = await lastChange()
  const answer = await world.admin.put('/settings/appearance', {
    brand: { color: '#abcdef', name: { mn: 'Нэгдүгээр тамга' } },
  })
  assert.equal(answer.status, 200)
  const { items, total: now } = await lastChange()
  assert.equal(now, total + 1)
  assert.deepEqual(items[0].target, { type: 'settings', id: 'appearance', name: 'appearance' })
  assert.deepEqual(items[0].changes, {
    color: [null, '#abcdef'],
    name: [null, { mn: 'Нэгдүгээр тамга' }],
    logo_uri: ['/files/logo.svg', null],
  })
})

test('the brand is open, in the language of the caller, and falls back to BRAND_NAME', async () => {
  const english = await world.stranger.get('/brand', { 'accept-language': 'en' })
  assert.equal(english.status, 200)
  assert.deepEqual(english.body, {
    name: 'State seal',
    short_name: 'Tamga Test',
    description: 'Tamga Test',
    color: '#1d4ed8',
    logo_uri: null,
    logo_dark_uri: null,
    icon_uri: null,
    docs_url: 'https://docs.example.mn',
    sections: [],
    default_language: 'mn',
    languages: ['mn', 'en', 'fr'],
  })
  assert.equal((await world.stranger.get('/brand', { 'accept-language': 'mn' })).body.name, 'Улсын тамга')
  assert.equal((await world.stranger.get('/brand', { 'accept-language': 'fr' })).body.name, 'Tamga Test')
})

test('a tenant lays its own brand over that of the installation', async () => {
  const own = await world.stranger.get('/brand?tenant=first', { 'accept-language': 'mn' })
  assert.deepEqual(
    [own.body.name, own.body.color, own.body.short_name],
    ['Нэгдүгээр тамга', '#abcdef', 'Tamga Test'],
  )
  // Without a text of its own in a language, the tenant's default language speaks.
  assert.equal(
    (await world.stranger.get('/brand?tenant=first', { 'accept-language': 'es' })).body.name,
    'Нэгдүгээр тамга',
  )
  assert.deepEqual((await world.stranger.get('/brand?tenant=languages')).body.languages, ['mn', 'ar', 'ru'])
})

test('a mail of a tenant carries its name, one of the installation the name in BRAND_COPY_FILE', async () => {
  const invited = await world.admin.post('/organisation/members', {
    email: 'mailed@brand.example',
    name: 'Зочин',
    language: 'mn',
  })
  assert.equal(invited.status, 201, invited.text)
  const invitation = await receiveMail(world.mailDir, 'mailed@brand.example')
  assert.match(invitation.text, /Нэгдүгээр тамга/)
  assert.doesNotMatch(invitation.text, /Улсын тамга|Tamga Test/)
  // About the own account: the tenant that the person was in; of whoever was in none yet, the installation.
  await world.stranger.post('/auth/password/forgot', { email: ADMIN_EMAIL })
  assert.match((await receiveMail(world.mailDir, ADMIN_EMAIL)).text, /Нэгдүгээр тамга/)
  await world.stranger.post('/auth/password/forgot', { email: 'mailed@brand.example' })
  const reset = await receiveMail(world.mailDir, 'mailed@brand.example', 2)
  assert.match(reset.text, /Улсын тамга|State seal/)
  assert.doesNotMatch(reset.text, /Нэгдүгээр тамга/)
})

test('a tenant that does not exist, or is suspended, looks like one that changed nothing', async () => {
  const nobody = await world.stranger.get('/brand?tenant=nobody')
  const plain = await world.stranger.get('/brand')
  assert.deepEqual([nobody.status, nobody.body], [200, plain.body])
})

test('the brand and the texts are cacheable and known again by their mark', async () => {
  for (const path of ['/brand', '/brand?tenant=first', '/i18n/ru']) {
    const answer = await world.stranger.get(path)
    assert.match(answer.headers.get('cache-control')!, /^public, max-age=\d+$/)
    const etag = answer.headers.get('etag')!
    const again = await world.stranger.get(path, { 'if-none-match': `"other", ${etag}` })
    assert.deepEqual([again.status, again.text], [304, ''])
    assert.equal(again.headers.get('etag'), etag)
    assert.equal((await world.stranger.get(path, { 'if-none-match': '"other"' })).status, 200)
  }
})

test('the texts of the server are given in every language, and an unknown language is not found', async () => {
  for (const lang of LANGUAGES) {
    const { status, body } = await world.stranger.get(`/i18n/${lang}`)
    assert.deepEqual([status, body.lang], [200, lang])
    assert.equal(typeof body.messages['problem.not_found'], 'string')
    assert.equal(typeof body.messages['audit.session.started'], 'string')
  }
  const russian = (await world.stranger.get('/i18n/ru')).body.messages['problem.too_many_requests.detail']
  assert.equal(russian.by, 'seconds')
  assert.deepEqual(Object.keys(russian.forms).sort(), ['few', 'many', 'one', 'other'])
  for (const lang of ['de', 'MN', 'constructor', 'mn-MN']) {
    assert.deepEqual((await world.stranger.get(`/i18n/${lang}`)).body.code, 'not_found')
  }
})

test('lifetimes of a tenant hold for sessions that begin in it', async () => {
  const strict = await givenTenant(ctx, 'strict')
  const { client } = await signedIn(strict, 'admin@strict.example', ['admin'])
  const rules = (await client.get('/settings/security')).body
  const { second_factor, passkeys, installation } = rules
  assert.deepEqual([second_factor.required, passkeys.user_verification], ['off', 'required'])
  for (const method of ['password', 'passkeys', 'eid', 'dan', 'social', 'providers'])
    assert.equal(rules[method].enabled, true, method)
  assert.deepEqual(
    [rules.session_idle, rules.session_max, rules.session_limit, rules.allowed_networks, rules.version],
    [null, null, null, [], 1],
  )
  assert.deepEqual([installation.session_idle, installation.session_max], [7200, 43200])
  const changed = await client.put('/settings/security', { session_idle: 600, session_max: 3600 })
  assert.deepEqual(
    [changed.status, changed.body.session_idle, changed.body.session_max, changed.body.version],
    [200, 600, 3600, 2],
  )
  const { session } = await signedIn(strict, 'member@strict.example')
  const { rows } = await owner.query(
    'select idle_seconds, extract(epoch from expires_at - created_at)::int as max from session where id = $1',
    [session.id],
  )
  assert.deepEqual(rows[0], { idle_seconds: 600, max: 3600 })
  assert.equal(
    (await client.put('/settings/security', { session_idle: null, session_max: null })).body.session_idle,
    null,
  )
})

test('a tenant may ask for shorter lifetimes than the installation, never for longer ones', async () => {
  for (const body of [
    { session_idle: 7201 },
    { session_max: 43201 },
    { session_idle: 5 },
    { session_idle: 1200, session_max: 600 },
    { session_limit: 0 },
    { allowed_networks: ['10.0.0.0/33'] },
    { password_min: 3 },
  ]) {
    const { status } = await world.admin.put('/settings/security', body)
    assert.equal(status, 400, JSON.stringify(body))
  }
})

test('a session that switches into a stricter tenant takes on its lifetimes, and an older one must sign in again', async () => {
  const tight = await givenTenant(ctx, 'tight')
  const { client: chief } = await signedIn(tight, 'chief@tight.example', ['admin'])
  await givenMember(ctx, tight, { email: ADMIN_EMAIL })
  const client = createClient(world.origin)
  // The test helper gave the administrator a new password with the membership.
  const { body } = await client.signIn(ADMIN_EMAIL, `a long horse ride of ${ADMIN_EMAIL}`, 'first')
  await chief.put('/settings/security', { session_idle: 60, session_max: 120 })
  await owner.query(`update session set authenticated_at = now() - interval '1 hour' where id = $1`, [
    body.session.id,
  ])
  const refused = await client.post('/auth/switch-tenant', { tenant: 'tight' })
  assert.deepEqual([refused.status, refused.body.code], [403, 'reauthentication_required'])
  await owner.query(`update session set authenticated_at = now() - interval '60 seconds' where id = $1`, [
    body.session.id,
  ])
  const moved = await client.post('/auth/switch-tenant', { tenant: 'tight' })
  assert.equal(moved.status, 200)
  const { rows } = await owner.query(
    "select idle_seconds, expires_at <= authenticated_at + interval '120 seconds' as short from session where id = $1",
    [body.session.id],
  )
  assert.deepEqual(rows[0], { idle_seconds: 60, short: true })
})

test('nobody writes a list of networks that shuts themselves out', async () => {
  const refused = await world.admin.put('/settings/security', { allowed_networks: ['203.0.113.0/24'] })
  assert.deepEqual([refused.status, refused.body.code], [422, 'own_network_excluded'])
  const allowed_networks = ['203.0.113.0/24', '127.0.0.0/8', '::1']
  const changed = await world.admin.put('/settings/security', { allowed_networks })
  assert.deepEqual([changed.status, changed.body.allowed_networks], [200, allowed_networks])
  assert.deepEqual((await lastChange()).items[0].changes, { allowed_networks: [[], allowed_networks] })
  await world.admin.put('/settings/security', { allowed_networks: [] })
})

test('settings need a session and the permission', async () => {
  const { client } = await signedIn(first, 'plain@first.example')
  for (const path of ['/settings/platform', '/settings/appearance', '/settings/security']) {
    assert.equal((await world.stranger.get(path)).status, 401)
    const read = await client.get(path)
    assert.deepEqual([read.status, read.body.permission], [403, 'settings.read'])
    const change = await client.put(path, {})
    assert.equal(change.status, 403)
  }
})
