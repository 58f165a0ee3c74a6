import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestPlatform, until } from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { ask, type Member } from '../../ring/ring-world.ts'
import {
  expect,
  PHONE,
  requireAccessible,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../world/browser-world.ts'
import { wordsIn } from '../world/words.ts'

const skip = withoutBrowser
const t = await wordsIn('en')
const world = await startBrowserWorld({ after }, { BRAND_NAME: 'Here' })
const far = skip
  ? undefined
  : await startTestPlatform({ after }, { distribution: signIn, settings: { BRAND_NAME: 'Ministry' } })

test('an operator adds an installation, compares the fingerprint, tests it and links a service with the other operator', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const address = far!.platform.services.settings.PUBLIC_ORIGIN
  const other: Member = { address, admin: far!.admin, databaseUrl: far!.databaseUrl }
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/platform/ring')
  await page.getByRole('button', { name: t('ring.add'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('ring.address')).fill(address)
  await dialog.getByRole('button', { name: t('ring.add'), exact: true }).click()
  await expect(dialog).toHaveCount(0)

  // What the other operator reads out; a wrong one is refused.
  const field = page.getByLabel(t('ring.confirm.label'))
  await field.fill('0000')
  await page.getByRole('button', { name: t('ring.confirm'), exact: true }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await settled(page)
  await requireAccessible(page, 'an installation that is not confirmed')
  const { keys } = await ask(other.admin, 'get', '/self')
  await field.fill(keys[0].fingerprint.toLowerCase())
  await page.getByRole('button', { name: t('ring.confirm'), exact: true }).click()
  await expect(field).toHaveCount(0)

  const back = await ask(other.admin, 'post', '/peers', { base_url: world.address })
  const own = await ask(world.admin, 'get', '/self')
  await ask(other.admin, 'post', `/peers/${back.id}/confirm`, { fingerprint: own.keys[0].fingerprint })
  await page.getByRole('button', { name: t('ring.test'), exact: true }).click()
  await expect(page.getByText(/signed answer/)).toBeVisible()

  await page.getByRole('tab', { name: t('ring.tab.links') }).click()
  await page
    .getByRole('button', { name: t('ring.propose'), exact: true })
    .first()
    .click()
  await dialog.getByLabel(t('ring.peer')).click()
  await page.getByRole('option').first().click()
  await dialog.getByLabel(t('ring.service')).click()
  await page.getByRole('option', { name: 'Sessions that ended' }).click()
  await dialog.getByRole('button', { name: t('ring.propose'), exact: true }).click()
  await expect(page.getByText(t('ring.link.waits_there'))).toBeVisible()
  const link = await until(
    'the proposal arrived',
    async () => (await ask(other.admin, 'get', '/links')).items[0] as { id: string } | undefined,
  )
  await ask(other.admin, 'post', `/links/${link.id}/approve`)
  await expect(page.getByText(t('ring.link.approved'))).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'links')

  for (const tab of ['picture', 'messages'] as const) {
    await page.getByRole('tab', { name: t(`ring.tab.${tab}`) }).click()
    await settled(page)
    await requireAccessible(page, tab)
  }
  await page.setViewportSize(PHONE)
  await requireNoOverflow(page, 'messages on a phone')
  assert.deepEqual(complaints, [])
})
