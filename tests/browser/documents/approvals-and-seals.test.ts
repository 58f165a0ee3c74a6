import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { givenMember, samplePdf, skipWithout } from '@tamga/core/testing'
import { makeSoftHsm, SOFTHSM_MODULE } from '../../signatures/signing/soft-hsm.ts'
import {
  expect,
  requireAccessible,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../world/browser-world.ts'

const withoutSeal = withoutBrowser || skipWithout('softhsm2', 'opensc')
const hsm = withoutSeal ? null : makeSoftHsm()
after(() => hsm?.close())
const world = await startBrowserWorld(
  { after },
  hsm ? { PKCS11_MODULE: SOFTHSM_MODULE, PKCS11_PIN_FILE: hsm.pinFile, PKCS11_TOKEN: 'tamga' } : {},
)

test('a member draws a flow with the keyboard and sends a document; whoever is asked finds it at home, and decides', {
  skip: withoutBrowser,
  timeout: TEST_LIMIT,
}, async () => {
  const { admin, platform } = world
  const { tenant } = (await admin.get('/me')).body
  const sender = await givenMember(platform.ctx, tenant, { email: 'sender@first.example' })
  const approver = await givenMember(platform.ctx, tenant, { email: 'approver@first.example' })
  const sending = await world.visit({ as: sender, language: 'en' })
  const made = await sending.page.request.post('/api/v1/documents?title=Budget', {
    data: samplePdf('Budget'),
    headers: { 'content-type': 'application/pdf' },
  })
  const { id } = await made.json()
  await sending.page.goto(`/documents/${id}?tab=approval`)
  const { page } = sending
  await page.getByRole('button', { name: 'Send for approval' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await dialog
    .getByRole('combobox', { name: 'Add a person' })
    .or(dialog.getByLabel('Add a person'))
    .first()
    .fill('approver')
  await page.getByRole('option', { name: 'approver' }).click()
  await dialog.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Ask the manager of the step before' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Step 2/, pressed: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove the step' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Waiting for a decision').first()).toBeVisible()
  const deciding = await world.visit({ as: approver, language: 'en' })
  await deciding.page.goto('/')
  await deciding.page.getByRole('link', { name: /Budget/ }).click()
  await deciding.page.getByRole('button', { name: 'Reject' }).click()
  await expect(deciding.page.getByText('Say why')).toBeVisible()
  await deciding.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(deciding.page.getByText('every step approved it')).toBeVisible()
  assert.equal((await admin.get(`/documents/${id}`)).body.status, 'approved')
  assert.deepEqual([sending.complaints, deciding.complaints], [[], []])
})

/** Lies on its side in the file, and is turned a quarter when it is shown. */
async function turnedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([595, 842]).setRotation(degrees(90))
  return Buffer.from(await document.save())
}

test('the seal is made ready on its screen, put on one document and on many, and on evidence of the log and of a review', {
  skip: withoutSeal,
  timeout: TEST_LIMIT,
}, async () => {
  const { admin } = world
  const type = { 'content-type': 'application/pdf' }
  const upload = async (title: string, file: Buffer): Promise<string> =>
    (await admin.request('POST', `/documents?title=${title}`, file, type)).body.id
  const turned = await upload('Plan', await turnedPdf())
  await upload('Letter', samplePdf('Letter'))
  await upload('Torn', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'))
  const { page, complaints } = await world.visit({ language: 'en' })
  const dialog = page.getByRole('dialog')

  await page.goto('/settings/seal')
  await page.getByRole('button', { name: 'Make', exact: true }).click()
  await expect(page.getByText('Waiting for its certificate')).toBeVisible()
  const { request } = (await admin.get('/seal')).body.awaiting
  const issued = await admin.request('POST', '//sim/ca/certificates', request, {
    'content-type': 'application/pkcs10',
  })
  await page.getByLabel('Certificate (PEM)').fill(issued.text)
  await page.getByRole('button', { name: 'Put in use' }).click()
  await expect(page.getByText('Seal in use')).toBeVisible()

  await page.goto(`/documents/${turned}?tab=signatures`)
  await page.getByRole('button', { name: 'Sign' }).first().click()
  await dialog.getByRole('radio', { name: 'Organisation seal' }).check()
  await expect(dialog.getByRole('radio', { name: 'Top left' })).toBeEnabled()
  await dialog.getByText('Top left').click()
  await dialog.getByRole('button', { name: 'Seal' }).click()
  await expect(dialog.getByRole('status')).toContainText('Signed')
  const content = await fetch(`${world.origin}/api/v1/documents/${turned}/versions/2/content`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const sealed = Buffer.from(await content.arrayBuffer()).toString('latin1')
  assert.equal(/\/Rect ?\[[^\]]*\]/.exec(sealed)?.[0], '/Rect [36 36 108 256]')
  assert.match(sealed, /\/Matrix \[0 1 -1 0 0 0\]/)

  await page.goto('/documents')
  await page.getByRole('checkbox', { name: /Letter/ }).check()
  await page.getByRole('checkbox', { name: /Torn/ }).check()
  await page.getByRole('button', { name: 'Seal' }).click()
  await expect(dialog).toContainText('2 documents')
  await dialog.getByRole('button', { name: 'Seal' }).click()
  await expect(dialog.getByText('All done')).toBeVisible()
  await expect(dialog.getByText('Failed: 1')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Torn' })).toContainText('The file is damaged.')
  await settled(page)
  await requireAccessible(page, 'how many documents were sealed')

  const makeEvidence = async (path: string, title: RegExp) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Sealed evidence' }).click()
    await dialog.getByRole('button', { name: 'Sealed evidence' }).click()
    await page.waitForURL(/\/documents\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: 'Download with verification report' })).toBeVisible()
    const id = /[0-9a-f-]{36}/.exec(page.url())![0]
    assert.deepEqual((await admin.get(`/signatures?document=${id}`)).body.items.length, 1)
  }
  await makeEvidence('/audit', /Evidence of the audit log/)
  assert.equal((await admin.post('/store/apps/sso-access-review/install')).status, 201)
  const root = '/sso/reviews/campaigns'
  const due_at = new Date(Date.now() + 86_400_000).toISOString()
  const { id } = (await admin.post(root, { name: 'Yearly review', self_review: true, due_at })).body
  await admin.post(`${root}/${id}/open`)
  assert.equal((await admin.post(`${root}/${id}/close`)).status, 200)
  await makeEvidence(`/sso/reviews/${id}?tab=evidence`, /Yearly review/)
  assert.deepEqual(complaints, [])
})
