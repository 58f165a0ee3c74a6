import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Response } from 'express'
import {
  givenPerson,
  type Run,
  runsOf,
  startProvisioning,
  succeeded,
  until,
  untilRun,
} from './provisioning-world.ts'
import { type ScimmyServer, startScimmy } from './scimmy-server.ts'

const { admin } = await startProvisioning()
const scimmy: ScimmyServer = await startScimmy()
after(() => scimmy.close())

const made = await admin.post('/sso/scim/targets', {
  name: 'SCIMMY',
  base_url: scimmy.url,
  token: scimmy.token,
  push_groups: true,
})
const target: string = made.body.id
const member = (id: string) => `/organisation/members/${id}`
const pass = () => {
  scimmy.meddle = (_request, _response, next) => next()
}

test('the connection test finds a service provider of others in order', async () => {
  const { body } = await admin.post(`/sso/scim/targets/${target}/test`)
  assert.equal(body.ok, true, JSON.stringify(body))
  assert.equal(body.steps.length, 5)
  assert.equal(typeof body.service_provider_config.patch.supported, 'boolean')
})

test('people and roles arrive there, change there and go inactive there', async () => {
  const { id, email } = await givenPerson(admin, 'Сараа Бат')
  const user = await until(() => scimmy.userOf(id))
  assert.deepEqual([user['userName'], user['active'], user['emails'][0].value], [email, true, email])
  succeeded(await admin.patch(member(id), { name: 'Дулмаа Бат' }))
  await until(() => scimmy.userOf(id)!['displayName'] === 'Дулмаа Бат')
  const role = succeeded(
    await admin.post('/organisation/roles', { name: 'Санхүү', permissions: [] }),
    201,
  ).body
  succeeded(await admin.put(`${member(id)}/roles/${role.id}`))
  const finance = () => [...scimmy.groups.values()].find(group => group['displayName'] === 'Санхүү')
  await until(() => finance()?.['members']?.[0]?.value === user['id'])
  succeeded(await admin.delete(`${member(id)}/roles/${role.id}`))
  await until(() => (finance()!['members'] ?? []).length === 0)
  succeeded(await admin.delete(member(id)), 204)
  await until(() => scimmy.userOf(id)!['active'] === false)
  succeeded(await admin.delete(`/organisation/roles/${role.id}`), 204)
  await until(() => !finance())
  assert.deepEqual(await runsOf(admin, `target=${target}&status=failed`), [])
})

test('its 409 leads to the entry of that name, unless it is another’s', async () => {
  scimmy.users.set('mine', { id: 'mine', userName: 'adopted@first.example' })
  scimmy.users.set('other', { id: 'other', userName: 'foreign@first.example', externalId: 'x' })
  const join = async (email: string): Promise<string> =>
    (
      await admin.post('/organisation/members', {
        email,
        name: 'Нэр',
        password: 'another long seal of jade 1207',
      })
    ).body.id
  const adopted = await join('adopted@first.example')
  await until(() => scimmy.users.get('mine')!['externalId'] === adopted)
  const refused = await untilRun(admin, {
    target,
    user: await join('foreign@first.example'),
    status: 'failed',
  })
  assert.deepEqual([refused.problem_code, scimmy.users.get('other')!['externalId']], ['taken', 'x'])
})

const FAULTS: Record<string, (response: Response) => void> = {
  '500s': response => void response.status(500).send('boom'),
  '429 with Retry-After': response => void response.status(429).set('retry-after', '1').send('{}'),
  'HTML answers': response => void response.status(200).send('<html></html>'),
  'a redirect': response => response.redirect('http://127.0.0.1:9/'),
  'a closed connection': response => void response.destroy(),
}

for (const [name, fault] of Object.entries(FAULTS))
  test(`after ${name} exactly one user is there`, async () => {
    let faults = 0
    scimmy.meddle = (request, response, next) =>
      request.method === 'POST' && faults++ < 2 ? fault(response) : next()
    const { id } = await givenPerson(admin)
    const run = await untilRun(admin, { target, user: id, status: 'succeeded' })
    pass()
    assert.deepEqual([run.attempt, countOf(id)], [3, 1])
  })

test('after a reply that was dropped behind the commit exactly one user is there', async () => {
  let dropped = 0
  scimmy.meddle = (request, response, next) => {
    if (request.method === 'POST' && request.path.endsWith('/Users') && dropped++ < 1)
      response.writeHead = () => response.destroy() as never
    next()
  }
  const { id } = await givenPerson(admin)
  const run: Run = await untilRun(admin, { target, user: id, status: 'succeeded' })
  pass()
  assert.deepEqual([dropped, run.attempt, countOf(id)], [1, 2, 1])
})

const countOf = (id: string): number =>
  [...scimmy.users.values()].filter(user => user['externalId'] === id).length
