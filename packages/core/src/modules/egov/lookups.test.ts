import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { createClient } from '../../testing/client.ts'
import { givenMember, givenTenant } from '../../testing/given.ts'
import { ADMIN_EMAIL } from '../../testing/test-platform.ts'
import { CITIZEN, COMPANY, PURPOSE, startRegistryWorld } from '../../testing/worlds/registry-world.ts'
import { linkCitizen } from '../eid/index.ts'

const world = await startRegistryWorld({ after })
const { admin, platform, callsDuring } = world
const { tenant, user } = (await admin.get('/me')).body
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

/** The citizen finds the question on the phone by its code. */
async function decideOnPhone(origin: string, code: string, decision: object): Promise<void> {
  const page = await (await fetch(`${origin}/sim/eid/__phone`)).text()
  const card = page.split('<section class="phone"').find(one => one.includes(code))
  const session = /__phone\/([0-9a-f-]{36})/.exec(card ?? '')?.[1]
  const answer = await fetch(`${origin}/sim/eid/__phone/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  })
  assert.ok(answer.status < 400, await answer.text())
}

const citizens = '/egov/citizens/lookup'
const companies = '/egov/legal-entities/lookup'

test('a citizen and a legal entity are told with source and time; the second answer is the kept one until it is refreshed', async () => {
  const first = await admin.post(citizens, { registry_number: 'уа 90010101', purpose: PURPOSE })
  assert.equal(first.status, 200, first.text)
  assert.deepEqual(
    [first.body.operation, first.body.source, first.body.cached],
    ['WS100101', 'simulator', false],
  )
  const { citizen } = first.body
  assert.deepEqual(
    [citizen.registry_number, citizen.family_name, citizen.given_name, citizen.birth_date],
    [CITIZEN, 'Дорж', 'Бат', '1990-01-01'],
  )
  assert.equal(citizen.photo.media_type, 'image/png')
  assert.equal(citizen.address.soum_district, 'Сүхбаатар')
  const again = () => admin.post(citizens, { registry_number: CITIZEN, purpose: 'Өөр зорилго' })
  let second = await again()
  assert.equal(await callsDuring(async () => (second = await again())), 0)
  assert.deepEqual([second.body.cached, second.body.fetched_at], [true, first.body.fetched_at])
  const refresh = { registry_number: CITIZEN, purpose: PURPOSE, refresh: true }
  let fresh = second
  assert.equal(await callsDuring(async () => (fresh = await admin.post(citizens, refresh))), 1)
  assert.ok(fresh.body.cached === false && fresh.body.fetched_at > first.body.fetched_at)

  const { body, status } = await admin.post(companies, { registry_number: COMPANY, purpose: PURPOSE })
  assert.equal(status, 200)
  assert.deepEqual([body.operation, body.legal_entity.name], ['WS100201', 'Хангай Трейд ХХК'])
  assert.deepEqual(
    body.legal_entity.founders.map((one: Record<string, unknown>) => [
      one['kind'],
      one['registry_number'],
      one['share_percent'],
    ]),
    [
      ['legal_entity', '5000001', 51],
      ['citizen', 'УБ••••••02', 29.5],
      ['citizen', 'ӨҮ••••••03', 19.5],
    ],
  )
  const kept = await owner.query<{ sealed: Buffer }>('select sealed from registry_answer')
  assert.equal(kept.rows.length, 2)
  assert.ok(kept.rows.every(({ sealed }) => !sealed.includes('companyName') && !sealed.includes('firstname')))
})

test('without a purpose, with a malformed number or without the permission nothing is asked or recorded', async () => {
  const member = await givenMember(platform.ctx, tenant, { email: 'plain@first.example' })
  const plain = createClient(world.origin)
  await plain.signIn(member.email, member.password)
  const before = (await owner.query('select count(*) from registry_lookup')).rows[0].count
  const calls = await callsDuring(async () => {
    for (const purpose of [undefined, '', '   ']) {
      const { status, body } = await admin.post(citizens, { registry_number: CITIZEN, purpose })
      assert.deepEqual([status, body.code], [422, 'purpose_required'])
    }
    for (const registry_number of ['90010101', 'AB90010101', 'УА9001010', 'УА900101011', '5000001']) {
      const { status, body } = await admin.post(citizens, { registry_number, purpose: PURPOSE })
      assert.deepEqual([status, body.errors?.[0]?.path], [400, '/registry_number'], registry_number)
    }
    assert.equal((await admin.post(companies, { registry_number: CITIZEN, purpose: PURPOSE })).status, 400)
    const refused = await plain.post(citizens, { registry_number: CITIZEN, purpose: PURPOSE })
    assert.deepEqual([refused.status, refused.body.permission], [403, 'egov.read'])
  })
  assert.equal(calls, 0)
  assert.equal((await owner.query('select count(*) from registry_lookup')).rows[0].count, before)
})

test('each code of the registry is a problem of its own, with the code', async () => {
  const expected: [number, number, string][] = [
    [1, 422, 'registry_not_found'],
    [2, 503, 'registry_unavailable'],
    [3, 422, 'registry_request_invalid'],
    [200, 422, 'registry_authorisation_required'],
    [203, 422, 'registry_access_denied'],
    [301, 422, 'registry_authorisation_refused'],
    [401, 422, 'registry_data_mismatch'],
    [501, 422, 'registry_access_denied'],
    [601, 422, 'registry_signature_refused'],
    [777, 422, 'registry_refused'],
  ]
  for (const [code, status, problem] of expected) {
    const registry_number = `ЯЯ00000${String(code).padStart(3, '0')}`
    const answer = await admin.post(citizens, { registry_number, purpose: PURPOSE })
    assert.deepEqual([answer.status, answer.body.code, answer.body.registry_code], [status, problem, code])
  }
  const { items } = (await admin.get('/egov/lookups?limit=10')).body
  assert.deepEqual(
    items.map((item: Record<string, unknown>) => [item['registry_code'], item['outcome']]),
    expected.toReversed().map(([code, status]) => [code, status === 503 ? 'unavailable' : 'refused']),
  )
})

test('where the registry asks for it, a code, the gateway or an e-ID signature lets the citizen agree; that answer is kept for nobody', async () => {
  const timestamp = Math.floor(Date.now() / 1000)
  const ways = [
    { method: 'otp', code: '123456' },
    { method: 'gateway_otp', code: '123456' },
    { method: 'gateway', token: 'dan-app-token', app: 'tamga' },
    {
      method: 'eid_signature',
      signature: 'c2lnbmF0dXJl',
      certificate_fingerprint: 'ab'.repeat(20),
      timestamp,
    },
  ]
  const lookUp = (authorisation?: object) =>
    admin.post(citizens, { registry_number: 'ЯЯ00000200', purpose: PURPOSE, authorisation })
  for (const authorisation of ways) {
    const answer = await lookUp(authorisation)
    assert.equal(answer.status, 200, `${authorisation.method} ${answer.text}`)
    assert.equal(answer.body.citizen.given_name, 'Бат')
  }
  const { body } = await lookUp()
  assert.deepEqual(body.authorisation_methods, ['otp', 'eid_signature', 'gateway_otp', 'gateway', 'eid'])
  assert.equal((await lookUp({ method: 'otp', code: '000000' })).body.registry_code, 200)
  // A time that the citizen signed long ago is not taken.
  assert.equal((await lookUp({ ...ways[3], timestamp: timestamp - 4000 })).body.registry_code, 3)
  const { items } = (await admin.get('/egov/lookups?limit=7')).body
  assert.deepEqual(items.map((item: Record<string, unknown>) => item['authorisation']).toReversed(), [
    'otp',
    'gateway_otp',
    'gateway',
    'eid_signature',
    null,
    'otp',
    'eid_signature',
  ])
})

test('a citizen agrees on the phone with PIN2: for the caller who asked, for that citizen, and no other', async () => {
  const asked = { registry_number: 'ЯЯ00000200', purpose: PURPOSE }
  const agreements = '/egov/agreements'
  const phone = (code: string, decision: object) => decideOnPhone(world.origin, code, decision)
  assert.equal((await admin.post(agreements, { ...asked, purpose: ' ' })).body.code, 'purpose_required')
  assert.equal(
    (await admin.post(agreements, { ...asked, registry_number: 'УУ11111111' })).body.code,
    'registry_agreement_refused',
  )
  const started = await admin.post(agreements, asked)
  assert.equal(started.status, 202, started.text)
  await phone(started.body.verification_code, { action: 'confirm', pin: '12345' })
  const agreed = await admin.post(`${agreements}/await`, { token: started.body.token })
  assert.equal(agreed.body.status, 'agreed', agreed.text)
  const authorisation = { method: 'eid', token: agreed.body.token }
  const found = await admin.post(citizens, { ...asked, authorisation })
  assert.equal(found.status, 200, found.text)
  assert.equal(found.body.citizen.given_name, 'Бат')
  assert.equal((await admin.get('/egov/lookups?limit=1')).body.items[0].authorisation, 'eid_signature')

  const stranger = await givenMember(platform.ctx, tenant, {
    email: 'other-clerk@first.example',
    roles: ['admin'],
  })
  const other = createClient(world.origin)
  await other.signIn(stranger.email, stranger.password)
  for (const answer of [
    await other.post(citizens, { ...asked, authorisation }),
    await admin.post(citizens, { ...asked, registry_number: CITIZEN, authorisation }),
    await admin.post(citizens, { ...asked, authorisation: { ...authorisation, token: started.body.token } }),
    await other.post(`${agreements}/await`, { token: started.body.token }),
  ])
    assert.deepEqual([answer.status, answer.body.code], [422, 'registry_agreement_expired'])

  const refusing = await admin.post(agreements, asked)
  await phone(refusing.body.verification_code, { action: 'refuse' })
  const refused = await admin.post(`${agreements}/await`, { token: refusing.body.token })
  assert.equal(refused.body.code, 'registry_agreement_refused')
  const { items } = (await admin.get('/audit?action=national_identity.refused&limit=1')).body
  assert.deepEqual(items[0].changes.reason, [null, 'user_refused'])
})

test('a hundred look-ups at once of one person for one purpose are one call and a hundred records; of two tenants, two calls', async () => {
  const second = await givenTenant(platform.ctx, 'second', user)
  const other = createClient(world.origin)
  await other.signIn(ADMIN_EMAIL, 'a long seal of bronze 1206', 'second')
  await world.control({ mode: 'slow', milliseconds: 400 })
  const question = { registry_number: 'УБ90010102', purpose: 'Нэг зорилго' }
  const count = async (tenantId: string) =>
    Number(
      (
        await owner.query(
          `select count(*) from registry_lookup where tenant_id = $1 and purpose = 'Нэг зорилго' and outcome = 'found'`,
          [tenantId],
        )
      ).rows[0].count,
    )
  const calls = await callsDuring(async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => admin.post(citizens, question)))
    assert.ok(
      answers.every(({ status }) => status === 200),
      JSON.stringify(answers.map(({ status }) => status)),
    )
  })
  assert.equal(calls, 1)
  assert.equal(await count(tenant.id), 100)
  const audit = await owner.query(
    `select count(*), min(target_name) as name from audit_record where action = 'registry.looked_up' and changes->'purpose'->>1 = 'Нэг зорилго'`,
  )
  assert.deepEqual(audit.rows[0], { count: '100', name: 'УБ••••••02' })
  const both = { registry_number: 'ӨҮ90010103', purpose: 'Нэг зорилго' }
  assert.equal(
    await callsDuring(() => Promise.all([admin.post(citizens, both), other.post(citizens, both)])),
    2,
  )
  assert.equal(await count(second.id), 1)
  // Two purposes at once are two calls as well.
  const purposes = ['Нэг', 'Хоёр'].map(purpose => ({ registry_number: 'ДЭ90010107', purpose }))
  assert.equal(await callsDuring(() => Promise.all(purposes.map(one => admin.post(citizens, one)))), 2)
  await world.control({ mode: 'normal' })
})

test('who looked is shown to whoever manages the app, one’s own look-ups to everybody who may look', async () => {
  await admin.post('/organisation/roles', {
    key: 'clerk',
    name: 'Бичиг хэргийн ажилтан',
    permissions: ['egov.read'],
  })
  const member = await givenMember(platform.ctx, tenant, { email: 'clerk@first.example', roles: ['clerk'] })
  const clerk = createClient(world.origin)
  await clerk.signIn(member.email, member.password)
  await clerk.post(companies, { registry_number: '5000003', purpose: 'Нийлүүлэгч шалгах' })
  const own = (await clerk.get('/egov/lookups')).body.items
  assert.deepEqual(
    own.map((item: Record<string, unknown>) => [item['registry_number'], item['purpose']]),
    [['5000003', 'Нийлүүлэгч шалгах']],
  )
  assert.deepEqual((await clerk.get(`/egov/lookups?looked_by=${user.id}`)).body.items, [])
  const all = (await admin.get(`/egov/lookups?looked_by=${member.id}`)).body.items
  assert.deepEqual(all, own)
  assert.equal(all[0].looked_by.email, 'clerk@first.example')
  const byNumber = (await admin.post('/egov/lookups/search', { registry_number: 'уа90010101' })).body.items
  assert.ok(byNumber.length >= 3)
  assert.ok(byNumber.every((item: Record<string, string>) => item['registry_number'] === 'УА••••••01'))
  const refused = await clerk.post('/egov/lookups/search', { registry_number: CITIZEN })
  assert.equal(refused.body.permission, 'egov.manage')
})

test('a citizen sees the look-ups about them in every organisation, by a number that was proven and by no other', async () => {
  const member = await givenMember(platform.ctx, tenant, { email: 'sarnai@first.example' })
  const sarnai = createClient(world.origin)
  await sarnai.signIn(member.email, member.password)
  const own = async () => (await sarnai.get('/me/registry-lookups?limit=200&count=true')).body
  assert.deepEqual(await own(), { items: [], next_cursor: null, proven: false })
  const identity = {
    source: 'eid',
    subject: 'PNOMN-111949212003',
    registration_number: 'ӨҮ90010103',
    civil_id: null,
    level: 'ADVANCED',
  } as const
  await linkCitizen(platform.ctx, member.id, { identity, given_name: null, family_name: null })
  const { items, proven, total } = await own()
  assert.deepEqual([proven, total], [true, 2])
  const copy = (await sarnai.get('/me/export')).body
  assert.deepEqual(copy.registry_lookups, items, 'the copy of one’s data tells who looked')
  assert.deepEqual(
    items
      .map((item: { tenant: { slug: string }; purpose: string }) => [item.tenant.slug, item.purpose])
      .sort(),
    [
      ['first', 'Нэг зорилго'],
      ['second', 'Нэг зорилго'],
    ],
  )
  assert.deepEqual(Object.keys(items[0]).sort(), [
    'at',
    'id',
    'looked_by_name',
    'outcome',
    'purpose',
    'tenant',
  ])
  const columns = await owner.query(
    `select column_name from information_schema.column_privileges where grantee = 'tamga_platform' and table_name like 'registry%'`,
  )
  assert.ok(
    !columns.rows.some(({ column_name }) =>
      ['number_shown', 'looked_by_email', 'sealed'].includes(column_name),
    ),
  )
})

test('past the quota of a person further look-ups wait, also those that would be answered from what is kept', async () => {
  const limited = await world.another()
  await owner.query('update registry_quota set used = 299 where subject_id = $1', [user.id])
  const client = limited.client()
  client.token = admin.token
  const lookUp = () => client.post(citizens, { registry_number: CITIZEN, purpose: PURPOSE })
  assert.equal((await lookUp()).status, 200)
  const refused = await lookUp()
  assert.deepEqual([refused.status, refused.body.code], [429, 'too_many_requests'])
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  await owner.query('delete from registry_quota')
  await owner.query("insert into registry_quota values ($1, $1, 5000, now() + interval '1 hour')", [
    tenant.id,
  ])
  assert.equal((await lookUp()).status, 429, 'the tenant')
  await owner.query('delete from registry_quota')
})
