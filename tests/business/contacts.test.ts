import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import {
  type Answer,
  type Client,
  createClient,
  givenMember,
  givenTenant,
  startTestPlatform,
} from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'

const world = await startTestPlatform(
  { after },
  { distribution: business, settings: { SSO_SECRET_KEY: randomBytes(32).toString('base64') } },
)
const { admin } = world
const me = (await admin.get('/me')).body

const clientOf = async (email: string, roles: string[], tenant = me.tenant): Promise<Client> => {
  const person = await givenMember(world.platform.ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password, tenant.slug)
  return client
}

const made = async (fields: object): Promise<Answer['body']> => {
  const answer = await admin.post('/contacts', { kind: 'organisation', ...fields })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

const names = async (query: string): Promise<string[]> =>
  (await admin.get(`/contacts?${query}`)).body.items.map(({ name }: { name: string }) => name)

const refusal = ({ status, body }: Answer) => [
  status,
  body.code,
  body.errors?.[0]?.path,
  body.errors?.[0]?.code,
]

test('the app is there once it is installed, for who has the permission', async () => {
  assert.deepEqual(refusal(await admin.get('/contacts')).slice(0, 2), [403, 'app_not_installed'])
  assert.equal((await admin.post('/store/apps/contacts/install')).status, 201)
  assert.equal((await world.stranger.get('/contacts')).status, 401)
  const plain = await clientOf('plain@first.example', [])
  assert.equal((await plain.get('/contacts')).body.permission, 'contacts.read')
  assert.equal((await plain.post('/contacts', {})).body.permission, 'contacts.manage')
  const menus = (await admin.get('/menus')).text
  assert.ok(menus.includes('"/contacts"'))
})

test('a contact is kept in the form it is compared by, and changed by whoever saw it last', async () => {
  const contact = await made({
    name: '  Алтан тариа ХХК ',
    registry_number: '123 4567',
    email: 'Info@Altan.Example',
    labels: ['Гурил', 'ВИП', 'Гурил'],
    is_customer: true,
    addresses: [
      {
        kind: 'office',
        country: 'MN',
        city: 'Улаанбаатар',
        district: 'БЗД',
        street: '1-р хороо',
        postal_code: '',
      },
    ],
    bank_accounts: [
      { bank: 'Хаан банк', account_number: '5001234567', currency: 'MNT', holder: 'Алтан тариа' },
    ],
  })
  assert.deepEqual(
    [contact.name, contact.registry_number, contact.email, contact.labels, contact.version],
    ['Алтан тариа ХХК', '1234567', 'info@altan.example', ['ВИП', 'Гурил'], 1],
  )
  const path = `/contacts/${contact.id}`
  const stale = await admin.request('PUT', path, { note: 'x' }, { 'if-match': '"9"' })
  assert.equal(stale.body.code, 'stale_version')
  const changed = await admin.request('PUT', path, { phone: '99112233' }, { 'if-match': '"1"' })
  assert.deepEqual([changed.status, changed.body.version, changed.body.bank_accounts.length], [200, 2, 1])
  const [one, two] = await Promise.all(['a', 'b'].map(note => admin.put(path, { note, version: 2 })))
  assert.deepEqual([one!.status, two!.status].sort(), [200, 409])
  const { items } = (await admin.get(`/audit?target=contact:${contact.id}`)).body
  assert.deepEqual(
    items.map(({ action }: { action: string }) => action),
    ['contacts.changed', 'contacts.changed', 'contacts.created'],
  )
  assert.ok(!JSON.stringify(items).includes('5001234567'), 'numbers of accounts are not in the log')
})

test('what cannot be is refused at its field and changes nothing', async () => {
  const before = (await admin.get('/contacts?count=true')).body.total
  const post = (fields: object) => admin.post('/contacts', { kind: 'organisation', name: 'Буруу', ...fields })
  assert.deepEqual(refusal(await post({ registry_number: '12345' })), [
    400,
    'validation_failed',
    '/registry_number',
    'legal_entity_number',
  ])
  assert.deepEqual(refusal(await post({ kind: 'person', registry_number: '1234567' })), [
    400,
    'validation_failed',
    '/registry_number',
    'citizen_number',
  ])
  const abroad = [
    { kind: 'office', country: 'DE', city: 'Berlin', district: '', street: '', postal_code: '' },
  ]
  assert.equal(
    (await post({ name: 'Muster GmbH', registry_number: 'HRB 12345', addresses: abroad })).status,
    201,
  )
  const taken = await post({ registry_number: '1234567' })
  assert.deepEqual(
    [taken.status, taken.body.code, taken.body.contact.name],
    [409, 'registry_number_taken', 'Алтан тариа ХХК'],
  )
  assert.equal((await post({ name: ' ' })).status, 400)
  assert.equal((await post({ email: 'nobody' })).status, 400)
  assert.equal(
    (await post({ bank_accounts: [{ bank: 'x', account_number: '1', currency: 'MNT', holder: '' }] })).status,
    400,
  )
  assert.deepEqual(refusal(await post({ organisation: me.user.id })), [
    400,
    'validation_failed',
    '/organisation',
    'organisation_of_person',
  ])
  assert.equal((await admin.get('/contacts?count=true')).body.total, before + 1)
  const numbers = await Promise.all([1, 2, 3].map(() => post({ registry_number: '7777777' })))
  assert.deepEqual(numbers.map(({ status }) => status).sort(), [201, 409, 409])
})

test('words are found by their beginnings, in names, numbers, labels, telephones and accounts', async () => {
  await made({ kind: 'person', name: 'Дорж Болд', phone: '+976 8811-2233', is_supplier: true })
  for (const q of ['алт', 'ТАРИ', 'тар алт', '123456', 'гур', '50012345', 'info altan'])
    assert.deepEqual(await names(`q=${encodeURIComponent(q)}`), ['Алтан тариа ХХК'], q)
  assert.deepEqual(await names('q=97688112233'), ['Дорж Болд'])
  assert.deepEqual(await names(`q=${encodeURIComponent('тан')}`), [])
  assert.deepEqual(await names('q=%25'), [])
  assert.deepEqual(await names('kind=person'), ['Дорж Болд'])
  assert.deepEqual(await names(`role=customer&label=${encodeURIComponent('ВИП')}`), ['Алтан тариа ХХК'])
  assert.deepEqual((await admin.get('/contacts/labels')).body.items, ['ВИП', 'Гурил'])
  const page = (await admin.get('/contacts?limit=2')).body
  const rest = (await admin.get(`/contacts?cursor=${page.next_cursor}`)).body
  const all = [...page.items, ...rest.items].map(({ id }: { id: string }) => id)
  assert.equal(new Set(all).size, (await admin.get('/contacts?count=true')).body.total)
  assert.equal((await admin.get('/contacts?cursor=made-up')).status, 400)
})

test('duplicates are found and merged: the one that stays takes what it lacks, the other says where it went', async () => {
  const kept = await made({ name: 'Мөнгөн мод', email: 'mod@first.example', labels: ['A'] })
  const gone = await made({
    name: 'МӨНГӨН МОД',
    registry_number: '5550001',
    phone: '77001122',
    is_supplier: true,
    labels: ['B'],
    bank_accounts: [{ bank: 'ХХБ', account_number: '4001234', currency: 'MNT', holder: '' }],
  })
  const worker = await made({ kind: 'person', name: 'Сараа', organisation: gone.id })
  const found = (await admin.get(`/contacts/${kept.id}/duplicates`)).body.items
  assert.deepEqual(
    found.map((one: { contact: { id: string }; reasons: string[] }) => [one.contact.id, one.reasons]),
    [[gone.id, ['name']]],
  )
  assert.equal(
    refusal(await admin.post(`/contacts/${kept.id}/merge`, { duplicate: kept.id }))[3],
    'same_contact',
  )
  const both = await Promise.all([
    admin.post(`/contacts/${kept.id}/merge`, { duplicate: gone.id }),
    admin.post(`/contacts/${gone.id}/merge`, { duplicate: kept.id }),
  ])
  const [won] = both.filter(({ status }) => status === 200)
  assert.equal(both.filter(({ status }) => status === 200).length, 1, 'one of two merges wins')
  const { id, ...merged } = won!.body
  const other = id === kept.id ? gone.id : kept.id
  assert.deepEqual(
    [
      merged.registry_number,
      merged.phone,
      merged.email,
      merged.labels,
      merged.is_supplier,
      merged.bank_accounts.length,
    ],
    ['5550001', '77001122', 'mod@first.example', ['A', 'B'], true, 1],
  )
  assert.equal((await admin.get(`/contacts/${other}`)).body.merged_into.id, id)
  assert.deepEqual(refusal(await admin.put(`/contacts/${other}`, { note: 'x' })).slice(0, 2), [
    409,
    'contact_merged',
  ])
  assert.equal((await admin.get(`/contacts/${worker.id}`)).body.organisation.id, id)
  assert.deepEqual(await names(`q=${encodeURIComponent('мөнгөн')}`), [won!.body.name])
})

test('a file is taken whole or not at all, and what is exported can be imported again', async () => {
  const send = (text: string, query = '') =>
    admin.request('POST', `/contacts/import${query}`, text, { 'content-type': 'text/csv' })
  const total = async () => (await admin.get('/contacts?count=true')).body.total
  const before = await total()
  const wrong = await send(
    'нэр;регистр;харилцагч\nНэг;1;yes\n;2222222;maybe\nГурав;3333333;\nДөрөв;3333333;\n',
  )
  assert.deepEqual(
    [
      wrong.status,
      wrong.body.code,
      ...wrong.body.errors.map((one: { line: number; path: string; code: string }) => [
        one.line,
        one.path,
        one.code,
      ]),
    ],
    [
      422,
      'import_invalid',
      [2, '/registry_number', 'legal_entity_number'],
      [3, '/name', 'required'],
      [3, '/customer', 'yes_or_no'],
      [5, '/registry_number', 'duplicate_line'],
    ],
  )
  assert.equal(await total(), before)
  const file =
    'name,registry_number,phone,customer,bank,account_number\nАлтан тариа ХК,1234567,70112233,yes,,\nШинэ ХХК,6000001,,no,Голомт,1400123456\n'
  const planned = (await send(file, '?dry_run=true')).body
  assert.deepEqual([planned.created, planned.changed, planned.plan[0].outcome], [1, 1, 'change'])
  assert.equal(await total(), before)
  const done = await send(file)
  assert.deepEqual([done.status, done.body.created, done.body.changed], [200, 1, 1], done.text)
  const [known] = (await admin.get('/contacts?q=1234567')).body.items
  assert.deepEqual(
    [known.name, known.phone, known.bank_accounts.length, known.labels.length],
    ['Алтан тариа ХК', '70112233', 1, 2],
  )
  const exported = await admin.get('/contacts/export')
  assert.match(exported.headers.get('content-type')!, /text\/csv/)
  const again = (await send(exported.text, '?dry_run=true')).body
  assert.deepEqual([again.errors, again.lines], [[], await total()])
  assert.equal(
    again.plan.filter(
      (one: { registry_number: string | null; outcome: string }) =>
        one.registry_number && one.outcome !== 'keep',
    ).length,
    0,
  )
})

test('the national registry is asked where the government app is at work, by who may look there', async () => {
  const company = await made({ name: 'Өөр нэр', registry_number: '5000002' })
  const unknown = await made({ name: 'Бүртгэлгүй', registry_number: '9000001' })
  const nobody = await made({ name: 'Дугааргүй' })
  const check = ({ id }: { id: string }, client = admin) => client.post(`/contacts/${id}/registry-check`)
  assert.equal((await check(nobody)).body.code, 'registry_number_missing')
  assert.deepEqual(refusal(await check(unknown)).slice(0, 2), [422, 'registry_not_found'])
  const checked = await check(company)
  assert.equal(checked.status, 200, checked.text)
  const { name, is_same_name } = checked.body.registry
  assert.deepEqual([/ ХХК$/.test(name), is_same_name], [true, false])
  const renamed = await admin.put(`/contacts/${company.id}`, { name: name.toUpperCase() })
  assert.equal(renamed.body.registry.is_same_name, true)
  assert.equal(
    (await admin.put(`/contacts/${company.id}`, { registry_number: '5000003' })).body.registry,
    null,
  )
  const [lookup] = (await admin.get('/egov/lookups')).body.items
  assert.ok(lookup.purpose.includes('Бүртгэлгүй') || lookup.purpose.includes('Өөр нэр'), lookup.purpose)
  await admin.post('/organisation/roles', {
    key: 'sales',
    name: 'Sales',
    permissions: ['contacts.read', 'contacts.manage'],
  })
  const seller = await clientOf('seller@first.example', ['sales'])
  assert.equal((await check(company, seller)).body.permission, 'egov.read')
})

test('another organisation sees none of it, and an id of it is as unknown as any other', async () => {
  const tenant = await givenTenant(world.platform.ctx, 'second')
  const other = await clientOf('other@second.example', ['admin'], tenant)
  assert.equal((await other.post('/store/apps/contacts/install')).status, 201)
  assert.deepEqual((await other.get('/contacts')).body.items, [])
  const [mine] = (await admin.get('/contacts')).body.items
  const strip = ({ status, body }: Answer) => ({ status, ...body, request_id: '' })
  for (const [method, tail] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/duplicates'],
  ] as const)
    assert.deepEqual(
      strip(
        await other.request(
          method,
          `/contacts/${mine.id}${tail}`,
          method === 'PUT' ? { note: 'x' } : undefined,
        ),
      ),
      strip(
        await other.request(
          method,
          `/contacts/${me.user.id}${tail}`,
          method === 'PUT' ? { note: 'x' } : undefined,
        ),
      ),
    )
})

test('erp.read reads business apps and writes nothing, erp.write changes them; neither opens anything else', async () => {
  const account = (await admin.post('/service-accounts', { name: 'ERP', roles: ['admin'] })).body.id
  const app = (
    await admin.post('/sso/clients', {
      name: 'ERP',
      grant_types: ['client_credentials'],
      scopes: ['erp.read', 'erp.write'],
      service_account: account,
    })
  ).body
  const holding = async (scope: string): Promise<Client> => {
    const answer = await fetch(`${world.origin}/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${app.client_id}:${app.client_secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
    })
    const client = createClient(world.origin)
    client.token = ((await answer.json()) as { access_token: string }).access_token
    return client
  }
  const [reader, writer] = [await holding('erp.read'), await holding('erp.write')]
  assert.equal((await reader.get('/contacts')).status, 200)
  const refused = await reader.post('/contacts', { kind: 'person', name: 'Програм' })
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.scope],
    [403, 'insufficient_scope', 'contacts.manage'],
  )
  assert.equal((await writer.post('/contacts', { kind: 'person', name: 'Програм' })).status, 201)
  assert.equal((await writer.get('/contacts')).body.code, 'insufficient_scope')
  for (const client of [reader, writer])
    for (const path of ['/organisation/members', '/audit', '/sso/clients', '/egov/lookups'])
      assert.equal((await client.get(path)).body.code, 'insufficient_scope', path)
})
