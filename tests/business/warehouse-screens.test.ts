import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expect, requireFine, requireFitsPhone, settled } from '../browser/world/browser-world.ts'
import { wordsIn } from '../browser/world/words.ts'
import { inBrowser, startBusinessWorld } from './business-world.ts'

const t = await wordsIn('en')
const world = await startBusinessWorld()

test(
  'goods are received, delivered and taken back in the browser; what is lacking is said, and stock tells it',
  inBrowser,
  async () => {
    const { admin } = world
    assert.equal((await admin.post('/store/apps/warehouse/install')).status, 201)
    const product = (await admin.post('/goods/products', { name: 'Flour' })).body.id
    const { page, complaints } = await world.visit({ language: 'en' })
    await page.goto('/warehouse?tab=locations')
    await page.getByRole('button', { name: t('warehouse.locations.add') }).click()
    await page.getByRole('textbox', { name: t('warehouse.name') }).fill('Store room')
    await page.getByRole('button', { name: t('warehouse.save') }).click()
    await expect(page.getByText('Store room')).toBeVisible()

    const post = async (kind: 'receipt' | 'delivery', lines: { place: string; quantity: string }) => {
      await page.goto('/warehouse')
      await page.getByRole('button', { name: t(`warehouse.kind.${kind}`), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: lines.place }).click()
      await page.getByRole('option', { name: 'Store room' }).click()
      await dialog.getByRole('combobox', { name: t('warehouse.product') }).fill('flo')
      await page.getByRole('option', { name: 'Flour' }).click()
      await dialog.getByRole('textbox', { name: t('warehouse.quantity') }).fill(lines.quantity)
      if (kind === 'receipt')
        await dialog.getByRole('textbox', { name: t('warehouse.unit_cost') }).fill('2500,5')
      await dialog.getByRole('button', { name: t('warehouse.post'), exact: true }).click()
      return dialog
    }
    await post('receipt', { place: t('warehouse.to'), quantity: '10' })
    await expect(page).toHaveURL(/\/warehouse\/postings\//)
    await settled(page)
    await requireFine(page, 'a posting')
    const dialog = await post('delivery', { place: t('warehouse.from'), quantity: '11' })
    await expect(dialog.getByRole('alert')).toContainText('Flour')
    await dialog.getByRole('textbox', { name: t('warehouse.quantity') }).fill('4')
    await dialog.getByRole('button', { name: t('warehouse.post'), exact: true }).click()
    await expect(page).toHaveURL(/\/warehouse\/postings\//)
    assert.equal((await admin.get(`/warehouse/products/${product}`)).body.quantity, '6')
    await page.getByRole('button', { name: t('warehouse.correct'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('warehouse.correct'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('warehouse.kind.correction'))
    await page.goto(`/warehouse/products/${product}`)
    await expect(page.getByText('25,005 MNT')).toBeVisible()
    await settled(page)
    await requireFitsPhone(page, 'the stock of a product')
    assert.deepEqual(complaints, [])
  },
)

test(
  'a blind count is entered in the browser; its differences are seen when it is closed, and stock follows',
  inBrowser,
  async () => {
    const { admin } = world
    const product = (await admin.post('/goods/products', { name: 'Salt' })).body.id
    const to = (await admin.post('/warehouse/locations', { name: 'Shelf' })).body.id
    assert.equal(
      (await admin.post('/warehouse/receipts', { to, lines: [{ product, quantity: '25' }] })).status,
      201,
    )
    const { page, complaints } = await world.visit({ language: 'en' })
    await page.goto('/warehouse?tab=counts')
    await page.getByRole('button', { name: t('warehouse.counts.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: t('warehouse.location') }).click()
    await page.getByRole('option', { name: 'Shelf' }).click()
    await dialog.getByRole('button', { name: t('warehouse.counts.begin'), exact: true }).click()
    await expect(page).toHaveURL(/\/warehouse\/counts\//)
    await page.getByRole('combobox', { name: t('warehouse.product') }).fill('sal')
    await page.getByRole('option', { name: 'Salt' }).click()
    await page.getByRole('textbox', { name: t('warehouse.counts.counted') }).fill('22,5')
    await page.getByRole('button', { name: t('warehouse.save'), exact: true }).click()
    const lines = page.getByRole('table', { name: t('warehouse.counts.lines') })
    await expect(lines).toContainText('22.5')
    await expect(lines).not.toContainText('25')
    await page.getByRole('button', { name: t('warehouse.counts.close'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('warehouse.counts.close'), exact: true })
      .click()
    await expect(lines).toContainText('-2.5')
    await settled(page)
    await requireFine(page, 'a closed count')
    await requireFitsPhone(page, 'a closed count')
    assert.equal((await admin.get(`/warehouse/products/${product}`)).body.quantity, '22.5')
    assert.deepEqual(complaints, [])
  },
)
