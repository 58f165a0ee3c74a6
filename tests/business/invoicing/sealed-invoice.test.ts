import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { skipWithout, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'
import { openJudges } from '../../signatures/signing/foreign-judges.ts'
import { makeSoftHsm, SOFTHSM_MODULE } from '../../signatures/signing/soft-hsm.ts'

test('a posted invoice is sealed with the key of the organisation, and any judge finds the seal valid', {
  skip: skipWithout('softhsm2', 'opensc', 'poppler-utils', 'libnss3-tools', 'qpdf'),
}, async () => {
  const softHsm = makeSoftHsm()
  after(() => softHsm.close())
  const { admin, stranger, origin, mailDir } = await startTestPlatform(
    { after },
    {
      distribution: business,
      settings: { PKCS11_MODULE: SOFTHSM_MODULE, PKCS11_PIN_FILE: softHsm.pinFile, PKCS11_TOKEN: 'tamga' },
    },
  )
  await admin.post('/store/apps/invoicing/install')
  const made = await admin.post('/seal/key', { kind: 'ec-p256' })
  assert.equal(made.status, 201, made.text)
  const { request } = made.body.awaiting
  const type = { 'content-type': 'application/pkcs10' }
  const pem = (await admin.request('POST', '//sim/ca/certificates', request, type)).text
  assert.equal((await admin.put('/seal/certificate', { pem })).status, 200)
  assert.equal((await admin.get('/invoicing/company')).body.can_seal, true)

  const contact = (await admin.post('/contacts', { kind: 'organisation', name: 'Захиалагч' })).body.id
  const lines = [{ description: 'Ажил', quantity: '2', unit_price: '55000' }]
  const { id } = (await admin.post('/invoicing/invoices', { kind: 'invoice', contact, lines })).body
  const seal = () =>
    fetch(`${origin}/api/v1/invoicing/invoices/${id}/seal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    })
  assert.equal((await seal()).status, 409, 'a draft may still change')
  await admin.post(`/invoicing/invoices/${id}/post`, {})
  const answer = await seal()
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
  const file = Buffer.from(await answer.arrayBuffer())

  const pdf = { 'content-type': 'application/pdf' }
  const judged = (await stranger.request('POST', '/verify', file, pdf)).body
  assert.deepEqual(
    [judged.verdict, judged.signatures.length, judged.signatures[0].status, judged.signatures[0].level],
    ['valid', 1, 'TOTAL_PASSED', 'B-LT'],
  )
  const changed = Buffer.from(file)
  // Within the drawing of the page: everything that a reader needs to find the seal is as it was.
  const place = file.indexOf('endstream') - 10
  changed[place] = changed[place]! ^ 1
  assert.equal((await stranger.request('POST', '/verify', changed, pdf)).body.verdict, 'invalid')

  const judges = openJudges(readFileSync(join(mailDir, 'simulators', 'eid-trust.pem'), 'utf8'))
  after(() => judges.close())
  assert.deepEqual(await judges.pdfsig(file), ['Signature is Valid. Certificate is Trusted.'])
  assert.equal(judges.qpdf(file), '')
  const records = (await admin.get('/audit?action=invoicing.invoice_sealed')).body.items
  assert.equal(records.length, 1)
})
