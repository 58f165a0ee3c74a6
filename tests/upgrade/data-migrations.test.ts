import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pg, startTestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { DUMP_SECRET_KEY } from './facts.ts'
import { restoreRelease } from './restore-release.ts'

/** The release whose rows the migrations below were written for. */
const RELEASE = '2026-11-16'

const databaseUrl = await restoreRelease(RELEASE)
const owner = new pg.Client({ connectionString: databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

type Provider = { id: string; tenant_id: string; claim_mapping: { roles: unknown } }
const providers = async (): Promise<Provider[]> =>
  (await owner.query('select id, tenant_id, claim_mapping from federation_provider order by id')).rows

const [provider] = await providers()
const mapped = { claim: 'groups', values: { accounting: 'books' } }

await owner.query(
  `update federation_provider set claim_mapping = claim_mapping || jsonb_build_object('roles', 'groups') where id = $1`,
  [provider!.id],
)
await owner.query(
  `insert into role (tenant_id, id, key, name)
   select tenant_id, gen_random_uuid(), 'books', 'Bookkeeper' from federation_provider where id = $1`,
  [provider!.id],
)
// A second provider, whose mapping says already which value stands for which role.
await owner.query(
  `insert into federation_provider
   select (jsonb_populate_record(p, jsonb_build_object(
            'id', gen_random_uuid(), 'slug', 'said', 'claim_mapping', p.claim_mapping || jsonb_build_object('roles', $2::jsonb)))).*
     from federation_provider p where id = $1`,
  [provider!.id, JSON.stringify(mapped)],
)
await owner.query(
  `insert into role_permission (tenant_id, role_id, permission)
   select tenant_id, id, permission from role, unnest(array['audit.manage', 'audit.read']) permission where key = 'books'`,
)
// Somebody who left: the log tells since when they held one of their roles, and of another that is gone it tells no more than the end.
const tell = (person: string, [action, at, changes]: readonly [string, string, object]) =>
  owner.query(
    `insert into audit_record (tenant_id, id, at, kind, action, actor_name, target_type, target_id, target_name, changes)
     values ($1, gen_random_uuid(), $2, 'change', $3, 'Administrator', 'member', $4, 'Gone', $5)`,
    [provider!.tenant_id, at, action, person, changes],
  )
const { rows: members } = await owner.query<{ id: string }>(
  `update membership set status = 'left', created_at = '2026-01-01T00:00Z', joined_at = '2026-01-02T00:00Z'
    where (tenant_id, person_id) = (select tenant_id, person_id from membership m where tenant_id = $1
                                       and not exists (select from membership_role g where g.person_id = m.person_id) limit 1)
   returning person_id as id`,
  [provider!.tenant_id],
)
await tell(members[0]!.id, ['member.role_granted', '2026-02-01T00:00Z', { role: [null, 'books'] }])
await tell(members[0]!.id, ['member.removed', '2026-03-01T00:00Z', { roles: [['books', 'lost'], []] }])
await startTestPlatform(
  { after },
  { distribution: signIn, databaseUrl, settings: { SSO_SECRET_KEY: DUMP_SECRET_KEY }, bootstrap: false },
)

test('a claim that named roles by their keys stands for the roles of that moment, by their ids, and for no administrator', async () => {
  const { rows } = await owner.query<{ key: string; id: string }>(
    `select key, id from role where tenant_id = $1 and key <> 'admin'`,
    [provider!.tenant_id],
  )
  assert.ok(rows.some(({ key }) => key === 'books'))
  const values = Object.fromEntries(rows.map(({ key, id }) => [key, id]))
  const upgraded = (await providers()).find(({ id }) => id === provider!.id)!
  assert.deepEqual(upgraded.claim_mapping.roles, { claim: 'groups', values })
})

test('a mapping that said which value stands for which role stays as it is', async () => {
  const others = (await providers()).filter(({ id }) => id !== provider!.id)
  assert.deepEqual(
    others.map(({ claim_mapping }) => claim_mapping.roles),
    [mapped],
  )
})

test('the permission that opened nothing is taken from every role, and no other is', async () => {
  const { rows } = await owner.query(
    `select p.permission from role_permission p join role r on r.id = p.role_id where r.key = 'books'`,
  )
  assert.deepEqual(rows, [{ permission: 'audit.read' }])
  const left = await owner.query(`select from role_permission where permission = 'audit.manage'`)
  assert.equal(left.rowCount, 0)
})

test('who left before periods of roles were kept is known to have held them until then', async () => {
  const { rows } = await owner.query(
    `select role_key, role_name, granted_at, granted_by_name, ended_at from role_grant_period
      where person_id = $1 and role_key in ('books', 'lost') order by role_key`,
    [members[0]!.id],
  )
  const ended_at = new Date('2026-03-01T00:00Z')
  assert.deepEqual(rows, [
    {
      ...{ role_key: 'books', role_name: 'Bookkeeper', granted_at: new Date('2026-02-01T00:00Z') },
      ...{ granted_by_name: 'Administrator', ended_at },
    },
    {
      ...{ role_key: 'lost', role_name: 'lost', granted_at: new Date('2026-01-02T00:00Z') },
      ...{ granted_by_name: null, ended_at },
    },
  ])
})
