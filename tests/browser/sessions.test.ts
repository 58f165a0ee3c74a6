import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenMember } from '@tamga/core/testing'
import { expect, requireAccessible, requireFine, settled } from './world/browser-world.ts'
import {
  asPerson,
  button,
  person,
  rowsOf,
  skip,
  t,
  tenant,
  timeout,
  world,
} from './world/federation-world.ts'

test('an administrator ends a session, and that browser is out at once', {
  skip,
  timeout,
}, async () => {
  const other = await asPerson()
  await other.page.goto('/profile')
  await settled(other.page)
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/sessions')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByText(t('sessions.current'))).toHaveCount(1)
  await requireFine(page, 'sessions')
  const days = page.locator('[aria-hidden] > button[title]')
  await days.last().click()
  await page.waitForURL(/from=(\d{4}-\d\d-\d\d)&to=\1/)
  await expect(rowsOf(page)).toHaveCount(1)
  await days.first().click()
  await expect(rowsOf(page)).toHaveCount(0)
  await days.first().click()
  await page.waitForURL('/sso/sessions')
  await rowsOf(page)
    .getByRole('button', { name: /actions/i })
    .click()
  await page.getByRole('menuitem', { name: t('sessions.end'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('sessions.end.effect.final'))
  await dialog.getByLabel(t('parts.confirm.reason')).fill('Lost laptop')
  await button(page, 'sessions.end').click()
  await expect(dialog).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(0)

  // Nobody touches that page: it hears of the end, and leaves.
  await other.page.waitForURL(/\/login/)
  assert.equal((await other.page.request.get('/api/v1/me')).status(), 401)

  await page.getByRole('tab', { name: t('sessions.tab.history') }).click()
  const line = rowsOf(page)
  await expect(line).toContainText('Lost laptop')
  await expect(line).toContainText(t('sessions.cause.admin'))
  await requireFine(page, 'history of sessions')
  assert.deepEqual(complaints, [])
})

test('all sessions of a person end at once, and only with a reason', { skip, timeout }, async () => {
  const others = [await asPerson(), await asPerson()]
  const { page } = await world.visit({ language: 'en' })
  await page.goto(`/sso/sessions?person=${person!.id}`)
  const drawer = page.getByRole('dialog', { name: person!.name, exact: true })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await settled(page)
  await requireAccessible(page, 'sessions of a person')
  await drawer.getByRole('button', { name: t('sessions.end_all') }).click()
  const question = page.getByRole('dialog', { name: t('sessions.end_all.title', { name: person!.name }) })
  await expect(question).toContainText(t('sessions.end_all.count', { count: 2 }))
  await question.getByRole('button', { name: t('sessions.end_all.verb'), exact: true }).click()
  await expect(question).toContainText(t('parts.confirm.reason_missing'))
  await question.getByLabel(t('parts.confirm.reason')).fill('Leaves today')
  await question.getByRole('button', { name: t('sessions.end_all.verb'), exact: true }).click()
  await expect(drawer).toContainText(t('sessions.person.none'))
  for (const { page: there } of others) assert.equal((await there.request.get('/api/v1/me')).status(), 401)
})

test('a session that somebody else ends fades where it was, says how it ended, and goes', {
  skip,
  timeout,
}, async () => {
  await asPerson()
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/sessions')
  await expect(rowsOf(page)).toHaveCount(1)
  await settled(page)
  const { items } = (await world.admin.get(`/sso/sessions/users/${person!.id}`)).body
  await world.admin.delete(`/sso/sessions/${items[0].id}`)
  await expect(rowsOf(page)).toContainText(t('sessions.cause.admin'))
  await expect(rowsOf(page).getByRole('checkbox')).toBeDisabled()
  await expect(rowsOf(page)).toHaveCount(0)
  assert.deepEqual(complaints, [])
})

test('who may not end sessions sees them, and is told so', { skip, timeout }, async () => {
  const { ctx } = world.platform
  const permissions = ['sso_sessions.read', 'sso_federation.read']
  const made = await world.admin.post('/organisation/roles', { key: 'looker', name: 'Looker', permissions })
  assert.equal(made.status, 201, made.text)
  const looker = await givenMember(ctx, tenant, { email: 'looker@first.example', roles: ['looker'] })
  const { page, complaints } = await world.visit({ language: 'en', as: looker })
  await page.goto('/sso/sessions')
  await expect(page.getByText(t('parts.read_only'))).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await requireFine(page, 'sessions, read only')
  await page
    .getByRole('button', { name: /actions/i })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText([t('sessions.person.open')])
  await page.getByRole('menuitem').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: t('sessions.end') })).toHaveCount(0)
  await page.goto('/sso/federation')
  await expect(page.getByText(t('parts.read_only'))).toBeVisible()
  await expect(button(page, 'federation.connect')).toHaveCount(0)
  await requireFine(page, 'federation, read only')
  assert.deepEqual(complaints, [])
})

test('a person is locked down in one action with a reason, and let in again with one press', {
  skip,
  timeout,
}, async () => {
  const other = await asPerson()
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto(`/organisation/members/${person!.id}?tab=sessions`)
  await page.getByRole('button', { name: t('person.more') }).click()
  await page.getByRole('menuitem', { name: t('people.action.lockdown') }).click()
  const question = page.getByRole('dialog', { name: t('people.lockdown.title', { name: person!.name }) })
  await question.getByRole('button', { name: t('people.lockdown.confirm'), exact: true }).click()
  await expect(question).toContainText(t('parts.confirm.reason_missing'))
  await question.getByLabel(t('parts.confirm.reason')).fill('Phone stolen')
  await question.getByRole('button', { name: t('people.lockdown.confirm'), exact: true }).click()
  await expect(button(page, 'people.action.resume')).toBeVisible()
  assert.equal((await other.page.request.get('/api/v1/me')).status(), 401)
  await requireFine(page, 'a person who is locked down')
  await button(page, 'people.action.resume').click()
  await expect(button(page, 'people.action.suspend')).toBeVisible()
  const again = await asPerson()
  assert.equal((await again.page.request.get('/api/v1/me')).status(), 200)
  assert.deepEqual(complaints, [])
})

test('an organisation limits how many sessions a person has: the oldest makes room', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/settings/security')
  await page.getByRole('switch', { name: t('settings.session_limit.on') }).check()
  const limit = page.getByLabel(t('settings.session_limit'), { exact: true })
  await limit.fill('1')
  await requireFine(page, 'limits of sessions')
  await button(page, 'parts.save').click()
  await expect(button(page, 'parts.save')).toHaveCount(0)
  const [first, second] = [await asPerson(), await asPerson()]
  assert.equal((await first.page.request.get('/api/v1/me')).status(), 401)
  assert.equal((await second.page.request.get('/api/v1/me')).status(), 200)
  await page.goto('/sso/sessions?tab=history')
  await expect(rowsOf(page).first()).toContainText(t('sessions.cause.limit'))
  const { status, text } = await world.admin.put('/settings/security', { session_limit: null })
  assert.equal(status, 200, text)
  assert.deepEqual(complaints, [])
})
