import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient } from '../../../testing/client.ts'
import { type GivenPerson, givenMember, givenTenant } from '../../../testing/given.ts'
import { readMails, receiveMail } from '../../../testing/mailbox.ts'
import { startTestPlatform } from '../../../testing/test-platform.ts'

const world = await startTestPlatform({ after }, { settings: { TRUST_PROXY_HEADERS: 'on' } })
const { ctx } = world.platform
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const OFFICE = '203.0.113.7'

type Visit = { agent?: string; ip?: string; tenant: string }

const attempt = ({ email, password }: GivenPerson, { agent = FIREFOX, ip = OFFICE, tenant }: Visit) =>
  world.stranger.request(
    'POST',
    '/auth/login',
    { email, password, tenant },
    {
      'user-agent': agent,
      'x-forwarded-for': ip,
    },
  )

async function signedIn(person: GivenPerson, visit: Visit) {
  const { status, body, text } = await attempt(person, visit)
  assert.equal(status, 200, text)
  return Object.assign(createClient(world.origin), { token: body.session.token as string })
}

/** A tenant with these rules, and one member of it. */
async function ruled(slug: string, rules: object) {
  const tenant = await givenTenant(ctx, slug)
  const chief = await givenMember(ctx, tenant, { email: `chief@${slug}.example`, roles: ['admin'] })
  const officer = await signedIn(chief, { tenant: slug })
  const changed = await officer.request('PUT', '/settings/security', rules, { 'x-forwarded-for': OFFICE })
  assert.equal(changed.status, 200, changed.text)
  return { tenant, officer, member: await givenMember(ctx, tenant, { email: `member@${slug}.example` }) }
}

test('a sign-in into the tenant used last keeps to its rules as well', async () => {
  const rules = { session_limit: null, session_max: 3600, session_idle: 600 }
  const { member, officer } = await ruled('usual', rules)
  await signedIn(member, { tenant: 'usual' })
  const again = async (ip = OFFICE) => {
    const { email, password } = member
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': ip }
    return world.stranger.request('POST', '/auth/login', { email, password }, headers)
  }
  const change = async (body: object) =>
    assert.equal(
      (await officer.request('PUT', '/settings/security', body, { 'x-forwarded-for': OFFICE })).status,
      200,
    )
  const usual = await again()
  assert.equal(usual.status, 200, usual.text)
  const seconds = (Date.parse(usual.body.session.expires_at) - Date.now()) / 1000
  assert.ok(seconds > 3500 && seconds <= 3601, `${seconds}`)
  await change({ allowed_networks: ['203.0.113.0/24'] })
  assert.equal((await again()).status, 200)
  assert.equal((await again('198.51.100.9')).body.code, 'network_not_allowed')
  await change({ allowed_networks: [], session_limit: 1 })
  const [first, second] = [await again(), await again()]
  const statusOf = async (token: string) =>
    (await Object.assign(createClient(world.origin), { token }).get('/me')).status
  assert.deepEqual(
    [await statusOf(first.body.session.token), await statusOf(second.body.session.token)],
    [401, 200],
  )
  const elsewhere = await attempt(member, { agent: CHROME, tenant: 'usual' })
  assert.equal(elsewhere.status, 200)
  assert.match((await receiveMail(world.mailDir, member.email)).text, /Chrome/)
})

test('past the limit of sessions the oldest make room, and their end says so', async () => {
  const { member } = await ruled('limited', { session_limit: 2 })
  const sessions = []
  for (let n = 0; n < 4; n++) sessions.push(await signedIn(member, { tenant: 'limited' }))
  const answers = await Promise.all(sessions.map(session => session.get('/me')))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [401, 401, 200, 200],
  )
  const events = await world.platform.services.database.inTenant(answers[3]!.body.tenant.id, tx =>
    tx
      .withTables<{ session_event: { cause: string; terminated_by: string | null } }>()
      .selectFrom('session_event')
      .select(['cause', 'terminated_by'])
      .execute(),
  )
  assert.deepEqual(events, [
    { cause: 'limit', terminated_by: null },
    { cause: 'limit', terminated_by: null },
  ])
})

test('sign-ins at the same moment keep to the limit too', async () => {
  const { member } = await ruled('crowded', { session_limit: 1 })
  const begun = await Promise.all(Array.from({ length: 5 }, () => signedIn(member, { tenant: 'crowded' })))
  const answers = await Promise.all(begun.map(session => session.get('/me')))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('a session that switches into a limited tenant counts there', async () => {
  const { member } = await ruled('narrow', { session_limit: 1 })
  await givenMember(ctx, await givenTenant(ctx, 'broad'), { email: member.email })
  const inside = await signedIn(member, { tenant: 'narrow' })
  const coming = await signedIn(member, { tenant: 'broad' })
  assert.equal((await coming.post('/auth/switch-tenant', { tenant: 'narrow' })).status, 200)
  assert.equal((await inside.get('/me')).status, 401)
})

test('people enter from the allowed networks alone, and who is refused stays on record', async () => {
  const { officer, member } = await ruled('walled', { allowed_networks: ['203.0.113.0/24'] })
  const refused = await attempt(member, { tenant: 'walled', ip: '198.51.100.9' })
  assert.deepEqual([refused.status, refused.body.code], [403, 'network_not_allowed'])
  await signedIn(member, { tenant: 'walled' })
  const { items } = (await officer.get('/audit?kind=security&action=session.network_refused')).body
  assert.equal(items.length, 1)
  assert.deepEqual(
    [items[0].actor.id, items[0].ip, items[0].changes.ip],
    [member.id, '198.51.100.9', [null, '198.51.100.9']],
  )
})

test('switching into a walled tenant from elsewhere is refused, and the session stays where it was', async () => {
  const { member } = await ruled('fenced', { allowed_networks: [OFFICE] })
  await givenMember(ctx, await givenTenant(ctx, 'field'), { email: member.email })
  const session = await signedIn(member, { tenant: 'field', ip: '198.51.100.9' })
  const refused = await session.request(
    'POST',
    '/auth/switch-tenant',
    { tenant: 'fenced' },
    {
      'x-forwarded-for': '198.51.100.9',
    },
  )
  assert.deepEqual([refused.status, refused.body.code], [403, 'network_not_allowed'])
  assert.equal((await session.get('/me')).body.tenant.slug, 'field')
})

test('an application of a walled tenant is not entered from elsewhere by a session of another tenant', async () => {
  const { officer, member } = await ruled('gated', { allowed_networks: [OFFICE] })
  await givenMember(ctx, await givenTenant(ctx, 'meadow'), { email: member.email })
  const redirect_uri = 'http://localhost:9999/callback'
  const { body: app } = await officer.post('/sso/clients', {
    name: 'Апп',
    redirect_uris: [redirect_uri],
    first_party: true,
  })
  const { token } = await signedIn(member, { tenant: 'meadow' })
  const query = new URLSearchParams({
    client_id: app.client_id,
    response_type: 'code',
    scope: 'openid',
    redirect_uri,
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  })
  const authorise = async (ip: string) => {
    const answer = await fetch(`${world.origin}/oauth2/auth?${query}`, {
      redirect: 'manual',
      headers: { cookie: `tamga_session=${token}`, 'x-forwarded-for': ip },
    })
    return new URL(answer.headers.get('location')!).searchParams
  }
  assert.equal((await authorise('198.51.100.9')).get('error'), 'access_denied')
  assert.ok((await authorise(OFFICE)).get('code'))
})

test('a sign-in from a new device is told to the person by mail; the first of all is not, nor a known one', async () => {
  const person = await givenMember(ctx, (await world.admin.get('/me')).body.tenant, {
    email: 'traveller@first.example',
  })
  const visits = [
    { agent: FIREFOX },
    { agent: FIREFOX },
    { agent: CHROME },
    { agent: FIREFOX },
    { agent: CHROME },
  ]
  for (const { agent } of visits) await signedIn(person, { tenant: 'first', agent })
  const mail = await receiveMail(world.mailDir, person.email)
  assert.match(mail.subject, /Шинэ төхөөрөмж/)
  assert.match(mail.text, /Chrome, Windows/)
  assert.match(mail.text, /203\.0\.113\.7/)
  assert.match(mail.text, /\/profile\?tab=sessions/)
  const third =
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'
  await signedIn(person, { tenant: 'first', agent: third })
  await receiveMail(world.mailDir, person.email, 2)
  const all = (await readMails(world.mailDir)).filter(({ to }) => to.includes(person.email))
  assert.equal(all.length, 2)
})

test('own sessions name the device', async () => {
  const { items } = (await world.admin.get('/me/sessions')).body
  assert.deepEqual(items[0].device, { browser: null, os: null, kind: 'unknown' })
  assert.equal(items[0].location, null)
})
