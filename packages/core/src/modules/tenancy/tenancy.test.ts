import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { inPlatform } from '../../kernel/context.ts'
import { givenMember, givenPerson, startTestPlatform } from '../../testing/index.ts'
import { claimPerson, releasePerson, upsertPerson } from './index.ts'
import { sweepPeople } from './jobs.ts'

const world = await startTestPlatform({ after })
const { ctx } = world.platform
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const make = (email: string) =>
  inPlatform(ctx, 'test', async tx => (await upsertPerson(tx, { email, name: 'As typed' })).person.id)
const claim = (email: string) =>
  inPlatform(ctx, 'test', tx => claimPerson(tx, ctx, { email, name: 'Themself' }))

async function remaining(ids: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query('select id from person where id = any($1)', [ids])
  return rows.map(row => row.id).sort()
}

test('people whom nobody ever was are swept, everybody else stays', async () => {
  const forgotten = await make('forgotten@sweep.example')
  const fresh = await make('fresh@sweep.example')
  const { id: withPassword } = await givenPerson(ctx, 'password@sweep.example')
  const verified = await make('verified@sweep.example')
  const invited = (
    await world.admin.post('/organisation/members', { email: 'invited@sweep.example', name: 'Invited' })
  ).body.id
  const revoked = (
    await world.admin.post('/organisation/members', { email: 'revoked@sweep.example', name: 'Revoked' })
  ).body.id
  assert.equal((await world.admin.delete(`/organisation/members/${revoked}`)).status, 204)
  const { id: left } = await givenMember(ctx, (await world.admin.get('/me')).body.tenant, {
    email: 'left@sweep.example',
  })
  await world.admin.delete(`/organisation/members/${left}`)
  await owner.query('delete from credential where person_id = $1', [left])
  const all = [forgotten, fresh, withPassword, verified, invited, revoked, left]
  await owner.query(
    `update person set created_at = now() - interval '2 days' where id = any($1) and id <> $2`,
    [all, fresh],
  )
  await owner.query('update person set email_verified_at = now() where id = $1', [verified])
  await sweepPeople.run(ctx, undefined as never)
  assert.deepEqual(await remaining(all), [fresh, withPassword, verified, invited, left].sort())
})

test('an unclaimed row is taken over once; while somebody is on their way in, nobody else gets it', async () => {
  const id = await make('unclaimed@sweep.example')
  const taken = await claim('unclaimed@sweep.example')
  assert.deepEqual([taken?.id, taken?.name], [id, 'Themself'])
  assert.equal(await claim('unclaimed@sweep.example'), undefined)
  await inPlatform(ctx, 'test', tx => releasePerson(tx, ctx, id))
  assert.deepEqual(await remaining([id]), [])
  assert.notEqual((await claim('unclaimed@sweep.example'))?.id, id)
})

test('an account that is somebody’s is never taken over', async () => {
  await givenPerson(ctx, 'owner@sweep.example')
  assert.equal(await claim('owner@sweep.example'), undefined)
})
