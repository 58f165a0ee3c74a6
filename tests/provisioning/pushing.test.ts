import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient, givenMember, givenTenant } from '@tamga/core/testing'
import {
  givenPerson,
  givenServer,
  givenTarget,
  PASSWORD,
  type Run,
  runsOf,
  startProvisioning,
  succeeded,
  until,
  untilRun,
} from './provisioning-world.ts'

const { admin, origin, platform } = await startProvisioning()

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const member = (id: string) => `/organisation/members/${id}`
const roleNamed = async (name: string): Promise<{ id: string; key: string }> =>
  succeeded(await admin.post('/organisation/roles', { name, permissions: [] }), 201).body

test('a connected system follows a person who joins, changes, is suspended, resumes and leaves', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  const { id, email } = await givenPerson(admin, 'Сараа Бат')
  const user = await until(() => scim.userOf(id))
  assert.deepEqual([user['userName'], user['active'], user['name'].familyName], [email, true, 'Сараа'])
  succeeded(await admin.patch(member(id), { name: 'Сарангэрэл Бат' }))
  await until(() => scim.userOf(id)!['displayName'] === 'Сарангэрэл Бат')
  succeeded(await admin.post(`${member(id)}/suspend`, { reason: 'амралт' }))
  await until(() => scim.userOf(id)!['active'] === false)
  succeeded(await admin.post(`${member(id)}/resume`))
  await until(() => scim.userOf(id)!['active'] === true)
  succeeded(await admin.delete(member(id)), 204)
  await until(() => scim.userOf(id)!['active'] === false)
  await until(async () => (await runsOf(admin, `target=${target}&user=${id}`)).length === 5)
  const runs = await until(async () => {
    const all = await runsOf(admin, `target=${target}&user=${id}`)
    return all.every(run => run.status === 'succeeded') && all
  })
  assert.deepEqual(
    runs.map(run => run.operation),
    ['user.deactivate', 'user.update', 'user.deactivate', 'user.update', 'user.create'],
  )
  assert.equal((await admin.get(`/sso/scim/targets/${target}`)).body.health, 'ok')
  assert.equal(scim.users.size, 1)
})

test('unit, position, manager and number are sent as the enterprise attributes, and follow the tree', async () => {
  const scim = await givenServer()
  await givenTarget(admin, scim)
  const [boss, clerk] = [await givenPerson(admin), await givenPerson(admin)]
  await until(() => scim.userOf(boss.id) && scim.userOf(clerk.id))
  const unitOf = async (body: object) =>
    succeeded(await admin.post('/organisation/units', body), 201).body.id as string
  const top = await unitOf({ name: 'Төв' })
  const desk = await unitOf({ name: 'Бүртгэл', parent_id: top })
  const place = { unit: desk, position: 'Нягтлан', manager: boss.id, employee_number: 'E-7' }
  succeeded(await admin.patch(member(clerk.id), place))
  const extension = () => scim.userOf(clerk.id)![ENTERPRISE] as Record<string, unknown> | undefined
  await until(() => extension()?.['department'] === 'Бүртгэл')
  assert.deepEqual(extension(), {
    department: 'Бүртгэл',
    division: 'Төв',
    employeeNumber: 'E-7',
    manager: { value: scim.userOf(boss.id)!['id'] },
  })
  assert.equal(scim.userOf(clerk.id)!['title'], 'Нягтлан')
  succeeded(await admin.patch(`/organisation/units/${top}`, { name: 'Яам' }))
  await until(() => extension()?.['division'] === 'Яам')
})

test('on_leave: delete takes the entry away, and one that is gone already is a success', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim, { on_leave: 'delete' })
  const [first, second] = [await givenPerson(admin), await givenPerson(admin)]
  await until(() => scim.userOf(first.id) && scim.userOf(second.id))
  scim.users.delete(scim.userOf(second.id)!['id'])
  for (const { id } of [first, second]) succeeded(await admin.delete(member(id)), 204)
  const run = await until(
    async () =>
      (await runsOf(admin, `target=${target}&operation=user.delete&user=${second.id}&status=succeeded`))[0],
  )
  assert.equal(run.http_status, 404)
  await until(() => scim.users.size === 0)
})

test('whoever changes their own name is followed too', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  const { id } = (await admin.get('/me')).body.user
  succeeded(await admin.post(`/sso/scim/targets/${target}/users/${id}/push`), 202)
  await until(() => scim.userOf(id))
  succeeded(await admin.patch('/me', { name: 'Болд Дорж' }))
  await until(() => scim.userOf(id)!['displayName'] === 'Болд Дорж')
})

test('the names and the phone that a person gave are sent as they gave them', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  const { id, email } = await givenPerson(admin, 'Bob')
  const bob = await until(() => scim.userOf(id))
  assert.deepEqual([bob['name'], bob['phoneNumbers']], [{ formatted: 'Bob', givenName: 'Bob' }, undefined])
  const self = createClient(origin)
  await self.signIn(email, PASSWORD)
  succeeded(await self.patch('/me', { given_name: 'Болд', family_name: 'Бат', phone: '+976 9911 2233' }))
  const named = await until(() => scim.userOf(id)!['name'].familyName && scim.userOf(id))
  assert.deepEqual([named!['name'].givenName, named!['name'].familyName], ['Болд', 'Бат'])
  assert.equal(named!['phoneNumbers'][0].value, '+976 9911 2233')
  await until(async () =>
    (await runsOf(admin, `target=${target}&user=${id}`)).every(run => run.status === 'succeeded'),
  )
  const { body } = await admin.post(`/sso/scim/targets/${target}/resync?dry_run=true`)
  assert.ok(body.unchanged >= 1, JSON.stringify(body))
})

test('what an invited person says of themself elsewhere is not told to the tenant that invites', async () => {
  const elsewhere = await givenTenant(platform.ctx, 'elsewhere')
  const known = await givenMember(platform.ctx, elsewhere, { email: 'guest@elsewhere.example' })
  const self = createClient(origin)
  await self.signIn(known.email, known.password)
  succeeded(await self.patch('/me', { given_name: 'Нууц', phone: '+976 8811 0000' }))
  const invited = await admin.post('/organisation/members', { email: known.email, name: 'Зочин' })
  succeeded(invited, 201)
  const shown = await admin.post('/sso/scim/targets/preview', { user: invited.body.id })
  assert.equal(shown.status, 200, shown.text)
  assert.deepEqual(shown.body.resource.name, { formatted: 'Зочин', givenName: 'Зочин' })
  assert.ok(!shown.text.includes('8811'))
})

test('invited people are not pushed before they join', async () => {
  const scim = await givenServer()
  await givenTarget(admin, scim)
  succeeded(await admin.post('/organisation/members', { email: 'guest@first.example', name: 'Зочин' }), 201)
  const { id } = await givenPerson(admin)
  await until(() => scim.userOf(id))
  assert.equal(scim.users.size, 1)
})

test('an entry is adopted by externalId, then by userName, but another’s is never taken over', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim, { enabled: false })
  const [known, named, foreign] = [
    await givenPerson(admin),
    await givenPerson(admin),
    await givenPerson(admin),
  ]
  scim.users.set('k', { id: 'k', userName: 'old-name', externalId: known.id })
  scim.users.set('n', { id: 'n', userName: named.email.toUpperCase() })
  scim.users.set('f', { id: 'f', userName: foreign.email, externalId: 'somebody-else', active: true })
  succeeded(await admin.put(`/sso/scim/targets/${target}`, { enabled: true }))
  await untilRun(admin, { target, user: known.id, status: 'succeeded' })
  await untilRun(admin, { target, user: named.id, status: 'succeeded' })
  const refused = await untilRun(admin, { target, user: foreign.id, status: 'failed' })
  assert.equal(scim.users.get('k')!['userName'], known.email)
  assert.equal(scim.users.get('n')!['externalId'], named.id)
  assert.deepEqual(scim.users.get('f'), {
    id: 'f',
    userName: foreign.email,
    externalId: 'somebody-else',
    active: true,
  })
  assert.deepEqual([refused.problem_code, refused.attempt], ['taken', 7])
  // Whoever is not ours is not deactivated either.
  succeeded(await admin.delete(member(foreign.id)), 204)
  await until(
    async () => (await runsOf(admin, `target=${target}&user=${foreign.id}&status=succeeded`)).length,
  )
  assert.equal(scim.users.get('f')!['active'], true)
})

test('a 409 at creation leads to the entry that is meant', async () => {
  const scim = await givenServer()
  // Slack finds nobody by externalId.
  const target = await givenTarget(admin, scim, { compatibility: 'slack' })
  let isFirst = true
  scim.fault = ({ method, path }) => {
    if (method !== 'GET' || !path.includes('filter') || !isFirst) return undefined
    isFirst = false
    return { status: 200, type: 'application/scim+json', body: '{"Resources":[]}' }
  }
  const person = await givenPerson(admin)
  scim.users.set('there', { id: 'there', userName: person.email })
  await untilRun(admin, { target, user: person.id, status: 'succeeded' })
  assert.equal(scim.userOf(person.id)!['userName'], person.email)
})

test('without PATCH the whole entry is replaced', async () => {
  const scim = await givenServer()
  scim.patch = false
  const target = await givenTarget(admin, scim)
  const { id } = await givenPerson(admin)
  await until(() => scim.userOf(id))
  succeeded(await admin.patch(member(id), { name: 'Дулмаа' }))
  await until(() => scim.userOf(id)!['displayName'] === 'Дулмаа')
  assert.ok(scim.seen.some(({ method }) => method === 'PUT'))
  assert.ok(!scim.seen.some(({ method }) => method === 'PATCH'))
  // A target that says nothing of itself is tried, and believed from then on.
  const silent = await givenServer()
  silent.patch = false
  silent.fault = ({ path }) => (path === '/ServiceProviderConfig' ? { status: 404 } : undefined)
  await givenTarget(admin, silent)
  succeeded(await admin.post(`${member(id)}/suspend`, { reason: 'x' }))
  succeeded(await admin.post(`${member(id)}/resume`))
  await until(() => silent.userOf(id)?.['active'])
  assert.equal(target.length, 36)
})

test('the scope decides by roles who is pushed, and losing the role takes the entry back', async () => {
  const scim = await givenServer()
  const role = await roleNamed('Борлуулалт')
  await givenTarget(admin, scim, { scope: { roles: [role.key] }, push_groups: true })
  const [inside, outside] = [await givenPerson(admin), await givenPerson(admin)]
  succeeded(await admin.put(`${member(inside.id)}/roles/${role.id}`))
  const user = await until(() => scim.userOf(inside.id))
  await until(() => [...scim.groups.values()][0]?.['members']?.[0]?.value === user['id'])
  assert.equal(scim.userOf(outside.id), undefined)
  assert.equal([...scim.groups.values()][0]!['displayName'], 'Борлуулалт')
  succeeded(await admin.delete(`${member(inside.id)}/roles/${role.id}`))
  await until(() => scim.userOf(inside.id)!['active'] === false)
  await until(() => [...scim.groups.values()][0]!['members'].length === 0)
  succeeded(await admin.patch(`/organisation/roles/${role.id}`, { name: 'Худалдаа' }))
  await until(() => [...scim.groups.values()][0]!['displayName'] === 'Худалдаа')
  succeeded(await admin.delete(`/organisation/roles/${role.id}`), 204)
  await until(() => scim.groups.size === 0)
})

test('a resync tells its plan first, then pushes everything again and shows how far it is', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  const before = (await admin.post(`/sso/scim/targets/${target}/resync?dry_run=true`)).body
  assert.ok(before.create > 5 && before.update === 0 && before.unchanged === 0)
  const started = succeeded(await admin.post(`/sso/scim/targets/${target}/resync`), 202)
  const finished = await until(async () => {
    const run: Run = (await admin.get(`/sso/scim/runs/${started.body.run_id}`)).body
    return run.status === 'succeeded' && run
  })
  assert.deepEqual(
    [finished.operation, finished.subject, finished.progress.total, finished.progress.succeeded],
    ['resync', null, before.create, before.create],
  )
  assert.equal(scim.users.size, before.create)
  const [lost, changed] = [...scim.users.values()] as [Run, Run]
  scim.users.delete(lost.id)
  changed.displayName = 'өөрчилсөн'
  const plan = (await admin.post(`/sso/scim/targets/${target}/resync?dry_run=true`)).body
  assert.deepEqual([plan.create, plan.update, plan.unchanged], [0, 0, before.create])
  const again = succeeded(await admin.post(`/sso/scim/targets/${target}/resync`), 202)
  await until(
    async () => (await admin.get(`/sso/scim/runs/${again.body.run_id}`)).body.status === 'succeeded',
  )
  assert.ok(scim.userOf(lost.externalId))
  assert.notEqual(scim.userOf(changed.externalId)!['displayName'], 'өөрчилсөн')
})

test('one person is pushed at once, and the run shows what was said without the token', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  const { id } = await givenPerson(admin)
  await until(() => scim.userOf(id))
  scim.userOf(id)!['displayName'] = 'өөр'
  // A target that repeats what it was sent, the token too.
  scim.fault = ({ method }) =>
    method === 'PATCH'
      ? { status: 200, commit: true, type: 'application/json', body: JSON.stringify({ echo: scim.token }) }
      : undefined
  const { run_id } = succeeded(await admin.post(`/sso/scim/targets/${target}/users/${id}/push`), 202).body
  const run = await until(async () => {
    const found = (await admin.get(`/sso/scim/runs/${run_id}`)).body
    return found.status === 'succeeded' && found
  })
  assert.deepEqual(
    run.trace.map((step: Run) => [step.method, step.status]),
    [
      ['GET', 200],
      ['GET', 200],
      ['PATCH', 200],
    ],
  )
  assert.equal(run.trace[2].response.echo, '•••')
  assert.ok(!JSON.stringify(run).includes(scim.token))
  assert.equal((await admin.post(`/sso/scim/targets/${target}/users/${target}/push`)).status, 404)
})

test('too many removals pause a target, and go on only when somebody agrees', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim, { max_removals: 2 })
  const people = [await givenPerson(admin), await givenPerson(admin), await givenPerson(admin)]
  await until(() => people.every(({ id }) => scim.userOf(id)))
  // Little is heard until all three are waiting.
  succeeded(await admin.put(`/sso/scim/targets/${target}`, { enabled: false }))
  for (const { id } of people) succeeded(await admin.delete(member(id)), 204)
  succeeded(await admin.put(`/sso/scim/targets/${target}`, { enabled: true }))
  const paused = await until(async () => {
    const { body } = await admin.get(`/sso/scim/targets/${target}`)
    return body.health === 'paused' && body
  })
  // As many as the limit may be gone before it is reached; never more.
  const gone = people.filter(({ id }) => scim.userOf(id)!['active'] === false)
  assert.ok(gone.length <= 2, `${gone.length} are gone`)
  assert.ok(paused.paused_removals >= 1, String(paused.paused_removals))
  assert.equal((await admin.post(`/sso/scim/targets/${target}/resync`)).body.code, 'wrong_state')
  succeeded(await admin.post(`/sso/scim/targets/${target}/resume`))
  await until(() => people.every(({ id }) => scim.userOf(id)!['active'] === false))
  assert.equal((await admin.post(`/sso/scim/targets/${target}/resume`)).status, 409)
})

test('removals that nobody agrees to are dropped, and everything else goes on', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim, { max_removals: 1 })
  const people = [await givenPerson(admin), await givenPerson(admin), await givenPerson(admin)]
  await until(() => people.every(({ id }) => scim.userOf(id)))
  scim.fault = () => ({ status: 503 })
  // One removal is tried and fails before the others arrive and pause the target.
  const [first, ...others] = people
  succeeded(await admin.delete(member(first!.id)), 204)
  await untilRun(admin, { target, user: first!.id, status: 'retrying' })
  scim.fault = () => undefined
  for (const { id } of others) succeeded(await admin.delete(member(id)), 204)
  await until(async () => (await admin.get(`/sso/scim/targets/${target}`)).body.health === 'paused')
  const { body } = succeeded(await admin.post(`/sso/scim/targets/${target}/resume`, { removals: 'reject' }))
  // It answers again, but failed today: that is not forgotten.
  assert.deepEqual([body.health, body.paused_removals], ['failing', null])
  const dropped = await runsOf(admin, `target=${target}&status=cancelled`)
  assert.ok(dropped.some(run => run.problem_code === 'rejected'))
  const { id } = await givenPerson(admin)
  await until(() => scim.userOf(id))
  assert.ok(people.some(person => scim.userOf(person.id)!['active'] === true))
  assert.equal((await admin.post(`/sso/scim/targets/${target}/resume`)).body.code, 'wrong_state')
})

test('what failed is tried again by itself when the token or address is mended and the connection holds', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim, { token: 'expired' })
  const { id } = await givenPerson(admin)
  const failed = await untilRun(admin, { target, user: id, status: 'failed' })
  assert.equal(failed.problem_code, 'unauthorised')
  succeeded(await admin.put(`/sso/scim/targets/${target}`, { token: 'still-wrong' }))
  const tests = () => scim.seen.filter(({ path }) => path.includes('startIndex=1&count=1')).length
  await until(() => tests() === 1)
  assert.equal((await admin.get(`/sso/scim/runs/${failed.id}`)).body.status, 'failed')
  succeeded(await admin.put(`/sso/scim/targets/${target}`, { token: scim.token }))
  const done = await untilRun(admin, { target, user: id, status: 'succeeded' })
  assert.equal(done.id, failed.id)
  assert.equal(scim.users.size, 1)
})

test('409 of three kinds: our own entry, one that belongs to nobody, and another’s', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  const join = async (email: string): Promise<string> =>
    (await admin.post('/organisation/members', { email, name: 'Нэр', password: PASSWORD })).body.id
  // Each is hidden from the search that comes before the creation, as by somebody who made it in between.
  const hidden = new Set<string>()
  scim.fault = ({ method, path }) => {
    const name = decodeURIComponent(path)
    const isHidden = method === 'GET' && [...hidden].some(one => name.includes(`userName eq "${one}"`))
    if (!isHidden) return undefined
    for (const one of hidden) if (name.includes(one)) hidden.delete(one)
    return { status: 200, type: 'application/scim+json', body: '{"totalResults":0,"Resources":[]}' }
  }
  const emails = ['own', 'nobody', 'foreign'].map(name => `kind-${name}@first.example`)
  for (const email of emails) hidden.add(email)
  scim.users.set('nobody', { id: 'nobody', userName: emails[1] })
  scim.users.set('foreign', { id: 'foreign', userName: emails[2], externalId: 'x', displayName: 'Өөр хүн' })
  let lost = 0
  const search = scim.fault
  scim.fault = request =>
    request.method === 'POST' && request.body?.['userName'] === emails[0] && lost++ < 1
      ? { commit: true, status: 409, type: 'application/scim+json', body: '{"scimType":"uniqueness"}' }
      : search(request)
  const [own, nobody, foreign] = [await join(emails[0]!), await join(emails[1]!), await join(emails[2]!)]
  await untilRun(admin, { target, user: own, status: 'succeeded' })
  await untilRun(admin, { target, user: nobody, status: 'succeeded' })
  const refused = await untilRun(admin, { target, user: foreign, status: 'failed' })
  assert.equal(refused.problem_code, 'taken')
  assert.equal(scim.users.get('nobody')!['externalId'], nobody)
  assert.deepEqual(
    [scim.users.get('foreign')!['externalId'], scim.users.get('foreign')!['displayName']],
    ['x', 'Өөр хүн'],
  )
  assert.deepEqual([scim.users.size, lost], [3, 1])
  const posts = scim.seen.filter(
    ({ method, body }) => method === 'POST' && emails.includes(body?.['userName']),
  )
  assert.ok(posts.length >= 3, 'each was tried and answered with 409')
})
