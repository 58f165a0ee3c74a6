import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { createClient, createTestDatabase, runTamga, startTamga } from '@tamga/core/testing'

const PROCESSES = 20

const BOOTSTRAP = {
  BOOTSTRAP_TENANT_SLUG: 'acme',
  BOOTSTRAP_ADMIN_EMAIL: 'admin@acme.mn',
  BOOTSTRAP_ADMIN_PASSWORD: 'bronze seal of the steppe 9',
}

test('twenty first starts on one empty database migrate once, make one tenant and all come up', async t => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-parallel-'))
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }))
  const env = { DATABASE_URL: await createTestDatabase(t), DATA_DIR }
  const services = await Promise.all(
    Array.from({ length: PROCESSES }, () => startTamga({ ...env, ...BOOTSTRAP })),
  )
  for (const { origin } of services) {
    assert.equal((await fetch(`${origin}/ready`)).status, 200)
    await createClient(origin).signIn(BOOTSTRAP.BOOTSTRAP_ADMIN_EMAIL, BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD)
  }
  for (const { child } of services) child.kill('SIGTERM')
  const ended = await Promise.all(services.map(service => service.ended))
  assert.deepEqual(new Set(ended.map(({ code }) => code)), new Set([0]))
  assert.deepEqual(ended.map(({ stderr }) => stderr).filter(Boolean), [])

  assert.deepEqual(JSON.parse((await runTamga(['migrate', '--json'], env)).stdout).applied, [])
  const tenants = JSON.parse((await runTamga(['tenant', 'list', '--json'], env)).stdout)
  assert.deepEqual(
    tenants.map(({ slug, members }: { slug: string; members: number }) => [slug, members]),
    [['acme', 1]],
  )
})
