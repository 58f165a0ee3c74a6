import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startScimServer } from '../provisioning/scim-server.ts'
import { expect, requireAccessible, requireFine, settled, startBrowserWorld } from './world/browser-world.ts'
import {
  made,
  PASSWORD,
  press,
  requireFineAndFitting,
  scim,
  skip,
  t,
  timeout,
  world,
} from './world/review-world.ts'

test('a target is tested, added and resynced; what failed tells its cause and is tried again', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/scim')
  await settled(page)
  await page
    .getByRole('button', { name: t('scim.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('scim.form.name')).fill('Payroll')
  await dialog.getByLabel(t('scim.form.base_url')).fill(scim.url)
  await dialog.getByLabel(t('scim.form.token'), { exact: true }).fill('wrong')
  await press(page, 'scim.test')
  await expect(dialog.getByText(t('scim.test.auth'))).toBeVisible()
  await dialog.getByLabel(t('scim.form.token'), { exact: true }).fill(scim.token)
  await press(page, 'scim.test')
  await expect(dialog.getByText(t('scim.test.schemas'))).toBeVisible()
  await press(page, 'scim.step.next')
  await dialog.getByLabel('Accountant').check()
  await press(page, 'scim.step.next')
  await press(page, 'scim.mapping.add')
  await dialog.getByLabel(t('scim.mapping.attribute', { number: 1 })).fill('title')
  await dialog.getByLabel(t('scim.mapping.source', { number: 1 })).fill('"Member"')
  await expect(dialog.getByRole('region', { name: t('scim.preview.label') })).toContainText(
    '"title": "Member"',
  )
  await requireAccessible(page, 'the mapping of a new target')
  scim.fault = ({ method, path }) =>
    method === 'POST' && path.startsWith('/Users') ? { status: 500 } : undefined
  await press(page, 'scim.add.submit')
  await page.waitForURL(/\/sso\/scim\/[\da-f-]{36}/)
  await press(page, 'scim.resync.plan')
  await expect(page.getByText(t('scim.plan.create'))).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'a plan')
  await press(page, 'scim.resync.start')
  await dialog.getByRole('button', { name: t('scim.resync.start') }).click()
  await expect(page.getByText(t('scim.resync.last'))).toBeVisible()

  await page.getByRole('tab', { name: t('scim.tab.runs') }).click()
  const retryAll = page.getByRole('button', { name: /^Retry \d+ failed$/ })
  await expect(retryAll).toBeVisible()
  await requireFineAndFitting(page, 'failed runs')
  await page.getByRole('button', { name: /^Bold/ }).first().click()
  await expect(dialog.getByText(t('scim.trace'))).toBeVisible()
  await requireAccessible(page, 'a run with its trace')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  scim.fault = () => undefined
  await retryAll.click()
  await dialog.getByRole('button', { name: t('scim.retry_all'), exact: true }).click()
  await expect(retryAll).toHaveCount(0)
  await expect
    .poll(() => [...scim.users.values()].some(({ displayName }) => displayName === 'Bold'))
    .toBe(true)

  await page.getByRole('tab', { name: t('scim.tab.settings') }).click()
  await requireFineAndFitting(page, 'the settings of a target')
  await page.goto('/sso/scim')
  await settled(page)
  await requireAccessible(page, 'the targets')
  assert.deepEqual(complaints, [])
})

test('a target that paused asks; one person is pushed with its trace; waiting and stopped runs say so', {
  skip,
  timeout,
}, async () => {
  const other = await startScimServer()
  after(() => other.close())
  const nomin = { email: 'nomin@first.example', name: 'Nomin', password: PASSWORD }
  await made(world.admin.post('/organisation/members', nomin))
  const target = { name: 'Archive', base_url: other.url, token: other.token, max_removals: 0 }
  const id = await made(world.admin.post('/sso/scim/targets', target))
  const { page, complaints } = await world.visit({ language: 'en' })
  const dialog = page.getByRole('dialog')
  await page.goto(`/sso/scim/${id}`)
  await press(page, 'scim.push')
  await dialog.getByLabel(t('scim.push.choose')).click()
  await dialog.getByLabel(t('scim.push.choose')).fill('Nomin')
  await page.getByRole('option', { name: /Nomin/ }).click()
  await expect(dialog.getByText(t('scim.trace'))).toBeVisible()
  // Whether it makes or updates the person depends on what was pushed already.
  await expect(dialog.getByText(/(GET|POST) \/Users/).first()).toBeVisible()
  await requireAccessible(page, 'one person is pushed')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const { body } = await world.admin.get('/organisation/members?q=Nomin')
  assert.equal((await world.admin.delete(`/organisation/members/${body.items[0].id}`)).status, 204)
  await expect(page.getByText(t('scim.paused'), { exact: true })).toBeVisible()
  await requireFine(page, 'a paused target')
  await press(page, 'scim.reject')
  await expect(dialog.getByText(t('scim.reject.effect', { count: 1 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await press(page, 'scim.resume')
  await expect(dialog.getByText(t('scim.resume.effect', { count: 1 }))).toBeVisible()
  await dialog.getByRole('button', { name: t('scim.resume') }).click()
  await expect(page.getByText(t('scim.paused'), { exact: true })).toHaveCount(0)
  await expect.poll(() => [...other.users.values()].every(({ active }) => active === false)).toBe(true)

  other.fault = ({ method, body: sent }) => {
    if (method !== 'POST') return undefined
    return sent?.['displayName'] === 'Waiting'
      ? { status: 429, headers: { 'retry-after': '3600' } }
      : { status: 500 }
  }
  for (const name of ['Waiting', 'Stopped']) {
    const member = { email: `${name.toLowerCase()}@first.example`, name, password: PASSWORD }
    await made(world.admin.post('/organisation/members', member))
  }
  await expect(page.getByRole('row', { name: /Waiting/ }).getByText(t('scim.run.next'))).toBeVisible()
  await expect(
    page.getByRole('row', { name: /Stopped/ }).getByText(t('scim.run.retry_of', { retry: 6, most: 6 })),
  ).toBeVisible()
  assert.equal((await world.admin.delete(`/sso/scim/targets/${id}`)).status, 204)
  assert.deepEqual(complaints, [])
})

test('whoever may only look sees everything and changes nothing', { skip, timeout }, async () => {
  const permissions = ['sso_access_review.read', 'sso_provisioning.read']
  await made(world.admin.post('/organisation/roles', { key: 'looker', name: 'Looker', permissions }))
  const reader = { email: 'looker@first.example', name: 'Looker', roles: ['looker'], password: PASSWORD }
  await made(world.admin.post('/organisation/members', reader))
  const { body } = await world.admin.get('/sso/scim/targets')
  const { page, complaints } = await world.visit({ language: 'en', as: reader })
  await page.goto('/sso/reviews')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: t('reviews.new') })).toHaveCount(0)
  await page.goto('/sso/reviews/schedules')
  await expect(page.getByText(t('reviews.schedules.empty.title'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('reviews.schedules.new') })).toHaveCount(0)
  await page.goto(`/sso/scim/${body.items[0].id}`)
  await expect(page.getByText(t('parts.read_only'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('scim.push') })).toHaveCount(0)
  assert.deepEqual(complaints, [])
})

test('without the key for secrets the page says so before a token is typed', { skip, timeout }, async () => {
  const keyless = await startBrowserWorld({ after }, { SSO_SECRET_KEY: '' })
  const installed = await keyless.admin.post('/store/apps/sso-provisioning/install')
  assert.equal(installed.status, 201, installed.text)
  const { page, complaints } = await keyless.visit({ language: 'en' })
  await page.goto('/sso/scim?dialog=add')
  await expect(page.getByText(t('scim.key.missing.text'))).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel(t('scim.form.token'), { exact: true })).toBeDisabled()
  await requireAccessible(page, 'a new target without the key')
  assert.deepEqual(complaints, [])
})
