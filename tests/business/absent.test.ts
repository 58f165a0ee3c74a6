import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { coreModules, permissionsOf, startTestPlatform } from '@tamga/core/testing'
import { government } from '../../distributions/government/distribution.ts'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { filledPath } from '../policy/world/route-table.ts'

const apps = coreModules.filter(({ isBusiness }) => isBusiness)
const permissions = apps.flatMap(permissionsOf)
const routes = apps.flatMap(({ routes = [], root }) =>
  routes.map(({ method, path }) => ({ method, path: filledPath(`${root}${path}`).replace('/api/v1', '') })),
)

/** The specification names these two in every flavour. */
const SCOPES = ['erp.read', 'erp.write']

for (const distribution of [signIn, government])
  test(`${distribution.name} has no business app: no route, permission, menu, dataset, table or scope of one`, async () => {
    assert.ok(apps.length >= 2 && routes.length > 30 && permissions.includes('contacts.read'))
    const { admin, platform } = await startTestPlatform(
      { after },
      { distribution, settings: { PASSWORD_LOGIN: 'on' } },
    )
    for (const { method, path } of routes) {
      const { status, body } = await admin.request(method, path, method === 'GET' ? undefined : {})
      assert.deepEqual([status, body.code], [404, 'not_found'], `${method} ${path}`)
    }
    const { modules } = platform.services
    assert.deepEqual(
      modules.permissions.filter(name => permissions.includes(name)),
      [],
    )
    assert.deepEqual(
      [...modules.businessScopes.values()].map(opened => opened.size),
      [0, 0],
    )
    const told = (await admin.get('/organisation/permissions')).text
    const menus = (await admin.get('/menus')).text
    const store = (await admin.get('/store/apps')).text
    const document = (await admin.get('/openapi.json')).text
    for (const { slug, root } of apps) {
      assert.ok(!told.includes(`"${slug}.`), `${slug}: a permission`)
      assert.ok(!menus.includes(`"/${slug}"`), `${slug}: a menu`)
      assert.ok(!store.includes(`"${slug}"`), `${slug}: an app of the store`)
      assert.ok(!document.includes(`"${root}`), `${slug}: a path of the contract`)
    }
    assert.deepEqual(
      (await admin.get('/me')).body.permissions.filter((one: string) => permissions.includes(one)),
      [],
    )
    const registered = await admin.post('/sso/clients', {
      name: 'ERP',
      redirect_uris: ['http://localhost:9999/callback'],
      scopes: ['openid', ...SCOPES],
    })
    assert.equal(registered.status, 201, registered.text)
    const refused = await admin.post('/sso/clients', {
      name: 'ERP',
      redirect_uris: ['http://localhost:9999/callback'],
      scopes: ['openid', 'contacts.read'],
    })
    assert.equal(refused.status, 400, refused.text)
    const { rows } = await platform.services.database.run<{ found: string | null }>(
      { name: 'look for a table', role: 'platform', text: `select to_regclass('contact')::text as found` },
      [],
    )
    assert.equal(rows[0]!.found, null)
  })
