import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@playwright/test'
import { expect, requireFine, requireFitsPhone, settled } from '../../browser/world/browser-world.ts'
import { wordsIn } from '../../browser/world/words.ts'
import { inBrowser, startBusinessWorld } from '../business-world.ts'
import { CODE, openShop } from './shop.ts'

const t = await wordsIn('en')
const world = await startBusinessWorld()

/** The page waits until it lies on the device as a whole. */
const UNTIL_KEPT = `(async () => {
  await navigator.serviceWorker.ready
  while (!(await (await caches.open('tamga-till')).match('/pos/till/identity')))
    await new Promise(resolve => setTimeout(resolve, 100))
})()`

const badge = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Two cartons, paid with more than they cost. */
async function sell(page: Page): Promise<void> {
  const scan = page.getByRole('textbox', { name: t('pos.scan') })
  for (let at = 0; at < 2; at++) {
    await scan.fill(CODE)
    await scan.press('Enter')
    await expect(page.getByRole('textbox', { name: t('pos.quantity', { name: 'Milk' }) })).toHaveValue(
      `${at + 1}`,
    )
  }
  await page.keyboard.press('F9')
  const money = page.getByRole('textbox', { name: t('pos.tendered') })
  await money.fill('10000')
  await money.press('Enter')
  await expect(page.getByRole('region', { name: t('pos.receipt') })).toContainText('3,400')
}

test(
  'two tills sell one stock without a network, survive a reload, and hand over each sale once',
  inBrowser,
  async () => {
    await openShop(world.admin, '3', ['K1-', 'K2-'])
    const tills = await Promise.all(
      ['K1-', 'K2-'].map(async prefix => {
        const { page, context } = await world.visit({ language: 'en', hasServiceWorker: true })
        await page.goto('/pos/till')
        await page.getByRole('button', { name: `Till ${prefix}: ${t('pos.take')}` }).click()
        await page.getByRole('button', { name: t('pos.shift.open'), exact: true }).click()
        // Before the shift is open nothing waits either.
        await expect(page.getByRole('textbox', { name: t('pos.scan') })).toBeVisible()
        await expect(badge(page, t('pos.waiting', { count: '0' }))).toBeVisible()
        await page.evaluate(UNTIL_KEPT)
        return { page, context }
      }),
    )
    for (const { page, context } of tills) {
      await context.setOffline(true)
      await expect(badge(page, t('pos.offline'))).toBeVisible()
      await sell(page)
      await expect(page.getByText(t('pos.ereceipt.pending'))).toBeVisible()
      await page.reload()
      await expect(badge(page, t('pos.waiting', { count: '1' }))).toBeVisible()
      await sell(page)
      await expect(badge(page, t('pos.waiting', { count: '2' }))).toBeVisible()
    }
    for (const { page, context } of tills) {
      await context.setOffline(false)
      await expect(badge(page, t('pos.waiting', { count: '0' }))).toBeVisible()
    }
    const { items } = (await world.admin.get('/pos/sales?limit=100')).body
    assert.deepEqual(items.map(({ number }: { number: string }) => number).sort(), [
      'K1-000001',
      'K1-000002',
      'K2-000001',
      'K2-000002',
    ])
    await expect(tills[1]!.page.getByText(t('pos.oversold'))).toBeVisible()
  },
)

test('the office sees what was oversold; the till fits a phone', inBrowser, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/pos?issue=oversold')
  await expect(page.getByText('K2-000002')).toBeVisible()
  await settled(page)
  await requireFine(page, 'sales of tills')
  await requireFitsPhone(page, 'sales of tills')
  await page.goto('/pos/till')
  await expect(page.getByRole('button', { name: `Till K1-: ${t('pos.take')}` })).toBeVisible()
  await settled(page)
  await requireFine(page, 'choosing a till')
  await requireFitsPhone(page, 'choosing a till')
  assert.deepEqual(complaints, [])
})
