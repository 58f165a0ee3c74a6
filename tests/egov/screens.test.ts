import { after, test } from 'node:test'
import { registryDistribution } from '@tamga/core/testing'
import { mn as own } from '../../shells/web/src/screens/profile/registry-lookups/messages/mn.ts'
import { mn } from '../../shells/web/src/screens/registry/messages/mn.ts'
import {
  expect,
  PHONE,
  requireAccessible,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../browser/world/browser-world.ts'

const skip = withoutBrowser
const world = await startBrowserWorld({ after }, {}, registryDistribution)
const t = (key: keyof typeof mn.texts): string => String(mn.texts[key])
const purpose = 'Гэрээ байгуулах'

test('a clerk looks a citizen and a company up, and sees where it comes from, how old it is and who holds the company', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const { page } = await world.visit({ viewport: PHONE })
  await page.goto('/registry')
  await page.getByLabel(t('registry.number.citizen')).fill('УБ90010102')
  await page.getByRole('button', { name: t('registry.look_up') }).click()
  await expect(page.getByLabel(t('registry.purpose'))).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(t('registry.purpose')).fill(purpose)
  await page.getByRole('button', { name: t('registry.look_up') }).click()
  await expect(page.getByRole('heading', { name: 'Болд Сарнай' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Болд Сарнай/ })).toBeVisible()
  await expect(page.getByText(t('registry.fresh'))).toBeVisible()
  await requireAccessible(page, 'a citizen')
  await requireNoOverflow(page, 'a citizen')

  await page.getByText(t('registry.kind.legal_entity'), { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Болд Сарнай' })).toHaveCount(0)
  await page.getByLabel(t('registry.number.legal_entity')).fill('5000002')
  await page.getByLabel(t('registry.purpose')).fill(purpose)
  await page.getByRole('button', { name: t('registry.look_up') }).click()
  await expect(page.getByRole('img', { name: /Хангай Трейд/ })).toBeVisible()
  // The picture has a twin that is read row by row.
  const table = page.getByRole('table', { name: t('registry.founders') })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table).toContainText('29.5%')
  await requireAccessible(page, 'a company')
  await requireNoOverflow(page, 'a company')
})

test('where the registry asks for it, the clerk types the code that the citizen tells', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const { page } = await world.visit({})
  await page.goto('/registry')
  await page.getByLabel(t('registry.number.citizen')).fill('ЯЯ00000200')
  await page.getByLabel(t('registry.purpose')).fill(purpose)
  await page.getByRole('button', { name: t('registry.look_up') }).click()
  await page.getByLabel(t('registry.agreement.code')).fill('123456')
  await requireAccessible(page, 'agreement')
  await page.getByRole('button', { name: t('registry.look_up') }).click()
  await expect(page.getByRole('heading', { name: 'Дорж Бат' })).toBeVisible()
})

test('or the citizen agrees on their own phone with the e-ID, and the look-up follows by itself', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const { page, context } = await world.visit({ viewport: PHONE })
  await page.goto('/registry')
  await page.getByLabel(t('registry.number.citizen')).fill('ЯЯ00000200')
  await page.getByLabel(t('registry.purpose')).fill(purpose)
  await page.getByRole('button', { name: t('registry.look_up') }).click()
  await page.getByLabel(t('registry.agreement.eid')).check()
  await page.getByRole('button', { name: t('registry.agreement.ask') }).click()
  await expect(page.getByText(t('registry.agreement.waiting'))).toBeVisible()
  await requireAccessible(page, 'the citizen is asked')
  await requireNoOverflow(page, 'the citizen is asked')
  const phone = await context.newPage()
  await phone.goto('/sim/eid/__phone')
  await phone.locator('input[name=pin]').fill('12345')
  await phone.locator('button[value=confirm]').click()
  await expect(page.getByRole('heading', { name: 'Дорж Бат' })).toBeVisible()
})

test('a list of companies is checked with progress; who looked is listed, and the citizen is told how to see it', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const { page } = await world.visit({ viewport: PHONE })
  await page.goto('/registry?tab=batches')
  await expect(page.getByText(t('registry.batch.none'))).toBeVisible()
  await page.getByRole('button', { name: t('registry.batch.new') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('registry.batch.numbers')).fill('5000001\n5000005, 4999999')
  await dialog.getByLabel(t('registry.purpose')).fill(purpose)
  await dialog.getByRole('button', { name: t('registry.batch.start') }).click()
  await expect(page.getByText(t('registry.batch.finished'))).toBeVisible()
  for (const text of ['Тамга Софт ХХК', t('registry.status.liquidated'), t('registry.item.unknown')])
    await expect(page.getByText(text)).toBeVisible()
  await requireAccessible(page, 'a list')
  await requireNoOverflow(page, 'a list')

  await page.goto('/registry/lookups')
  await settled(page)
  await expect(page.getByText('УБ••••••02')).toBeVisible()
  await requireAccessible(page, 'who looked')
  await requireNoOverflow(page, 'who looked')

  await page.goto('/profile?tab=registry')
  await expect(page.getByText(String(own.texts['own_lookups.unproven.text']))).toBeVisible()
  await requireAccessible(page, 'look-ups about oneself')
  await requireNoOverflow(page, 'look-ups about oneself')
})
