import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  givenPerson,
  givenServer,
  givenTarget,
  type Run,
  runsOf,
  startProvisioning,
  succeeded,
  until,
  untilRun,
} from './provisioning-world.ts'
import type { Fault } from './scim-server.ts'

const { admin, platform } = await startProvisioning()
const member = (id: string) => `/organisation/members/${id}`

test('a failing push is tried seven times, then a record is left and the job stops; a retry begins anew', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  scim.fault = ({ method }) =>
    method === 'POST' ? { status: 500, type: 'application/json', body: '{"detail":"no room"}' } : undefined
  const { id } = await givenPerson(admin)
  const failed = await untilRun(admin, { target, user: id, status: 'failed' })
  assert.deepEqual(
    [failed.attempt, failed.http_status, failed.problem_code, failed.next_attempt_at],
    [7, 500, 'target_error', null],
  )
  assert.match(failed.problem, /алдаа.*no room/)
  assert.ok(failed.finished_at)
  assert.equal(scim.seen.filter(({ method }) => method === 'POST').length, 7)
  const { body } = await admin.get(`/sso/scim/targets/${target}`)
  assert.deepEqual([body.health, body.failed, body.waiting], ['failing', 1, 0])
  scim.fault = () => undefined
  const retried = succeeded(await admin.post(`/sso/scim/runs/${failed.id}/retry`), 202)
  assert.deepEqual([retried.body.id, retried.body.status, retried.body.problem], [failed.id, 'queued', null])
  const done = await untilRun(admin, { target, user: id, status: 'succeeded' })
  assert.deepEqual([done.id, done.attempt], [failed.id, 1])
  assert.equal((await admin.post(`/sso/scim/runs/${failed.id}/retry`)).body.code, 'wrong_state')
})

test('a target that fails every third push is not healthy, whatever its last answer was, and whoever manages it is told', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  let asked = 0
  scim.fault = ({ method }) => (method === 'POST' && ++asked % 3 === 0 ? { status: 500 } : undefined)
  const people = []
  for (let each = 0; each < 4; each++) people.push(await givenPerson(admin))
  for (const { id } of people) await untilRun(admin, { target, user: id, status: 'succeeded' })
  const { body } = await admin.get(`/sso/scim/targets/${target}`)
  assert.deepEqual([body.health, body.retrying, body.failed], ['failing', 0, 0])
  const [hour] = body.last_day
  assert.ok(hour.failed >= 1 && hour.succeeded >= 4, JSON.stringify(body.last_day))
  const failing = (await admin.get('/sso/scim/targets?health=failing&limit=200')).body.items
  assert.ok(failing.some((each: { id: string }) => each.id === target))
  await until(async () => {
    const { items } = (await admin.get('/me/notifications')).body
    return items.some(({ path }: { path: string }) => path === `/sso/scim/${target}`)
  })
})

test('failed runs are retried by selection and by filter', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  scim.fault = () => ({ status: 503 })
  const people = [await givenPerson(admin), await givenPerson(admin), await givenPerson(admin)]
  const failed = await until(async () => {
    const runs = await runsOf(admin, `target=${target}&status=failed`)
    return runs.length === 3 && runs
  })
  scim.fault = () => undefined
  assert.deepEqual((await admin.post('/sso/scim/runs/retry', { ids: [failed[0].id] })).body, { retried: 1 })
  assert.deepEqual((await admin.post('/sso/scim/runs/retry', { filter: { target } })).body, { retried: 2 })
  await until(() => people.every(({ id }) => scim.userOf(id)))
})

test('a longer Retry-After is honoured and counts', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  scim.fault = ({ method }) =>
    method === 'POST' ? { status: 429, headers: { 'retry-after': '2' } } : undefined
  const { id } = await givenPerson(admin)
  const waiting = await untilRun(admin, { target, user: id, status: 'retrying' })
  assert.deepEqual([waiting.attempt, waiting.http_status, waiting.problem_code], [1, 429, 'rate_limited'])
  const asked = scim.seen.find(({ method }) => method === 'POST')!.at
  assert.ok(Date.parse(waiting.next_attempt_at) >= asked + 1900)
  scim.fault = () => undefined
  const done = await untilRun(admin, { target, user: id, status: 'succeeded' })
  assert.equal(done.attempt, 2)
})

test('a reply that is lost after the target did its work makes no second user', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  let lost = 0
  scim.fault = ({ method }) => (method === 'POST' && lost++ < 1 ? { commit: true, drop: true } : undefined)
  const { id } = await givenPerson(admin)
  const run = await untilRun(admin, { target, user: id, status: 'succeeded' })
  assert.deepEqual([lost, scim.users.size, run.attempt], [1, 1, 2])
})

test('whoever leaves before their creation was answered is deactivated all the same', async () => {
  const scim = await givenServer()
  await givenTarget(admin, scim)
  scim.fault = ({ method }) => (method === 'POST' ? { commit: true, drop: true } : undefined)
  const { id } = await givenPerson(admin)
  await until(() => scim.userOf(id))
  scim.fault = ({ method, path }) =>
    method === 'GET' && path.startsWith('/Users?') ? { status: 500 } : undefined
  succeeded(await admin.delete(member(id)), 204)
  scim.fault = () => undefined
  await until(() => scim.userOf(id)!['active'] === false)
})

const ODD: Record<string, [Fault, string]> = {
  'an HTML page': [{ status: 200 }, 'not_scim'],
  'a redirect': [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'redirected'],
  'an endless body': [{ endless: true }, 'too_large'],
  'a broken line': [{ drop: true }, 'unreachable'],
  'a refused token': [{ status: 401 }, 'unauthorised'],
  'a missing right': [{ status: 403 }, 'forbidden'],
}

// Side by side, each at a target of its own: most of their time is waiting for the next attempt.
describe('an odd answer', { concurrency: true }, () => {
  for (const [name, [fault, code]] of Object.entries(ODD))
    test(`${name} is a failure that says its cause`, async () => {
      const scim = await givenServer()
      const target = await givenTarget(admin, scim)
      scim.fault = ({ path }) => (path.startsWith('/Users') ? fault : undefined)
      const { id } = await givenPerson(admin)
      const run = await untilRun(admin, { target, user: id, status: 'failed' })
      assert.deepEqual([run.problem_code, run.attempt], [code, 7])
      assert.equal(scim.users.size, 0)
      succeeded(await admin.delete(`/sso/scim/targets/${target}`), 204)
    })
})

test('a target is deleted while an attempt on it is just ending', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  scim.fault = () => ({ status: 429, headers: { 'retry-after': '3600' } })
  const { id } = await givenPerson(admin)
  await untilRun(admin, { target, user: id, status: 'retrying' })
  const { sql } = await import('@tamga/core')
  const { tenant } = (await admin.get('/me')).body
  const deletion = await platform.services.database.inTenant(tenant.id, async tx => {
    await sql`select 1 from scim_target where id = ${target} for key share`.execute(tx)
    const answer = admin.delete(`/sso/scim/targets/${target}`)
    await until(async () => {
      const { rows } = await sql`
        select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
        tx,
      )
      return rows.length > 0
    })
    await sql`update scim_run set problem_code = 'interrupted' where target_id = ${target}`.execute(tx)
    return { answer }
  })
  succeeded(await deletion.answer, 204)
})

test('what waits for one person is one run with the newest state, and the order is kept', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  scim.fault = () => ({ status: 429, headers: { 'retry-after': '1' } })
  const { id } = await givenPerson(admin, 'Нэг')
  await untilRun(admin, { target, user: id, status: 'retrying' })
  for (const name of ['Хоёр', 'Гурав', 'Дөрөв']) succeeded(await admin.patch(member(id), { name }))
  scim.fault = () => undefined
  await untilRun(admin, { target, user: id, status: 'succeeded' })
  // On a busy machine an attempt may have begun between two of the changes; the newest state follows it.
  await until(() => scim.userOf(id)!['displayName'] === 'Дөрөв')
  assert.equal(scim.seen.filter(({ method }) => method === 'POST').length, 1)
  scim.wait = 40
  for (let change = 1; change <= 12; change++)
    succeeded(await admin.patch(member(id), { name: `Нэр ${change}` }))
  await until(() => scim.userOf(id)!['displayName'] === 'Нэр 12')
  const names = scim.seen.flatMap(({ body }) =>
    (body?.['Operations'] ?? []).filter((op: Run) => op.path === 'displayName').map((op: Run) => op.value),
  )
  assert.deepEqual(
    names,
    names.toSorted((a: string, b: string) => Number(a.slice(4)) - Number(b.slice(4))),
  )
})

test('the runs of a process that died are taken over', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  scim.fault = () => ({ status: 429, headers: { 'retry-after': '3600' } })
  const { id } = await givenPerson(admin)
  const run = await untilRun(admin, { target, user: id, status: 'retrying' })
  scim.fault = () => undefined
  const { tenant } = (await admin.get('/me')).body
  const dead = '0190a000-0000-7000-8000-00000000dead'
  await platform.services.database.inTenant(tenant.id, async tx => {
    const { sql } = await import('@tamga/core')
    await sql`update scim_run set status = 'running', claimed_by = ${dead} where id = ${run.id}`.execute(tx)
    await sql`update scim_target set lease_by = ${dead}, lease_until = now() + interval '2 seconds' where id = ${target}`.execute(
      tx,
    )
    await platform.services.jobs.enqueue(tx, 'scim.drain', { payload: { target_id: target }, key: target })
  })
  const done = await untilRun(admin, { target, user: id, status: 'succeeded' })
  assert.deepEqual([done.id, done.attempt], [run.id, 2])
})
