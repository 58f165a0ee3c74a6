import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expect, requireFine, requireFitsPhone, settled } from '../browser/world/browser-world.ts'
import { wordsIn } from '../browser/world/words.ts'
import { inBrowser, startBusinessWorld } from './business-world.ts'

const t = await wordsIn('en')
const world = await startBusinessWorld()

test(
  'an invoice is drafted, posted and paid in the browser; then nothing is due, and a closed month says so',
  inBrowser,
  async () => {
    const { admin } = world
    assert.equal((await admin.post('/store/apps/invoicing/install')).status, 201)
    await admin.post('/contacts', { kind: 'organisation', name: 'Bakery' })
    await admin.post('/goods/products', { name: 'Flour' })
    const { page, complaints } = await world.visit({ language: 'en' })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

    await page.goto('/invoicing')
    await button(t('invoicing.new.invoice')).first().click()
    await dialog.getByRole('combobox', { name: t('invoicing.customer') }).fill('bak')
    await page.getByRole('option', { name: 'Bakery' }).click()
    await press(t('invoicing.create'))
    await expect(page).toHaveURL(/\/invoicing\/[0-9a-f-]{36}/)

    await page.getByRole('combobox', { name: t('invoicing.product') }).fill('flo')
    await page.getByRole('option', { name: 'Flour' }).click()
    await page.getByRole('textbox', { name: t('invoicing.quantity') }).fill('2')
    await page.getByRole('textbox', { name: t('invoicing.unit_price') }).fill('1100,5')
    await expect(button(t('invoicing.post'))).toBeDisabled()
    await button(t('parts.save')).click()
    await expect(page.getByText('2,201 MNT')).toBeVisible()
    await settled(page)
    await requireFine(page, 'a draft')
    await requireFitsPhone(page, 'a draft')

    await button(t('invoicing.post')).click()
    await press(t('invoicing.post'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('INV-000001')
    const id = page.url().split('/').at(-1)
    const read = async () => (await admin.get(`/invoicing/invoices/${id}`)).body
    assert.equal((await read()).due.amount, '2201')

    await button(t('invoicing.pay')).click()
    await dialog.getByRole('textbox', { name: t('invoicing.amount') }).fill('2202')
    await press(t('invoicing.pay.save'))
    await expect(dialog.getByText('The amount is more than what is due')).toBeVisible()
    await dialog.getByRole('textbox', { name: t('invoicing.amount') }).fill('2 201,00')
    await press(t('invoicing.pay.save'))
    await expect(page.getByText(t('invoicing.status.paid'), { exact: true })).toBeVisible()
    await expect(button(t('invoicing.pay'))).toHaveCount(0)
    assert.equal((await read()).due.amount, '0')
    await settled(page)
    await requireFine(page, 'an invoice that is paid')
    await requireFitsPhone(page, 'an invoice that is paid')

    await page.goto('/invoicing?tab=books')
    await page
      .getByRole('button', { name: new RegExp(`: ${t('invoicing.period.close')}$`) })
      .first()
      .click()
    await press(t('invoicing.period.close'))
    await expect(page.getByText(t('invoicing.period.closed'), { exact: true })).toBeVisible()
    assert.deepEqual(complaints, [])
  },
)

const STATEMENT = 'Date;Credit;Debit;Description\n2026-11-02;1 100,00;;INV-000002\n2026-11-03;;500;fee\n'

test(
  'a bank statement is imported in the browser, and a line of it settles the invoice that it names',
  inBrowser,
  async () => {
    const { admin } = world
    const [contact] = (await admin.get('/contacts')).body.items
    const lines = [{ description: 'Work', quantity: '1', unit_price: '1100' }]
    const day = '2026-09-01'
    const days = { issued_on: day, due_on: day }
    const draft = (
      await admin.post('/invoicing/invoices', { kind: 'invoice', contact: contact.id, lines, ...days })
    ).body
    assert.equal((await admin.post(`/invoicing/invoices/${draft.id}/post`, {})).body.number, 'INV-000002')
    await admin.put('/invoicing/periods/2026-11', { closed: false })
    const { page, complaints } = await world.visit({ language: 'en' })
    await page.goto('/invoicing?tab=bank')
    await page.getByRole('button', { name: t('invoicing.bank.import') }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) })
    await expect(dialog.getByText('bank.csv')).toBeVisible()
    await dialog.getByRole('button', { name: t('invoicing.bank.import.take'), exact: true }).click()
    await page.getByRole('button', { name: `INV-000002: ${t('invoicing.bank.match')}` }).click()
    await settled(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('invoicing.bank.match'), exact: true })
      .click()
    await expect(page.getByText('PAY-000002')).toBeVisible()
    assert.equal((await admin.get(`/invoicing/invoices/${draft.id}`)).body.due.amount, '0')
    await settled(page)
    await requireFine(page, 'lines of a statement')
    await requireFitsPhone(page, 'lines of a statement')
    await page.goto('/invoicing?tab=company')
    await page.getByRole('textbox', { name: t('invoicing.company.legal_name') }).fill('Tamga LLC')
    await page.getByRole('button', { name: t('parts.save'), exact: true }).click()
    await settled(page)
    await requireFine(page, 'the company')
    assert.equal((await admin.get('/invoicing/company')).body.legal_name, 'Tamga LLC')
    assert.deepEqual(complaints, [])
  },
)

test(
  'a payment on account is recorded, allocated to a document, and the allocation is undone in the browser',
  inBrowser,
  async () => {
    const { admin } = world
    const [contact] = (await admin.get('/contacts')).body.items
    const lines = [{ description: 'Work', quantity: '1', unit_price: '900' }]
    const draft = await admin.post('/invoicing/invoices', { kind: 'invoice', contact: contact.id, lines })
    const { number } = (await admin.post(`/invoicing/invoices/${draft.body.id}/post`, {})).body
    const { page, complaints } = await world.visit({ language: 'en' })
    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    await page.goto('/invoicing?tab=payments')
    await page.getByRole('button', { name: t('invoicing.pay') }).click()
    await dialog.getByRole('combobox', { name: t('invoicing.contact') }).fill('bak')
    await page.getByRole('option', { name: 'Bakery' }).click()
    await dialog.getByRole('textbox', { name: t('invoicing.amount') }).fill('1 000')
    await settled(page)
    await requireFine(page, 'a new payment')
    await press(t('invoicing.pay.save'))
    await expect(page).toHaveURL(/\/invoicing\/payments\/[0-9a-f-]{36}/)
    const id = page.url().split('/').at(-1)
    const left = async () => (await admin.get(`/invoicing/payments/${id}`)).body.unallocated.amount

    await page.getByRole('button', { name: `${number}: ${t('invoicing.allocate')}` }).click()
    await press(t('invoicing.allocate'))
    const undo = page.getByRole('button', { name: `${number}: ${t('invoicing.undo')}` })
    await expect(undo).toBeVisible()
    assert.equal(await left(), '100')
    await settled(page)
    await requireFine(page, 'a payment')
    await requireFitsPhone(page, 'a payment')
    await undo.click()
    await press(t('invoicing.undo'))
    await expect(undo).toHaveCount(0)
    assert.equal(await left(), '1000')

    await page.goto(`/invoicing/${draft.body.id}`)
    await expect(page.getByRole('heading', { name: t('invoicing.open_payments') })).toBeVisible()
    await settled(page)
    await requireFine(page, 'a document with a payment on account')
    await requireFitsPhone(page, 'a document with a payment on account')
    assert.deepEqual(complaints, [])
  },
)
