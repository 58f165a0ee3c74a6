import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { receiveMail } from '@tamga/core/testing'
import {
  expect,
  PHONE,
  requireAccessible,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './world/browser-world.ts'
import { wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after }, { EID_PROMPT_LIMIT: 'off' })
const t = await wordsIn('mn')
const BAT = 'УА90010101'

const press = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()

/** The person with the phone: finds the request by the code, and confirms it with the PIN. */
async function confirmOnPhone(page: Page, code: string): Promise<void> {
  const phone = await page.context().newPage()
  await phone.goto('/sim/eid/__phone')
  const card = phone.locator('section.phone', { hasText: code })
  await expect(card).toHaveCount(1)
  await requireAccessible(phone, 'the phone page')
  await card.getByRole('textbox').fill('1234')
  await card.getByRole('button', { name: 'Батлах' }).click()
  // The page must not close before its answer is sent.
  await expect(card).toHaveCount(0)
  await phone.close()
}

const codeOn = async (page: Page): Promise<string> => {
  const status = page.getByRole('status').filter({ hasText: /\d{5}/ })
  await expect(status).toHaveCount(1)
  return /\d{5}/.exec((await status.textContent())!)![0]
}

test('a person links their e-ID on the account page and signs in with it; a reload in between loses nothing', {
  skip,
  timeout,
}, async () => {
  const own = await world.visit()
  await own.page.goto('/profile?tab=logins')
  await press(own.page, 'logins.link.eid')
  const dialog = own.page.getByRole('dialog')
  await dialog.getByLabel(t('eid.number')).fill('нэг')
  await dialog.getByRole('button', { name: t('eid.continue') }).click()
  await expect(dialog.getByLabel(t('eid.number'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(t('eid.number')).fill(BAT)
  await dialog.getByRole('button', { name: t('eid.continue') }).click()
  await confirmOnPhone(own.page, await codeOn(own.page))
  await expect(own.page.getByText('УА••••••01')).toBeVisible()
  assert.deepEqual(own.complaints, [])

  const { page, complaints } = await world.visit({ as: null })
  await page.goto('/login')
  await press(page, 'login.eid')
  await settled(page)
  await requireAccessible(page, 'the e-ID form')
  await page.getByLabel(t('eid.number')).fill(BAT)
  await press(page, 'eid.continue')
  const code = await codeOn(page)
  await requireAccessible(page, 'the e-ID waiting')
  await page.setViewportSize(PHONE)
  await requireNoOverflow(page, 'the e-ID waiting on a phone')
  await page.reload()
  assert.equal(await codeOn(page), code, 'the same request goes on')
  await confirmOnPhone(page, code)
  await page.waitForURL(url => url.pathname === '/')
  assert.deepEqual(complaints, [])
})

test('a QR code that changes each second, giving up, and a refusal that says what to do', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ as: null })
  await page.goto('/login')
  await press(page, 'login.eid')
  await press(page, 'eid.use_qr')
  const link = page.getByRole('link', { name: t('eid.open_app') })
  const first = await link.getAttribute('href')
  assert.match(first!, /elapsedSeconds=\d+.*&authCode=/)
  await expect.poll(() => link.getAttribute('href')).not.toBe(first)
  await page.setViewportSize(PHONE)
  await requireNoOverflow(page, 'the QR code on a phone')
  await press(page, 'eid.cancel')
  await page.getByLabel(t('eid.number')).fill('ТА90010104')
  await press(page, 'eid.continue')
  await expect(page.getByRole('alert')).toContainText('e-ID')
  await press(page, 'eid.back')
  await expect(page.getByRole('button', { name: t('link.continue'), exact: true })).toBeVisible()
  assert.deepEqual(complaints, [])
})

test('the gateway sends the person back, signed in or with a word why not', { skip, timeout }, async () => {
  const { page } = await world.visit({ as: null })
  await page.goto('/login')
  await press(page, 'login.dan')
  await expect(page.getByRole('button', { name: 'Татгалзах' })).toBeVisible()
  await requireAccessible(page, 'the simulated gateway')
  await page.getByRole('button', { name: 'Татгалзах' }).click()
  await expect(page.getByRole('alert')).toContainText(t('refusal.dan_failed'))
  await press(page, 'login.dan')
  await page.getByRole('button', { name: 'Зөвшөөрөх' }).click()
  // The e-ID of the same citizen was linked before.
  await page.waitForURL(url => url.pathname === '/')
})

test('an invited citizen accepts with the e-ID', { skip, timeout }, async () => {
  const email = 'ulzii@first.example'
  const body = { email, name: 'Өлзий', registration_number: 'ӨҮ90010103' }
  assert.equal((await world.admin.post('/organisation/members', body)).status, 201)
  const { token } = await receiveMail(world.mailDir, email)
  const { page, complaints } = await world.visit({ as: null })
  await page.goto(`/invitation#token=${token}`)
  await press(page, 'invitation.eid')
  await requireAccessible(page, 'the invitation with e-ID')
  await page.getByLabel(t('eid.number')).fill('ӨҮ90010103')
  await press(page, 'eid.continue')
  await confirmOnPhone(page, await codeOn(page))
  await page.waitForURL(url => url.pathname === '/')
  assert.deepEqual(complaints, [])
})
