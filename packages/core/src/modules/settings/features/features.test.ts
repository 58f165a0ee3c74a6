import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Type } from 'typebox'
import { route } from '../../../kernel/http/route.ts'
import { defineModule } from '../../../kernel/module/define-module.ts'
import { coreDistribution, createClient, givenMember, startTestPlatform } from '../../../testing/index.ts'

const HISTORY = [
  { version: '1.0.0', date: '2026-11-16', change: { mn: 'Анхны хувилбар.', en: 'The first version.' } },
] as const

/** Two features as modules of the core declare them: one that tenants have from the start, one that they switch on. */
const feature = (name: string, byDefault: 'on' | 'off') =>
  defineModule({
    id: `io.vendor.test.${name}`,
    name: { mn: name, en: name },
    description: { mn: name, en: name },
    history: HISTORY,
    dependencies: {},
    feature: { name, byDefault },
    permissions: { prefix: name, verbs: ['read', 'manage'] },
    root: `/api/v1/${name}`,
    routes: [
      route('GET', '', { summary: 'test', reply: Type.Object({ ok: Type.Boolean() }) }, async () => ({
        ok: true,
      })),
    ],
    menus: [
      { key: name, label: 'menu.apps', icon: 'x', path: `/${name}`, order: 90, permission: `${name}.read` },
    ],
  })

const world = await startTestPlatform(
  { after },
  { distribution: { ...coreDistribution, modules: [feature('letters', 'on'), feature('robots', 'off')] } },
)
const { admin, platform } = world
const { tenant } = (await admin.get('/me')).body
const saraa = await givenMember(platform.ctx, tenant, { email: 'saraa@first.example' })
const member = createClient(world.origin)
await member.signIn(saraa.email, saraa.password)

const ownFeatures = async () => {
  const { letters, robots } = (await admin.get('/settings/features')).body
  return { letters, robots }
}
const shown = async () => {
  const menus = (await admin.get('/menus')).body.items.map(({ key }: { key: string }) => key)
  const { items } = (await admin.get('/organisation/permissions?limit=200')).body
  const permissions = items.map(({ permission }: { permission: string }) => permission)
  return (name: string) => [menus.includes(name), permissions.includes(`${name}.read`)]
}

test('a feature is on unless it says that it begins off; one that is off is refused by name, before permissions are judged', async () => {
  assert.deepEqual(await ownFeatures(), { letters: true, robots: false })
  assert.equal((await admin.get('/letters')).status, 200)
  for (const client of [admin, member]) {
    const { status, body } = await client.get('/robots')
    assert.deepEqual([status, body.code, body.feature], [403, 'feature_disabled', 'robots'])
  }
  assert.equal((await member.get('/letters')).body.code, 'permission_denied')
})

test('switching is for who may change settings, changes what it names and applies to the next request, menus and permissions too', async () => {
  assert.equal((await member.put('/settings/features', { robots: true })).status, 403)
  const { status, body } = await admin.put('/settings/features', { robots: true })
  assert.deepEqual([status, body.letters, body.robots], [200, true, true])
  assert.equal((await admin.get('/robots')).status, 200)
  assert.deepEqual((await shown())('robots'), [true, true])
  await admin.put('/settings/features', { letters: false })
  assert.deepEqual(await ownFeatures(), { letters: false, robots: true })
  assert.equal((await admin.get('/letters')).body.code, 'feature_disabled')
  assert.deepEqual((await shown())('letters'), [false, false])
  const { items } = (await admin.get('/audit?action=settings.updated&limit=1')).body
  assert.deepEqual(items[0].changes, { letters: [true, false] })
  await admin.put('/settings/features', { letters: true, robots: false })
  assert.deepEqual(await ownFeatures(), { letters: true, robots: false })
})

test('a feature that there is not is refused, and nothing changes; choices are no apps of the store', async () => {
  const refused = await admin.put('/settings/features', { robots: true, dragons: true })
  assert.deepEqual([refused.status, refused.body.errors[0].path], [400, '/dragons'])
  assert.equal((await admin.put('/settings/features', { robots: 'yes' })).status, 400)
  assert.deepEqual(await ownFeatures(), { letters: true, robots: false })
  await admin.put('/settings/features', { robots: true })
  const { items } = (await admin.get('/store/apps?installed=true')).body
  assert.deepEqual(
    items.map(({ slug }: { slug: string }) => slug),
    ['egov', 'organisation', 'sso-clients'],
  )
  assert.equal((await admin.put('/store/apps/feature:robots:on/active', { active: false })).status, 404)
})
