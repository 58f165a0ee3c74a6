import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Page } from '@playwright/test'
import { givenMember } from '@tamga/core/testing'
import { expect, requireFine, requireFitsPhone, settled } from '../../browser/world/browser-world.ts'
import { wordsIn } from '../../browser/world/words.ts'
import { inBrowser, startBusinessWorld } from '../business-world.ts'
import { CODE, openShop } from './shop.ts'

const t = await wordsIn('en')
const world = await startBusinessWorld()

const button = (page: Page, key: string) => page.getByRole('button', { name: t(key) })
const field = (page: Page, key: string, params = {}) =>
  page.getByRole('textbox', { name: t(key, params) }).first()
const receipt = (page: Page, key = 'pos.receipt') => page.getByRole('region', { name: t(key), exact: true })
const sent = (page: Page) =>
  expect(page.getByText(t('pos.waiting', { count: '0' }), { exact: true })).toBeVisible()

/** As a scanner types it: wherever the cursor stands, and ended with Enter. */
async function scan(page: Page, times: number): Promise<void> {
  await expect(field(page, 'pos.scan')).toBeVisible()
  for (let at = 1; at <= times; at++) {
    await page.keyboard.type(CODE)
    await page.keyboard.press('Enter')
    await expect(field(page, 'pos.quantity', { name: 'Milk' })).toHaveValue(String(at))
  }
}

async function openTill(page: Page, name: string): Promise<void> {
  await page.goto('/pos/till')
  await page.getByRole('button', { name: `${name}: ${t('pos.take')}` }).click()
}

let till: Page

/** A scanner, a discount, a company and two kinds of money make one receipt. */
async function sellWithEverything(): Promise<void> {
  await openShop(world.admin, '100', ['K1-', 'K2-'])
  const { page, context, complaints } = await world.visit({ language: 'en' })
  till = page
  await openTill(page, 'Till K1-')
  await field(page, 'pos.shift.opening_cash').fill('50000')
  await page.keyboard.press('Enter')
  await sent(page)
  const display = await context.newPage()
  await display.goto('/pos/display')
  await page.bringToFront()
  await scan(page, 3)
  await expect(display.getByText('Milk × 3')).toBeVisible()
  const discount = field(page, 'pos.discount', { name: 'Milk' })
  await discount.fill('10')
  await discount.press('Enter')
  await expect(display.getByText('8,910 ₮').last()).toBeVisible()
  await display.close()
  await page.keyboard.press('F8')
  await field(page, 'pos.buyer.number').fill('207537')
  await expect(page.getByText(t('pos.buyer.number.wrong'))).toBeVisible()
  await field(page, 'pos.buyer.number').fill('2075377')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await field(page, 'pos.tendered').fill('5000')
  await page.keyboard.press('F10')
  await field(page, 'pos.tendered').fill('4000')
  await page.keyboard.press('Enter')
  const paper = receipt(page)
  for (const text of ['K1-000001', 'Milk', '3 × 3,300 − 10 %', '8,910', '2075377', '5,000', '4,000'])
    await expect(paper.getByText(text).first()).toBeVisible()
  await expect(paper.getByText(t('pos.change'))).toBeVisible()
  await expect(paper.getByRole('img', { name: t('pos.receipt.qr', { number: 'K1-000001' }) })).toBeVisible()
  await sent(page)
  await settled(page)
  await requireFine(page, 'a receipt')
  await page.emulateMedia({ media: 'print' })
  assert.deepEqual(
    await page.evaluate(`[...document.querySelectorAll('button, nav, header')].filter(one =>
      getComputedStyle(one).visibility === 'visible' && one.checkVisibility()).length`),
    0,
    'nothing but the receipt is on paper',
  )
  assert.equal(
    await page.evaluate(`getComputedStyle(document.querySelector('section[aria-label]')).visibility`),
    'visible',
  )
  await page.emulateMedia({ media: 'screen' })
  const [sale] = (await world.admin.get('/pos/sales?number=K1-000001')).body.items
  const { body } = await world.admin.get(`/pos/sales/${sale.id}`)
  assert.deepEqual(
    [body.total.amount, body.buyer_number, body.payments.map(({ method }: { method: string }) => method)],
    ['8910', '2075377', ['card', 'cash']],
  )
  assert.deepEqual(complaints, [])
}

/** A part of a sale comes back by the number of its receipt, and no more than was sold. */
async function takeBack(): Promise<void> {
  const page = till
  await button(page, 'pos.next').click()
  await page.keyboard.press('F7')
  await field(page, 'pos.return.number').fill('K1-009999')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('pos.return.missing'))).toBeVisible()
  await field(page, 'pos.return.number').fill('K1-000001')
  await page.keyboard.press('Enter')
  const back = field(page, 'pos.return.quantity', { name: 'Milk' })
  await back.fill('4')
  await expect(page.getByText(t('pos.return.too_much'))).toBeVisible()
  await expect(button(page, 'pos.refund.cash')).toBeDisabled()
  await back.fill('1')
  await settled(page)
  await requireFine(page, 'a return')
  await requireFitsPhone(page, 'a return')
  await button(page, 'pos.refund.cash').click()
  const paper = receipt(page, 'pos.receipt.return')
  for (const text of ['K1-000002', 'K1-000001', '2,970'])
    await expect(paper.getByText(text).first()).toBeVisible()
  const [sale] = (await world.admin.get('/pos/sales?number=K1-000001')).body.items
  const { lines } = (await world.admin.get(`/pos/sales/${sale.id}`)).body
  assert.deepEqual([lines[0].returned, lines[0].refunded], ['1', '2970'])
  await button(page, 'pos.next').click()
  await page.context().setOffline(true)
  await page.keyboard.press('F7')
  await expect(page.getByText(t('pos.return.offline.text'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
}

/** What the server refuses is shown with what can be done, and selling goes on. */
async function mendRefused(): Promise<void> {
  const page = till
  const { items: tills } = (await world.admin.get('/pos/tills')).body
  const { id, holder, open_shift } = tills.find(({ prefix }: { prefix: string }) => prefix === 'K1-')
  await page.context().setOffline(true)
  await expect(page.getByText(t('pos.offline'), { exact: true })).toBeVisible()
  await scan(page, 1)
  await page.keyboard.press('F9')
  await field(page, 'pos.tendered').press('Enter')
  await expect(receipt(page).getByText('K1-000003')).toBeVisible()
  await button(page, 'pos.next').click()
  // Somebody else uses the number of this till meanwhile.
  const stolen = {
    ...{ id: randomUUID(), shift: open_shift, kind: 'sale', number: 3, sold_at: new Date().toISOString() },
    lines: [{ name: 'Bag', quantity: '1', unit_price: '100', tax_class: 'standard' }],
    ...{ payments: [{ method: 'card', amount: '100' }], total: '100' },
  }
  const taken = await world.admin.post(`/pos/tills/${id}/sales`, { lease: holder.lease, sales: [stolen] })
  assert.equal(taken.body.results[0].outcome, 'recorded', taken.text)
  await page.context().setOffline(false)
  await expect(page.getByText(t('pos.refusal.number_taken'))).toBeVisible()
  await scan(page, 2)
  await page.keyboard.press('F9')
  await field(page, 'pos.tendered').press('Enter')
  await expect(receipt(page).getByText('K1-000004')).toBeVisible()
  await button(page, 'pos.next').click()
  await settled(page)
  await requireFine(page, 'a refused sale')
  await button(page, 'pos.refusal.renumber').click()
  await sent(page)
  const { items } = (await world.admin.get(`/pos/sales?till=${id}&limit=100`)).body
  assert.deepEqual(
    items.map(({ number, total }: { number: string; total: { amount: string } }) => [number, total.amount]),
    [
      ['K1-000005', '3300'],
      ['K1-000004', '6600'],
      ['K1-000003', '100'],
      ['K1-000002', '2970'],
      ['K1-000001', '8910'],
    ],
  )
}

/** Cash is put in and taken out with a reason; a shift is counted blindly and then reported. */
async function countAndClose(): Promise<void> {
  const page = till
  for (const [key, amount, note] of [
    ['pos.cash.in', '10000', 'Change'],
    ['pos.cash.out', '2500', 'Bags'],
  ] as const) {
    await page.getByRole('button', { name: t('pos.cash'), exact: true }).click()
    await page.getByRole('radio', { name: t(key) }).click()
    await field(page, 'pos.cash.amount').fill(amount)
    await field(page, 'pos.cash.note').fill(note)
    await settled(page)
    if (key === 'pos.cash.in') await requireFine(page, 'cash in')
    await button(page, 'pos.cash.save').click()
  }
  await page.getByRole('button', { name: t('pos.report'), exact: true }).click()
  const x = receipt(page, 'pos.report.x')
  await expect(x.getByText('Change')).toBeVisible()
  await expect(x.getByText(t('pos.report.expected'))).toHaveCount(0)
  await page.getByRole('button', { name: t('pos.back'), exact: true }).click()
  await page.getByRole('button', { name: t('pos.shift.close'), exact: true }).click()
  // 50 000 at first, 3 910 and 9 900 for sales, 2 970 back, 10 000 in, 2 500 out: 68 340. One note is missing.
  for (const [key, amount] of [
    ['pos.method.cash', '67340'],
    ['pos.method.card', '5000'],
    ['pos.method.transfer', '0'],
  ] as const)
    await field(page, key).fill(amount)
  await page.keyboard.press('Enter')
  const z = receipt(page, 'pos.report.z')
  for (const text of ['68,340', '67,340', '-1,000']) await expect(z.getByText(text).first()).toBeVisible()
  await settled(page)
  await requireFine(page, 'the report of a shift')
  await sent(page)
  const [shift] = (await world.admin.get('/pos/shifts')).body.items
  const { sums, cash_moves } = (await world.admin.get(`/pos/shifts/${shift.id}`)).body
  assert.equal(cash_moves.length, 2)
  // The server counts the sale of 100 by card that this till did not make.
  assert.deepEqual(
    sums.map(({ expected, counted }: { expected: string; counted: string }) => [expected, counted]),
    [
      ['68340', '67340'],
      ['5100', '5000'],
      ['0', '0'],
    ],
  )
}

/** A till is given back, or taken over with clear words; a seller without the permission gives no discounts. */
async function changeDevices(): Promise<void> {
  const page = till
  await page.getByRole('button', { name: t('pos.back'), exact: true }).click()
  await page.getByRole('button', { name: t('pos.release'), exact: true }).click()
  await button(page, 'pos.release.sure').click()
  await expect(page.getByText(t('pos.choose.text'))).toBeVisible()
  const { body: me } = await world.admin.get('/me')
  const permissions = ['pos.read', 'pos.sell']
  await world.admin.post('/organisation/roles', { key: 'seller', name: 'Seller', permissions })
  const person = await givenMember(world.platform.ctx, me.tenant, {
    ...{ email: 'seller@first.example', roles: ['seller'] },
  })
  const { page: seller } = await world.visit({ language: 'en', as: person })
  await openTill(seller, 'Till K1-')
  await button(seller, 'pos.shift.open').click()
  await scan(seller, 1)
  await sent(seller)
  await expect(field(seller, 'pos.discount', { name: 'Milk' })).toHaveCount(0)
  await page.getByRole('button', { name: `Till K1-: ${t('pos.take')}` }).click()
  await expect(page.getByText(t('pos.take_over.text'))).toBeVisible()
  await settled(page)
  await requireFine(page, 'a till that another device has')
  await button(page, 'pos.take_over').click()
  // The shift of the other device goes on until somebody counts it.
  await expect(field(page, 'pos.scan')).toBeVisible()
  await scan(page, 1)
  await page.keyboard.press('F9')
  await field(page, 'pos.tendered').press('Enter')
  await expect(receipt(page).getByText('K1-2-000001')).toBeVisible()
  await sent(page)
  await seller.reload()
  await expect(seller.getByText(t('pos.lost.text'))).toBeVisible()
  await button(seller, 'pos.choose').click()
  await seller.getByRole('button', { name: `Till K1-: ${t('pos.take')}` }).click()
  await expect(seller.getByText(t('pos.take_over.ask'))).toBeVisible()
}

test(
  'a day at a till: a sale with everything, a return, a refusal, cash, the count, and another device',
  inBrowser,
  async () => {
    await sellWithEverything()
    await takeBack()
    await mendRefused()
    await countAndClose()
    await changeDevices()
  },
)
