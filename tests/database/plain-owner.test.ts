import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Client,
  pg,
  skipWithout,
  startDebianPostgres,
  startEmbeddedAlone,
  startTestPlatform,
} from '@tamga/core/testing'
import type { Server } from './backends.ts'

/** As on a managed PostgreSQL: nobody is superuser, the owner may make roles and owns its database. */
async function givenPlainOwner(server: Server): Promise<string> {
  const root = new pg.Client({ connectionString: server.url })
  await root.connect()
  await root.query(`create role plain_owner login createrole password 'plain'`)
  await root.query('create database plain owner plain_owner')
  await root.end()
  const url = new URL(server.url)
  Object.assign(url, { username: 'plain_owner', password: 'plain', pathname: '/plain' })
  return url.href
}

/** The owner, as whom the version of rights is renewed, is itself under the forced policies here. */
async function appliesRights(admin: Client): Promise<void> {
  const [role] = (await admin.get('/me')).body.roles
  assert.equal((await admin.patch(`/organisation/roles/${role.id}`, { name: 'Эзэн' })).status, 200)
  assert.equal((await admin.get('/me')).body.roles[0].name, 'Эзэн')
}

async function worksFor(server: Server): Promise<void> {
  const cleanups: (() => Promise<unknown>)[] = [() => server.stop()]
  try {
    const databaseUrl = await givenPlainOwner(server)
    const t = { after: (work: () => Promise<unknown>) => void cleanups.push(work) }
    const { admin } = await startTestPlatform(t, { databaseUrl })
    assert.equal((await admin.get('/me')).status, 200)
    assert.equal((await admin.patch('/me', { name: 'Болд' })).status, 200)
    assert.equal((await admin.get('/settings/platform')).body.access_mode, 'invited')
    const made = await admin.post('/platform/tenants', { slug: 'another', name: 'Өөр' })
    assert.equal(made.status, 201, made.text)
    await appliesRights(admin)
    const again = await startTestPlatform(t, { databaseUrl, bootstrap: false })
    assert.equal((await again.stranger.get('//ready')).status, 200)
    await takesNewPassword(databaseUrl, t)
  } finally {
    for (const clean of cleanups.reverse()) await clean()
  }
}

/** The passwords of the service roles follow the owner's. */
async function takesNewPassword(
  databaseUrl: string,
  t: { after(work: () => Promise<unknown>): void },
): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(`alter role plain_owner password 'changed'`)
  await owner.end()
  const url = new URL(databaseUrl)
  url.password = 'changed'
  const { stranger } = await startTestPlatform(t, { databaseUrl: url.href, bootstrap: false })
  assert.equal((await stranger.get('//ready')).status, 200)
}

describe('an owner that is no superuser', () => {
  test('is enough on Debian’s PostgreSQL', { skip: skipWithout('postgresql') }, async () => {
    await worksFor(await startDebianPostgres())
  })

  test('is enough on the embedded PostgreSQL', async () => {
    await worksFor(await startEmbeddedAlone())
  })
})
