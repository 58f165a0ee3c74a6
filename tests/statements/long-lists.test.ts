import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  type Answer,
  type Client,
  createClient,
  givenMember,
  pg,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { fillTables } from './volume/fill.ts'
import { volumeId } from './volume/ids.ts'

/** Past the largest number that is counted, and several times what one page looks at. */
const ROWS = 12_000

const world = await startTestPlatform({ after }, { distribution: signIn })
const { admin } = world
for (const slug of ['sso-sessions', 'audit']) await admin.post(`/store/apps/${slug}/install`)
const tenantId = (await admin.get('/me')).body.tenant.id
const size = { many: ROWS, some: 100 }
const tables = ['person', 'membership', 'role', 'membership_role', 'session', 'audit_record']
await fillTables(world.databaseUrl, { tenantId, size, tables })

const asOwner = async (statement: string) => {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  return (await owner.query(statement).finally(() => owner.end())).rows
}

type Item = { id: string }

async function readPages(client: Client, path: string): Promise<Item[][]> {
  const pages: Item[][] = []
  let cursor: string | null = null
  do {
    const { status, body, text }: Answer = await client.get(`${path}${cursor ? `&cursor=${cursor}` : ''}`)
    assert.equal(status, 200, text)
    pages.push(body.items)
    cursor = body.next_cursor
  } while (cursor)
  return pages
}

async function findAll(path: string, client = admin): Promise<string[]> {
  const found = (await readPages(client, path)).flat().map(({ id }) => id)
  assert.equal(new Set(found).size, found.length, 'nothing is told twice')
  return found.sort()
}

const idsOf = async (statement: string): Promise<string[]> =>
  (await asOwner(statement)).map(row => row.id).sort()

test('a list is counted up to ten thousand, and says that there are more', async () => {
  for (const path of [
    '/organisation/members?',
    '/audit?',
    '/sso/sessions?',
    '/organisation/members?role=user&',
  ]) {
    const { body } = await admin.get(`${path}count=true&limit=1`)
    assert.deepEqual([body.total, body.total_is_lower_bound], [10_000, true], path)
  }
  const { body } = await admin.get('/organisation/members?count=true&limit=1&role=role-3')
  const held = await asOwner(`select from membership_role where role_id = '${volumeId('role', 3)}'`)
  assert.deepEqual([body.total, body.total_is_lower_bound], [held.length, undefined])
})

test('a word that only the oldest record holds is found by going on, page after page', async () => {
  await asOwner(`alter table audit_record disable trigger user;
    update audit_record set target_name = 'needle' where id = '${volumeId('record', 1)}'`)
  const pages = await readPages(admin, '/audit?q=needle')
  assert.ok(pages.length > 3, 'the log is searched in parts')
  assert.deepEqual(
    pages.flat().map(({ id }) => id),
    [volumeId('record', 1)],
  )
  const { body } = await admin.get('/audit?q=needle&count=true')
  assert.deepEqual([body.total, body.total_is_lower_bound, body.items.length], [0, true, 0])
})

test('whatever is looked for part by part is found whole, and each of it once', async () => {
  assert.deepEqual(
    await findAll('/audit?action=member.*&limit=150'),
    await idsOf(
      `select id from audit_record where starts_with(action, 'member.') and tenant_id = '${tenantId}'`,
    ),
  )
  await asOwner(`update session set ip = '10.9.9.9' where created_at < now() - interval '14 hours'`)
  for (const sort of ['created_at', '-created_at', 'last_seen_at', '-last_seen_at'])
    assert.deepEqual(
      await findAll(`/sso/sessions?ip=10.9.9.9&limit=200&sort=${sort}`),
      await idsOf(`select id from session where ip = '10.9.9.9'`),
      sort,
    )
})

test('two letters find the beginnings of words, in all alphabets, and bound what they count', async () => {
  const { body } = await admin.get('/organisation/members?q=Бо&limit=20&count=true')
  assert.equal(body.items.length, 20)
  for (const { name } of body.items) assert.match(name, /(^|[ -])Бо/)
  assert.equal(body.total_is_lower_bound, true)
  assert.deepEqual(
    await findAll('/organisation/members?q=Gi&limit=100'),
    [],
    'nobody begins like this, and nobody is told that somebody might',
  )
  await asOwner(`update membership set name = 'Жү Оюун' where person_id = '${volumeId('person', 11_999)}'`)
  assert.deepEqual(await findAll('/organisation/members?q=жү'), [volumeId('person', 11_999)])
})

test('people who hold a role are found wherever in the list they stand', async () => {
  await asOwner(`insert into membership_role (tenant_id, person_id, role_id)
    select tenant_id, person_id, '${volumeId('role', 19)}' from membership
     where tenant_id = '${tenantId}' order by created_at limit 2500 on conflict do nothing`)
  assert.deepEqual(
    await findAll('/organisation/members?role=role-19&limit=200'),
    await idsOf(`select person_id as id from membership_role where role_id = '${volumeId('role', 19)}'`),
  )
})

test('the figures of a large organisation are kept, and counted again behind the answer', async () => {
  const membersNow = async () => (await admin.get('/dashboard')).body.numbers.members.now
  const [{ active }] = await asOwner(
    `select count(*)::int as active from membership where tenant_id = '${tenantId}' and status = 'active'`,
  )
  assert.equal(await membersNow(), active)
  await asOwner(`update membership set status = 'suspended' where person_id = '${volumeId('person', 1)}'`)
  assert.equal(await membersNow(), active, 'kept for a while')
  await asOwner(`update dashboard_figures set counted_at = now() - interval '1 minute'`)
  assert.equal(await membersNow(), active, 'the answer does not wait for the counting')
  await until('they are counted again', async () => (await membersNow()) === active - 1)
})

test('documents that a filter wants are found among those that a reader may see, and among all, each once', async () => {
  const all = { many: ROWS, some: ROWS }
  await fillTables(world.databaseUrl, { tenantId, size: all, tables: ['document', 'document_access'] })
  const { id, email, password } = await givenMember(
    world.platform.ctx,
    { id: tenantId },
    { email: 'reader@first.example' },
  )
  // More than one page looks at, and every fiftieth that is signed.
  await asOwner(`insert into document_access (tenant_id, document_id, subject_id, subject_kind, level)
    select tenant_id, document_id, '${id}', 'person', 'read' from document_access where level = 'edit'
       and document_id in (select id from document where status = 'signed' or number ~ '[13]$')`)
  const reader = createClient(world.origin)
  await reader.signIn(email, password)
  const signed = await idsOf(`select id from document where status = 'signed'`)
  const readable = await idsOf(`select document_id as id from document_access where subject_id = '${id}'`)
  assert.ok(signed.length > 200 && readable.length > 2000)
  for (const client of [admin, reader])
    assert.deepEqual(await findAll('/documents?status=signed&limit=90', client), signed)
  assert.deepEqual(await findAll('/documents?limit=200', reader), readable)
  const { body } = await reader.get('/documents?count=true&limit=1')
  assert.deepEqual([body.total, body.total_is_lower_bound], [readable.length, undefined])
  const counted = (await admin.get('/documents?count=true&limit=1')).body
  assert.deepEqual([counted.total, counted.total_is_lower_bound], [10_000, true])
})
