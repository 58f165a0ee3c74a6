import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCertificate, trustStoreOf, verifyPdf } from '@tamga/core/testing'
import { addLists, signFile } from './incremental-save.ts'
import { makeFile } from './sample-files.ts'
import { createAuthority } from './test-authority.ts'

const now = new Date()
const authority = createAuthority(now)
const trust = trustStoreOf([readCertificate(authority.root.certificate)])
const later = (years: number) => new Date(now.getTime() + years * 365 * 86_400_000)

const verify = (bytes: Buffer, at = now) => {
  const outcome = verifyPdf(bytes, { trust, now: at })
  assert.ok(outcome.ok, JSON.stringify(outcome))
  return outcome.value
}

const shortly = (bytes: Buffer, at = now) =>
  verify(bytes, at).signatures.map(({ kind, status, level, reasons, covers }) =>
    [kind, status, level, reasons.join(), `${covers.revision}/${covers.of}`].join(' '),
  )

test('a signature grows from B-B to B-LTA, and each level holds longer', async () => {
  const file = await makeFile('table')
  const signer = authority.signer('Bat Dorj', 'rsa')
  const bare = signFile(file, { authority, signer })
  assert.deepEqual(shortly(bare), ['signature INDETERMINATE B-B revocation_unknown 2/2'])
  const stamped = signFile(file, { authority, signer, stampedAt: now })
  const long = addLists(stamped, [authority.list()])
  assert.deepEqual(shortly(long), ['signature TOTAL_PASSED B-LT  2/3'])
  const archived = signFile(long, { authority, documentStampAt: now })
  assert.deepEqual(shortly(archived), ['signature TOTAL_PASSED B-LTA  2/4', 'timestamp TOTAL_PASSED   4/4'])
  assert.equal(verify(archived).verdict, 'valid')
  assert.deepEqual(shortly(addLists(bare, [authority.list()]), later(5)), [
    'signature INDETERMINATE B-B expired 2/3',
  ])
  assert.deepEqual(shortly(long, later(5)), ['signature TOTAL_PASSED B-LT  2/3'])
})
