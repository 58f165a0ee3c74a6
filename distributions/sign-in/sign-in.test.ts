import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestPlatform } from '@tamga/core/testing'
import { signIn } from './distribution.ts'

const { admin } = await startTestPlatform({ after }, { distribution: signIn })

type Entry = { key: string; app: string | null; label: string; children: Entry[] }
const entries = async (): Promise<Entry[]> =>
  (await admin.get('/menus', { 'accept-language': 'mn' })).body.items.flatMap(
    (group: Entry) => group.children,
  )

test('a new tenant has none of the four modules, and no menu entry of theirs', async () => {
  const { body } = await admin.get('/store/apps?installed=true')
  assert.deepEqual(
    body.items.map(({ slug }: { slug: string }) => slug),
    ['egov', 'organisation', 'sso-clients'],
  )
  assert.ok((await entries()).every(({ app }) => !signIn.modules.some(({ slug }) => slug === app)))
})

test('every module is installed by an administrator and then has its menu entries, labelled', async () => {
  for (const { slug, menus } of signIn.modules) {
    const { status, body } = await admin.post(`/store/apps/${slug}/install`)
    assert.deepEqual([status, body], [201, { installed: [slug] }])
    const own = (await entries()).filter(({ app }) => app === slug)
    assert.deepEqual(own.map(({ key }) => key).sort(), menus!.map(({ key }) => key).sort())
    for (const { label } of own) assert.match(label, /\p{Script=Cyrillic}/u)
  }
})

test('the directory of the organisation stays while modules need it, and comes along when they are installed again', async () => {
  const refused = await admin.delete('/store/apps/organisation/install')
  assert.deepEqual(
    [refused.status, refused.body.dependents],
    [409, ['sso-access-review', 'sso-provisioning']],
  )
  for (const slug of ['sso-access-review', 'sso-provisioning', 'organisation']) {
    assert.equal((await admin.delete(`/store/apps/${slug}/install`)).status, 204)
  }
  const { body } = await admin.post('/store/apps/sso-access-review/install')
  assert.deepEqual(body.installed, ['organisation', 'sso-access-review'])
})
