import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { defineModule } from '@tamga/core'
import { coreDistribution, startTestPlatform } from '@tamga/core/testing'
import { notes } from './notes/module.ts'

const optional = defineModule({ ...notes, catalog: 'optional' })
const { core, apps } = coreDistribution.catalog
const entry = { slug: 'notes', id: notes.id, version: '1.0.0', dependencies: notes.dependencies }

test('an optional app that the catalog does not list is neither migrated, mounted nor listed', async () => {
  const distribution = { ...coreDistribution, modules: [optional] }
  const { admin, platform } = await startTestPlatform({ after }, { distribution })
  assert.equal((await admin.get('/notes')).status, 404)
  assert.equal((await admin.get('/store/apps/notes')).status, 404)
  assert.equal((await admin.post('/store/apps/notes/install')).status, 404)
  const { items } = (await admin.get('/store/apps')).body as { items: { slug: string }[] }
  assert.ok(items.length > 0 && !items.some(({ slug }) => slug === 'notes'))
  assert.ok(!platform.services.modules.permissions.some(permission => permission.startsWith('notes.')))
  const { rows } = await platform.services.database.run<{ found: string | null }>(
    { name: 'look for a table', role: 'platform', text: `select to_regclass('note')::text as found` },
    [],
  )
  assert.equal(rows[0]!.found, null)
})

test('the same app is there as soon as the catalog lists it', async () => {
  const catalog = { core, apps: [...apps, entry] }
  const distribution = { name: 'example', catalog, modules: [optional] }
  const { admin } = await startTestPlatform({ after }, { distribution })
  assert.equal((await admin.post('/store/apps/notes/install')).status, 201)
  assert.equal((await admin.get('/notes')).status, 200)
})
