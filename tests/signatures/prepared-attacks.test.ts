import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  catalogOf,
  catalogRef,
  nextObjectNumber,
  pagesOf,
  readCertificate,
  readPdf,
  trustStoreOf,
  verifyPdf,
} from '@tamga/core/testing'
import { addLists, appendSave, signFile, withEntries, write } from './incremental-save.ts'
import { makeFile } from './sample-files.ts'
import { createAuthority } from './test-authority.ts'

const now = new Date()
const authority = createAuthority(now)
const trust = trustStoreOf([readCertificate(authority.root.certificate)])
const signer = authority.signer('Bat')

/** The verdict and what is said of the first signature. */
function judge(bytes: Buffer): [string, ...string[]] {
  const outcome = verifyPdf(bytes, { trust, now })
  if (!outcome.ok) return [outcome.fault]
  return [outcome.value.verdict, ...outcome.value.signatures[0]!.reasons]
}

const stream = (text: string, length: string | number = text.length) =>
  `<< /Length ${length} >>\nstream\n${text}\nendstream`

/** What the attacker hands to the signer, signed, with what the attacker does to it afterwards. */
function attack(prepare: (bytes: Buffer) => Buffer, change: (bytes: Buffer) => Buffer, base: Buffer): void {
  const prepared = signFile(prepare(base), { authority, signer, stampedAt: now })
  const signed = addLists(prepared, [authority.list()])
  assert.deepEqual(judge(signed), ['valid'])
  const [verdict, ...reasons] = judge(change(signed))
  assert.ok(
    verdict === 'damaged' || (verdict === 'invalid' && reasons.includes('changed_afterwards')),
    `${verdict} ${reasons}`,
  )
}

const pageOf = (bytes: Buffer) => pagesOf(readPdf(bytes))[0]!

const withPage = (bytes: Buffer, more: Record<number, string>, changes: Record<string, string>): Buffer => {
  const { ref, dictionary } = pageOf(bytes)
  return appendSave(bytes, { objects: { ...more, [ref.number]: withEntries(dictionary, changes) } })
}

test('what waits in a document for its signature stays shut afterwards (shadow attacks)', async () => {
  const base = await makeFile('table')
  const next = nextObjectNumber(readPdf(base))
  const contents = write(pageOf(base).dictionary.entries.get('Contents')).replace(/^\[|\]$/g, '')
  const curtain = `<< /Type /Annot /Subtype /Square /Rect [0 0 595 842] /IC [1 1 1] >>`

  attack(
    bytes => withPage(bytes, { [next]: curtain }, { Annots: `[${next} 0 R]` }),
    bytes => withPage(bytes, {}, { Annots: '[]' }),
    base,
  )
  attack(
    bytes => withPage(bytes, { [next]: curtain }, { Annots: `[${next} 0 R]` }),
    bytes => appendSave(bytes, { objects: { [next]: null } }),
    base,
  )
  const field = (value: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (sum) /V (${value}) /Rect [60 600 200 620] >>`
  attack(
    bytes => withPage(bytes, { [next]: field('1,000') }, { Annots: `[${next} 0 R]` }),
    bytes => appendSave(bytes, { objects: { [next]: field('9,000,000') } }),
    base,
  )
  // The page refers to an object that nobody has yet.
  attack(
    bytes => withPage(bytes, {}, { Contents: `[${contents} ${next + 500} 0 R]` }),
    bytes => appendSave(bytes, { objects: { [next + 500]: stream('BT (9,000,000) Tj ET') } }),
    base,
  )
  // How much of a stream counts is said by another object.
  attack(
    bytes =>
      withPage(
        bytes,
        { [next]: stream('BT (1,000) Tj ET BT (9,000) Tj ET', `${next + 1} 0 R`), [next + 1]: '33' },
        { Contents: `${next} 0 R` },
      ),
    bytes => appendSave(bytes, { objects: { [next + 1]: '16' } }),
    base,
  )
  // A list that is both the evidence of the signatures and the content of the page.
  attack(
    bytes => {
      const more = { [next]: `[${contents}]`, [next + 1]: `<< /Type /DSS /Certs ${next} 0 R >>` }
      const changed = withPage(bytes, more, { Contents: `${next} 0 R` })
      const catalog = withEntries(catalogOf(readPdf(changed)), { DSS: `${next + 1} 0 R` })
      return appendSave(changed, { objects: { [catalogRef(readPdf(changed)).number]: catalog } })
    },
    bytes => {
      const free = nextObjectNumber(readPdf(bytes))
      return appendSave(bytes, {
        objects: { [next]: `[${contents} ${free} 0 R]`, [free]: stream('BT (9,000,000) Tj ET') },
      })
    },
    base,
  )
})

test('an object that hides in the signed bytes is not woken by a new section', async () => {
  const base = await makeFile('table')
  const hidden = Buffer.concat([base.subarray(0, -6), Buffer.from('')])
  assert.equal(hidden.length, base.length - 6)
  const { ref, dictionary } = pageOf(base)
  const woken = `${ref.number} 0 obj\n${withEntries(dictionary, { Contents: 'null' })}\nendobj\n`
  const text = `${base.toString('latin1')}`
  // Between the last object and the table nothing points at it.
  const at = text.lastIndexOf('xref\n0 ')
  const shifted = `${text.slice(0, at)}${woken}${text.slice(at)}`.replace(
    /startxref\n\d+/,
    `startxref\n${at + woken.length}`,
  )
  const prepared = Buffer.from(shifted, 'latin1')
  const signed = addLists(signFile(prepared, { authority, signer, stampedAt: now }), [authority.list()])
  assert.deepEqual(judge(signed), ['valid'])
  const offset = String(signed.indexOf(woken)).padStart(10, '0')
  const start = signed.length
  const previous = /startxref\n(\d+)\n%%EOF\n$/.exec(signed.toString('latin1'))![1]
  const section = `xref\n${ref.number} 1\n${offset} 00000 n \ntrailer\n<< /Size ${nextObjectNumber(readPdf(signed))} /Root ${write(catalogRef(readPdf(signed)))} /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`
  assert.deepEqual(judge(Buffer.concat([signed, Buffer.from(section)])), ['invalid', 'changed_afterwards'])
})

test('objects that are packed together do not move with their container', async () => {
  const signed = addLists(signFile(await makeFile('stream'), { authority, signer, stampedAt: now }), [
    authority.list(),
  ])
  assert.deepEqual(judge(signed), ['valid'])
  const container = Number(/(\d+) 0 obj\n?<<[^>]*\/ObjStm/.exec(signed.toString('latin1'))![1])
  const packed = '1 0 null'
  const replaced = appendSave(signed, {
    objects: {
      [container]: `<< /Type /ObjStm /N 1 /First 4 /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
    },
  })
  const [verdict] = judge(replaced)
  assert.ok(verdict === 'invalid' || verdict === 'damaged', verdict)
})

test('a certification allows what it says, and comes first', async () => {
  const base = await makeFile('table')
  const certify = (permission: number, bytes = base) =>
    signFile(bytes, {
      authority,
      signer,
      stampedAt: now,
      dictionary: `/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${permission} /V /1.2 >> >>]`,
    })
  const withList = (bytes: Buffer) => addLists(bytes, [authority.list()])
  const again = (bytes: Buffer) =>
    signFile(bytes, { authority, signer: authority.signer('Dorj'), stampedAt: now })
  assert.deepEqual(judge(withList(certify(1))), ['valid'])
  assert.deepEqual(judge(withList(again(certify(2)))), ['valid'])
  assert.deepEqual(judge(withList(again(certify(1)))), ['invalid', 'certification_violated'])
  assert.deepEqual(judge(signFile(withList(certify(1)), { authority, documentStampAt: now })), ['valid'])
  const late = verifyPdf(withList(certify(2, again(base))), { trust, now })
  assert.ok(late.ok)
  assert.equal(late.value.verdict, 'invalid')
  assert.deepEqual(late.value.signatures[1]!.reasons, ['certification_violated'])
  // Annotations that the third kind of certification allows are still not what was signed.
  const commented = withPage(
    withList(certify(3)),
    { 900: '<< /Type /Annot /Subtype /FreeText /Rect [50 700 500 800] /Contents (no) >>' },
    { Annots: '[900 0 R]' },
  )
  assert.equal(judge(commented)[0], 'invalid')
})

test('metadata that a later save changed is told, and holds', async () => {
  const base = await makeFile('table')
  const signed = addLists(signFile(base, { authority, signer, stampedAt: now }), [authority.list()])
  const next = nextObjectNumber(readPdf(signed))
  const renamed = appendSave(signed, {
    objects: { [next]: '<< /Title (Other) >>' },
    trailer: `/Info ${next} 0 R`,
  })
  assert.deepEqual(judge(renamed), ['valid_with_warnings', 'metadata_changed'])
})
