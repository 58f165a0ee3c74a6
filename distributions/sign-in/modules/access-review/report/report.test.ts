import assert from 'node:assert/strict'
import { test } from 'node:test'
import { close, newTenant, opened, ROOT } from '../../../../../tests/access-review/review-world.ts'

test('the evidence is exported as CSV, as a page to print and as PDF', async () => {
  const tenant = await newTenant()
  const campaign = await opened(tenant.admin, { self_review: true, name: 'Хяналт <1>' })
  await close(tenant.admin, campaign)
  const path = `${ROOT}/campaigns/${campaign.id}/export`
  const csv = await tenant.admin.get(`${path}?format=csv`)
  assert.equal(csv.headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.equal(csv.text.trim().split('\r\n').length, 3)
  const html = await tenant.admin.get(`${path}?format=html`)
  assert.match(html.text, /Хяналт &lt;1&gt;/)
  assert.match(html.text, /admin@review-/)
  const pdf = await tenant.admin.get(`${path}?format=pdf`)
  assert.equal(pdf.headers.get('content-type'), 'application/pdf')
  assert.match(pdf.text, /^%PDF-1\.[\s\S]*%%EOF\s*$/)
  assert.equal((await tenant.admin.get(`${path}?format=doc`)).status, 400)
})
