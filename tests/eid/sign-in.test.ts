import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  receiveMail,
  startTestPlatform,
  type TestPlatform,
  until,
} from '@tamga/core/testing'
import { createBrowser, promptAndConfirm, readRows, sessionWithCode } from './browser.ts'

const world = await startTestPlatform({ after }, { settings: { EID_PROMPT_LIMIT: 'off' } })
const { origin, admin } = world
const login = '/auth/eid/login'

/** The newest refusals, as the operator reads them in the database: they belong to no tenant. */
const refusals = () =>
  readRows<{ target_name: string; reason: string }>(
    world.databaseUrl,
    `select target_name, changes->'reason'->>1 as reason from audit_record where action = 'national_identity.refused' order by id`,
  )

test('a signed-in person links their e-ID and signs in with it from then on', async () => {
  const browser = createBrowser(origin)
  await browser.api('POST', '/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  const link = await promptAndConfirm(browser, '/me/identities/eid', { national_id: 'уа 90010101' })
  assert.deepEqual((await browser.api('GET', `/me/identities/eid/${link.id}`)).body, { status: 'linked' })
  const { items } = (await browser.api('GET', '/me/identities')).body
  assert.deepEqual(
    items.map(({ provider, subject, usable }: Record<string, unknown>) => ({ provider, subject, usable })),
    [{ provider: { id: 'eid', name: 'e-ID', logo_uri: null }, subject: 'УА••••••01', usable: true }],
  )

  const other = createBrowser(origin)
  const asked = await promptAndConfirm(other, login, { national_id: 'УА90010101' })
  assert.match(asked.started.body.verification_code, /^\d{5}$/)
  const entered = await other.api('GET', `${login}/${asked.id}`)
  assert.equal(entered.status, 200)
  assert.equal(entered.body.user.email, ADMIN_EMAIL)
  const me = (await other.api('GET', '/me')).body
  assert.deepEqual([me.session.acr, me.session.auth_methods], ['acr:eid:qualified', ['eid']])
  assert.deepEqual([me.user.given_name, me.user.family_name], ['Бат', 'Дорж'])
  // Used once, and the way in of the present session stays.
  assert.equal((await other.api('GET', `${login}/${asked.id}`)).body.code, 'eid_expired')
  const mine = (await other.api('GET', '/me/identities')).body.items[0]
  assert.deepEqual([mine.logins, mine.current, mine.blocked], [1, true, 'current_session'])

  const numbers = () =>
    readRows(
      world.databaseUrl,
      `select registration_number, civil_id, identity_level from person where registration_number is not null`,
    )
  const proven = { registration_number: 'УА90010101', civil_id: '111949212001', identity_level: 'qualified' }
  assert.deepEqual(await numbers(), [proven])
  // Taken away: the sessions that came by it end, and so does what it proved.
  assert.equal((await browser.api('DELETE', `/me/identities/${mine.id}`)).status, 204)
  assert.equal((await other.api('GET', '/me')).status, 401)
  assert.deepEqual(await numbers(), [])
})

test('an e-ID belongs to one account, and a confined or other session does not finish another’s request', async () => {
  const browser = createBrowser(origin)
  await browser.api('POST', '/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  const first = await promptAndConfirm(browser, '/me/identities/eid', { national_id: '111949212001' })
  // Neither a stranger with the id, nor the sign-in, finishes a request for a link.
  assert.equal((await createBrowser(origin).api('GET', `${login}/${first.id}`)).status, 404)
  assert.equal((await browser.api('GET', `${login}/${first.id}`)).status, 404)
  await browser.api('GET', `/me/identities/eid/${first.id}`)
  const second = await promptAndConfirm(browser, '/me/identities/eid', { national_id: 'УБ90010102' })
  const refused = await browser.api('GET', `/me/identities/eid/${second.id}`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'eid_already_linked'])
})

test('unknown citizens come in only where the setting names a tenant and the installation is public', async () => {
  const strangers = createBrowser(origin)
  const asked = await promptAndConfirm(strangers, login, { national_id: 'УБ90010102' })
  const refused = await strangers.api('GET', `${login}/${asked.id}`)
  assert.deepEqual([refused.status, refused.body.code], [403, 'eid_not_linked'])
  assert.equal((await refusals()).at(-1)?.reason, 'not_linked')

  const open = await startTestPlatform({ after }, { settings: { EID_JIT_TENANT_SLUG: 'first' } })
  const enter = async () => {
    const browser = createBrowser(open.origin)
    const { id } = await promptAndConfirm(browser, login, { national_id: 'УБ90010102' })
    return { browser, answers: await Promise.all([1, 2].map(() => browser.api('GET', `${login}/${id}`))) }
  }
  assert.deepEqual((await enter()).answers.map(({ status }) => status).sort(), [403, 404], 'not public yet')
  await open.admin.put('/settings/platform', { access_mode: 'public' })
  const citizens = () =>
    readRows(open.databaseUrl, `select 1 from person where registration_number = 'УА90010101'`)
  const both = await Promise.all(
    [1, 2].map(async () => {
      const browser = createBrowser(open.origin)
      const { id } = await promptAndConfirm(browser, login, { national_id: 'УА90010101' })
      return { browser, id }
    }),
  )
  const polls = await Promise.all(both.map(({ browser, id }) => browser.api('GET', `${login}/${id}`)))
  assert.deepEqual(
    polls.map(({ status, body }) => [status, body.tenant?.slug]),
    [
      [200, 'first'],
      [200, 'first'],
    ],
    'two browsers of the same new citizen in one instant',
  )
  assert.equal((await citizens()).length, 1)
  await requireInterruptedIsFinished(open)
  const { browser, answers } = await enter()
  assert.deepEqual(
    answers.map(({ status }) => status).sort(),
    [200, 404],
    'one of two polls gets the session',
  )
  const me = (await browser.api('GET', '/me')).body
  assert.deepEqual([me.user.name, me.tenant.slug], ['Болд Сарнай', 'first'])
  const members = (await open.admin.get('/organisation/members')).body.items
  assert.equal(members.filter(({ name }: { name: string }) => name === 'Болд Сарнай').length, 1)
  await open.stop()
})

/** A process that ended after it had made the person, and before it made them a member; and one who was removed, who stays removed. */
async function requireInterruptedIsFinished(open: TestPlatform): Promise<void> {
  const theirs = `person_id = (select id from person where registration_number = 'УА90010101')`
  const signIn = async () => {
    const browser = createBrowser(open.origin)
    const { id } = await promptAndConfirm(browser, login, { national_id: 'УА90010101' })
    return (await browser.api('GET', `${login}/${id}`)).status
  }
  await readRows(open.databaseUrl, `delete from membership where ${theirs}`)
  assert.equal(await signIn(), 403, 'removed')
  await readRows(open.databaseUrl, `update national_identity set logins = 0 where ${theirs}`)
  assert.equal(await signIn(), 200, 'interrupted')
}

const FAULTY: readonly (readonly [national_id: string, reason: string])[] = [
  ['ТА90010104', 'user_refused'],
  ['ХА90010105', 'timed_out'],
  ['ТҮ90010106', 'document_unusable'],
  ['ДЭ90010107', 'level_too_low'],
  ['ХУ90010108', 'level_forged'],
  ['ЦУ90010109', 'certificate_revoked'],
  ['МЭ90010110', 'revocation_unknown'],
  ['ДУ90010111', 'certificate_expired'],
  ['ҮЛ90010112', 'issuer_untrusted'],
  ['ГА90010113', 'purpose_wrong'],
  ['ӨӨ90010114', 'signature_wrong'],
  ['ӨХ90010115', 'other_person'],
  ['УР90010116', 'flow_wrong'],
  ['ПР90010117', 'protocol_wrong'],
]

test('each faulty person is refused for a reason of their own in the log, and reads one message', async () => {
  const strict = await startTestPlatform(
    { after },
    {
      databaseUrl: world.databaseUrl,
      bootstrap: false,
      settings: { EID_LOGIN_LEVEL: 'QUALIFIED', EID_PROMPT_LIMIT: 'off' },
    },
  )
  const before = (await refusals()).length
  const texts = new Set<string>()
  for (const [national_id] of FAULTY) {
    const browser = createBrowser(strict.origin)
    const started = await browser.api('POST', login, { national_id })
    assert.equal(started.status, 202, national_id)
    const page = (await browser.send('GET', '/sim/eid/__phone')).body as string
    if (page.includes(started.body.verification_code))
      await browser.phone(await sessionWithCode(browser, started.body.verification_code), {
        action: 'confirm',
        pin: '1234',
      })
    const refused = await browser.api('GET', `${login}/${started.body.request_id}`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'eid_failed'], national_id)
    texts.add(`${refused.body.title} ${refused.body.detail}`)
    assert.equal((await browser.api('GET', `${login}/${started.body.request_id}`)).status, 404, 'it is over')
  }
  assert.equal(texts.size, 1)
  const written = (await refusals()).slice(before)
  assert.deepEqual(
    written.map(({ reason }) => reason),
    FAULTY.map(([, reason]) => reason),
  )
  for (const [index, [national_id]] of FAULTY.entries())
    assert.equal(written[index]?.target_name, `${national_id.slice(0, 2)}••••••${national_id.slice(-2)}`)
  const unknown = await createBrowser(strict.origin).api('POST', login, { national_id: 'АА00000000' })
  assert.deepEqual([unknown.status, unknown.body.code], [409, 'eid_failed'])
  await strict.stop()
})

test('a QR code, a code by text message, a bank and a face lead in as well', async () => {
  const link = createBrowser(origin)
  await link.api('POST', '/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  assert.equal((await link.api('GET', '/me/identities')).body.items.length, 1)

  const qr = createBrowser(origin)
  const started = (await qr.api('POST', login, {})).body
  assert.equal(started.device_links.length, 30)
  assert.notEqual(started.device_links[0], started.device_links[1], 'another link each second')
  const wrong = new URL(started.device_link)
  wrong.searchParams.set('elapsedSeconds', '7')
  assert.equal((await qr.send('GET', wrong.href)).status, 400, 'a link that was tampered with')
  assert.equal((await qr.send('GET', started.device_links[3])).status, 303)
  const pending = (await qr.api('GET', `${login}/${started.request_id}?wait=0`)).body
  assert.deepEqual(
    [pending.status, pending.verification_code, pending.device_links.length],
    ['pending', started.verification_code, 30],
  )
  const page = (await qr.send('GET', '/sim/eid/__phone')).body as string
  const session = /<select name="person">/.test(page) && /__phone\/([0-9a-f-]{36})/.exec(page)![1]!
  assert.ok(session)
  await qr.phone(session, { action: 'scan', person: 'УА90010101' })
  await qr.phone(session, { action: 'confirm', pin: '1234' })
  assert.equal((await qr.api('GET', `${login}/${started.request_id}`)).body.user.email, ADMIN_EMAIL)

  for (const method of ['bank', 'face']) {
    const browser = createBrowser(origin)
    const { id } = await promptAndConfirm(browser, login, { national_id: 'УА90010101', method })
    assert.equal((await browser.api('GET', `${login}/${id}`)).status, 200, method)
  }

  const sms = createBrowser(origin)
  const { request_id } = (await sms.api('POST', login, { national_id: 'УА90010101', method: 'mobile_otp' }))
    .body
  const otp = /class="code"><bdi>(\d{6})</.exec((await sms.send('GET', '/sim/eid/__phone')).body)![1]!
  const other = otp === '000000' ? '000001' : '000000'
  assert.equal(
    (await sms.api('POST', `${login}/${request_id}/otp`, { code: other })).body.code,
    'eid_code_wrong',
  )
  assert.equal((await sms.api('POST', `${login}/${request_id}/otp`, { code: otp })).status, 204)
  assert.equal((await sms.api('GET', `${login}/${request_id}`)).status, 200)
})

test('a request is bound to its browser, can be given up, and outlives a restart', async () => {
  const browser = createBrowser(origin)
  const started = (await browser.api('POST', login, { national_id: 'УА90010101' })).body
  assert.equal((await createBrowser(origin).api('GET', `${login}/${started.request_id}`)).status, 404)
  assert.equal((await browser.api('DELETE', `${login}/${started.request_id}`)).status, 204)
  assert.equal((await browser.api('GET', `${login}/${started.request_id}`)).status, 404)

  const first = await world.another()
  const person = createBrowser(first.origin)
  const asked = (await person.api('POST', login, { national_id: 'УА90010101' })).body
  const waiting = person.api('GET', `${login}/${asked.request_id}`)
  await until('the request waits', () => first.platform.server.waits.count() === 1)
  await first.platform.server.close()
  assert.equal((await waiting).body.status, 'pending', 'a stop answers who waits')
  person.goTo((await world.another()).origin)
  const session = await sessionWithCode(person, asked.verification_code)
  await person.phone(session, { action: 'confirm', pin: '1234' })
  assert.equal((await person.api('GET', `${login}/${asked.request_id}`)).body.user.email, ADMIN_EMAIL)
})

test('over the session of another person the browser is asked first, and the proof is not lost', async () => {
  await admin.post('/organisation/members', {
    email: 'sarnai@first.example',
    name: 'Сарнай',
    password: 'silver saddle of the steppe 77',
  })
  const browser = createBrowser(origin)
  await browser.api('POST', '/auth/login', {
    email: 'sarnai@first.example',
    password: 'silver saddle of the steppe 77',
  })
  const { id } = await promptAndConfirm(browser, login, { national_id: 'УА90010101' })
  assert.equal((await browser.api('GET', `${login}/${id}`)).body.code, 'other_person')
  assert.equal((await browser.api('GET', `${login}/${id}?replace=true`)).body.user.email, ADMIN_EMAIL)
})

test('an invitation that names the registry number is accepted with the e-ID, by that citizen and with the link alone', async () => {
  const bad = await admin.post('/organisation/members', {
    email: 'x@y.example',
    name: 'X',
    registration_number: 'XX1',
  })
  assert.equal(bad.body.errors[0].path, '/registration_number')
  const invite = (email: string) =>
    admin.post('/organisation/members', { email, name: 'Өлзий', registration_number: 'өү90010103' })
  assert.equal((await invite('ulzii@first.example')).status, 201)
  const { token: invitation } = await receiveMail(world.mailDir, 'ulzii@first.example')
  const browser = createBrowser(origin)
  const shown = (await browser.api('GET', `/auth/invitations/${invitation}`)).body
  assert.deepEqual([shown.email, shown.accepts_eid], ['ulzii@first.example', true])

  const accept = async (national_id: string, more: object = { invitation }) => {
    const { id } = await promptAndConfirm(browser, login, { national_id, ...more })
    return browser.api('GET', `${login}/${id}`)
  }
  assert.equal((await accept('ӨҮ90010103', {})).body.code, 'eid_not_linked', 'without the link')
  assert.equal((await accept('УБ90010102')).body.code, 'invitation_names_another')
  const entered = await accept('ӨҮ90010103')
  assert.equal(entered.body.user?.email, 'ulzii@first.example')
  const me = (await browser.api('GET', '/me')).body
  assert.deepEqual(
    [me.session.acr, me.user.email_verified, me.user.given_name],
    ['acr:eid:qualified', true, 'Өлзий'],
  )
  assert.equal((await accept('ӨҮ90010103')).body.code, 'link_invalid', 'a link works once')

  // The account of somebody who is known is not given away by naming another citizen.
  const known = await admin.post('/platform/tenants', { slug: 'second', name: 'Хоёрдугаар' })
  assert.equal(known.status, 201)
  await admin.post('/auth/switch-tenant', { tenant: 'second' }).then(({ body }) => {
    admin.token = body.session.token
  })
  const again = { email: 'sarnai@first.example', name: 'Сарнай', registration_number: 'УБ90010102' }
  assert.equal((await admin.post('/organisation/members', again)).status, 201)
  const taken = (await receiveMail(world.mailDir, 'sarnai@first.example')).token
  const thief = createBrowser(origin)
  const { id } = await promptAndConfirm(thief, login, { national_id: 'УБ90010102', invitation: taken })
  const refused = await thief.api('GET', `${login}/${id}`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'person_exists'])
})

test('who waits for a person is no load, and few may wait for one request', async () => {
  const narrow = await startTestPlatform(
    { after },
    {
      databaseUrl: world.databaseUrl,
      bootstrap: false,
      settings: { MAX_IN_FLIGHT: '1', EID_PROMPT_LIMIT: 'off' },
    },
  )
  const browser = createBrowser(narrow.origin)
  const { request_id } = (await browser.api('POST', login, { national_id: 'УА90010101' })).body
  const waiting = Array.from({ length: 4 }, () => browser.api('GET', `${login}/${request_id}`))
  await until('four requests wait', () => narrow.platform.server.waits.count() === 4)
  assert.equal((await browser.api('GET', '/brand')).status, 200, 'the one place is free')
  assert.equal((await browser.api('GET', `${login}/${request_id}`)).status, 429)
  await browser.api('DELETE', `${login}/${request_id}`)
  await narrow.platform.server.close()
  for (const answer of await Promise.all(waiting)) assert.equal(answer.body.status, 'pending')
})

test('bad input is told at its field; prompts to one phone are limited', async () => {
  const browser = createBrowser(origin)
  for (const national_id of ['abc', 'УА123', 'AA90010101']) {
    const bad = await browser.api('POST', login, { national_id })
    assert.deepEqual([bad.status, bad.body.errors[0].path], [400, '/national_id'], national_id)
  }
  assert.equal((await browser.api('POST', login, { flow: 'notification' })).status, 400)
  const methods = (await browser.api('GET', '/auth/methods')).body
  assert.equal(methods.eid, true)
  assert.deepEqual((await browser.api('GET', '/auth/eid/options')).body, {
    channels: ['digital_signature', 'mobile_otp', 'bank', 'face'],
    flows: ['notification', 'device_link'],
    needs_phone: false,
    phone_page: '/sim/eid/__phone',
  })
  const discovery = (await browser.send('GET', '/.well-known/openid-configuration')).body
  assert.deepEqual(discovery.acr_values_supported.filter((acr: string) => acr.startsWith('acr:eid')).sort(), [
    'acr:eid:advanced',
    'acr:eid:qualified',
  ])

  const limited = await startTestPlatform(
    { after },
    { databaseUrl: world.databaseUrl, bootstrap: false, settings: { EID_PROMPT_LIMIT: '2/10m' } },
  )
  const many = await Promise.all(
    Array.from({ length: 6 }, () =>
      createBrowser(limited.origin).api('POST', login, { national_id: 'ӨҮ90010103' }),
    ),
  )
  assert.deepEqual(many.map(({ status }) => status).sort(), [202, 202, 429, 429, 429, 429])
  await limited.stop()
})

test('Mobile-ID works behind the same port', async () => {
  const settings = { EID_PROVIDER: 'mobile-id', EID_JIT_TENANT_SLUG: 'first', EID_PROMPT_LIMIT: 'off' }
  const mobile = await startTestPlatform({ after }, { settings })
  await mobile.admin.put('/settings/platform', { access_mode: 'public' })
  const browser = createBrowser(mobile.origin)
  const missing = await browser.api('POST', login, { national_id: '111949212002' })
  assert.equal(missing.body.errors[0].path, '/phone')
  assert.equal((await browser.api('POST', login, { flow: 'device_link', phone: '+97688000002' })).status, 422)
  const wish = { national_id: '111949212002', phone: '+976 8800 0002' }
  const { id, started } = await promptAndConfirm(browser, login, wish)
  assert.match(started.body.verification_code, /^\d{4}$/)
  const entered = await browser.api('GET', `${login}/${id}`)
  assert.equal(entered.body.user?.name, 'Болд Сарнай')

  const cases = [
    [{ ...wish, phone: '+97688000001' }, undefined],
    [{ national_id: '111949212009', phone: '+97688000009' }, 'confirm'],
    [wish, 'refuse'],
  ] as const
  for (const [body, action] of cases) {
    const faulty = createBrowser(mobile.origin)
    const { request_id, verification_code } = (await faulty.api('POST', login, body)).body
    if (action) await faulty.phone(await sessionWithCode(faulty, verification_code), { action, pin: '1234' })
    assert.equal((await faulty.api('GET', `${login}/${request_id}`)).body.code, 'eid_failed')
  }
  await mobile.stop()
})
