import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inTenant, withTenant } from '../../../kernel/context.ts'
import { defineModule } from '../../../kernel/module/define-module.ts'
import {
  coreDistribution,
  createClient,
  givenEveryLanguage,
  givenMember,
  startTestPlatform,
} from '../../../testing/index.ts'
import { selectRole, USER, updatePermissions } from '../../access/index.ts'
import type { readMenus } from './menus.ts'

const letters = defineModule({
  id: 'io.vendor.test.letters',
  slug: 'letters',
  name: { mn: 'Захидал', en: 'Letters' },
  description: { mn: 'Туршилтын апп.', en: 'An app of the tests.' },
  history: [
    { version: '1.0.0', date: '2026-11-15', change: { mn: 'Анхны хувилбар.', en: 'The first version.' } },
  ],
  dependencies: {},
  permissions: { prefix: 'letters', verbs: ['read', 'manage'] },
  menus: [
    {
      key: 'letters',
      label: 'menu.letters',
      icon: 'mail',
      path: '/letters',
      order: 50,
      parent: 'work',
      permission: 'letters.read',
    },
  ],
})

const operations = defineModule({
  id: 'io.vendor.test.operations',
  name: { mn: 'Үйл ажиллагаа', en: 'Operations' },
  description: { mn: 'Туршилтын модуль.', en: 'A module of the tests.' },
  history: [
    { version: '1.0.0', date: '2026-11-15', change: { mn: 'Анхны хувилбар.', en: 'The first version.' } },
  ],
  dependencies: {},
  menus: [
    { key: 'plant', label: 'menu.platform', icon: 'server', path: '/plant', order: 5, operatorOnly: true },
  ],
})

const { core, apps } = coreDistribution.catalog
const entry = { slug: 'letters', id: letters.id, version: '1.0.0', dependencies: {} }
const distribution = {
  name: 'test',
  modules: [letters, operations],
  catalog: { core, apps: [...apps, entry] },
}

const world = await startTestPlatform({ after }, { distribution })
await givenEveryLanguage(world.admin)
const { admin, platform } = world
const { tenant } = (await admin.get('/me')).body
const saraa = await givenMember(platform.ctx, tenant, { email: 'saraa@first.example' })
const member = createClient(world.origin)
await member.signIn(saraa.email, saraa.password)

type Menu = Awaited<ReturnType<typeof readMenus>>
const menuOf = async (client: typeof admin, language = 'mn'): Promise<Menu> => {
  const { status, body, text } = await client.get('/menus', { 'accept-language': language })
  assert.equal(status, 200, text)
  return body
}
const keysOf = ({ items }: Menu) =>
  items.flatMap(({ key, children }) => [key, ...children.map(child => `${key}/${child.key}`)])

test('an item has a key, a label, an icon, a path, an app, an order and children; a group has no path', async () => {
  const { items } = await menuOf(admin, 'en')
  const { children, ...group } = items.find(({ key }) => key === 'work')!
  assert.deepEqual(group, { key: 'work', label: 'Work', icon: 'briefcase', path: null, app: null, order: 10 })
  const home = { key: 'home', label: 'Home', icon: 'home', path: '/', app: null, order: 10, children: [] }
  assert.deepEqual(children[0], home)
})

test('labels are in the language of the caller', async () => {
  const labelOf = async (language: string) =>
    (await menuOf(admin, language)).items.find(({ key }) => key === 'settings')?.label
  assert.deepEqual(await Promise.all(['mn', 'en', 'ar', 'zh', 'fr', 'ru', 'es'].map(labelOf)), [
    'Тохиргоо',
    'Settings',
    'الإعدادات',
    '设置',
    'Paramètres',
    'Настройки',
    'Ajustes',
  ])
})

test('entries appear and vanish with their app', async () => {
  assert.ok(!keysOf(await menuOf(admin)).includes('work/letters'))
  await admin.post('/store/apps/letters/install')
  const { items } = await menuOf(admin)
  assert.equal(items.flatMap(({ children }) => children).find(({ key }) => key === 'letters')?.app, 'letters')
  await admin.put('/store/apps/letters/active', { active: false })
  assert.ok(!keysOf(await menuOf(admin)).includes('work/letters'))
  await admin.put('/store/apps/letters/active', { active: true })
  assert.ok(keysOf(await menuOf(admin)).includes('work/letters'))
})

test('only permitted entries are shown, and a group without entries vanishes', async () => {
  const features = ['assistant', 'documents', 'approvals', 'reports', 'signature-log'].map(
    key => `work/${key}`,
  )
  assert.deepEqual(keysOf(await menuOf(member)), ['work', 'work/home', ...features])
  await inTenant(withTenant(platform.ctx, tenant), async tx =>
    updatePermissions(tx, (await selectRole(tx, USER))!.id, ['store.read', 'letters.read']),
  )
  assert.deepEqual(keysOf(await menuOf(member)), [
    'work',
    'work/home',
    'work/letters',
    'settings',
    'settings/apps',
  ])
})

test('entries of the operator are shown to the operator of the installation alone', async () => {
  assert.equal((await menuOf(admin)).items[0]?.key, 'plant')
  assert.ok(!keysOf(await menuOf(member)).includes('plant'))
})

test('items stand in their order', async () => {
  const orders = (await menuOf(admin)).items.map(({ order }) => order)
  assert.deepEqual(
    orders,
    orders.toSorted((one, other) => one - other),
  )
})

test('the menu needs a session', async () => {
  assert.equal((await world.stranger.get('/menus')).status, 401)
})
