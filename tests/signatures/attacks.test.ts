import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  catalogOf,
  catalogRef,
  formOf,
  isArray,
  isDictionary,
  isRef,
  nextObjectNumber,
  type PdfRef,
  pagesOf,
  type Reason,
  readCertificate,
  readObject,
  readPdf,
  resolve,
  trustStoreOf,
  verifyPdf,
} from '@tamga/core/testing'
import { addLists, appendSave, signFile, withEntries, write } from './incremental-save.ts'
import { makeFile } from './sample-files.ts'
import { createAuthority } from './test-authority.ts'

const now = new Date()
const authority = createAuthority(now)
const trust = trustStoreOf([readCertificate(authority.root.certificate)])
const signers = ['Bat', 'Dorj', 'Saran'].map(name => authority.signer(name))
const [signer] = signers as [(typeof signers)[0]]

const verify = (bytes: Buffer) => verifyPdf(bytes, { trust, now })

/** How the first signature is judged, or why the file cannot be read. */
function judge(bytes: Buffer): string {
  const outcome = verify(bytes)
  if (!outcome.ok) return outcome.fault
  assert.notEqual(outcome.value.signatures.length, 0, 'the signature is found')
  return outcome.value.verdict
}

const reasonsOf = (bytes: Buffer): Reason[] => {
  const outcome = verify(bytes)
  return outcome.ok ? outcome.value.signatures.flatMap(({ reasons }) => reasons) : []
}

const REFUSED = new Set(['invalid', 'damaged', 'encrypted', 'not_pdf', 'too_complex'])

const signed = (bytes: Buffer, count: number): Buffer =>
  signers
    .slice(0, count)
    .reduce((file, one) => signFile(file, { authority, signer: one, stampedAt: now }), bytes)

const three = addLists(signed(await makeFile('stream'), 3), [authority.list()])
const archived = signFile(addLists(signed(await makeFile('table'), 1), [authority.list()]), {
  authority,
  documentStampAt: now,
})

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

/** Changes of a signed file by a further save, or in its bytes. */
const ATTACKS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'a flipped byte': bytes => {
    const copy = Buffer.from(bytes)
    copy[copy.indexOf('/MediaBox') === -1 ? 40 : copy.indexOf('/MediaBox') + 11]! ^= 1
    return copy
  },
  'bytes behind the end': bytes => Buffer.concat([bytes, Buffer.from('1 0 obj null endobj')]),
  'objects behind the end without a section (ISA)': bytes =>
    Buffer.concat([bytes, Buffer.from('4 0 obj\n<< >>\nendobj\ntrailer << /Root 4 0 R >>\n%%EOF\n')]),
  'the content of a page replaced': bytes => {
    const file = readPdf(bytes)
    const { ref, dictionary } = pagesOf(file)[0]!
    const next = nextObjectNumber(file)
    return appendSave(bytes, {
      objects: {
        [next]: stream('BT (You owe 9,000,000) Tj ET'),
        [ref.number]: withEntries(dictionary, { Contents: `${next} 0 R` }),
      },
    })
  },
  'the content stream itself replaced': bytes => {
    const { dictionary } = pagesOf(readPdf(bytes))[0]!
    const contents = dictionary.entries.get('Contents')
    const target = (isArray(contents) ? contents[0] : contents) as PdfRef
    return appendSave(bytes, { objects: { [target.number]: stream('BT (You owe 9,000,000) Tj ET') } })
  },
  'an annotation over the text (EAA)': bytes => {
    const file = readPdf(bytes)
    const { ref, dictionary } = pagesOf(file)[0]!
    const next = nextObjectNumber(file)
    const before = dictionary.entries.get('Annots')
    const annots = [...(isArray(before) ? before.map(write) : []), `${next} 0 R`].join(' ')
    return appendSave(bytes, {
      objects: {
        [next]:
          '<< /Type /Annot /Subtype /FreeText /Rect [50 700 500 800] /Contents (9,000,000) /DA (/Helv 20 Tf) >>',
        [ref.number]: withEntries(dictionary, { Annots: `[${annots}]` }),
      },
    })
  },
  'the tree of pages swapped': bytes => {
    const file = readPdf(bytes)
    const next = nextObjectNumber(file)
    return appendSave(bytes, {
      objects: {
        [next]: `<< /Type /Pages /Kids [${next + 1} 0 R] /Count 1 >>`,
        [next + 1]: `<< /Type /Page /Parent ${next} 0 R /MediaBox [0 0 595 842] >>`,
        [catalogRef(file).number]: withEntries(catalogOf(file), { Pages: `${next} 0 R` }),
      },
    })
  },
  'another catalog by the trailer': bytes => {
    const file = readPdf(bytes)
    const next = nextObjectNumber(file)
    return appendSave(bytes, { objects: { [next]: withEntries(catalogOf(file), {}) }, root: `${next} 0 R` })
  },
  'a font redefined': bytes => {
    const file = readPdf(bytes)
    const resources = resolve(file, pagesOf(file)[0]!.dictionary.entries.get('Resources'))
    const fonts = isDictionary(resources) ? resolve(file, resources.entries.get('Font')) : null
    const [font] = isDictionary(fonts) ? [...fonts.entries.values()] : []
    assert.ok(isRef(font))
    return appendSave(bytes, {
      objects: { [font.number]: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>' },
    })
  },
  'the look of a signature swapped': bytes => {
    const file = readPdf(bytes)
    const widget = firstField(bytes)
    const next = nextObjectNumber(file)
    return appendSave(bytes, {
      objects: {
        [next]: '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 0 >>\nstream\n\nendstream',
        [widget.number]: withEntries(readObject(file, widget), { AP: `<< /N ${next} 0 R >>` }),
      },
    })
  },
  'a script that runs on opening': bytes => {
    const file = readPdf(bytes)
    return appendSave(bytes, {
      objects: {
        [catalogRef(file).number]: withEntries(catalogOf(file), {
          OpenAction: '<< /S /JavaScript /JS (app.alert(1)) >>',
        }),
      },
    })
  },
  'a form that computes its looks anew': bytes => {
    const file = readPdf(bytes)
    return appendSave(bytes, {
      objects: {
        [catalogRef(file).number]: withEntries(catalogOf(file), {
          AcroForm: withEntries(formOf(file)!.form, { NeedAppearances: 'true' }),
        }),
      },
    })
  },
  'a signature without ByteRange (USF)': bytes => overrideSignature(bytes, { ByteRange: undefined }),
  'a signature with an empty ByteRange (USF)': bytes => overrideSignature(bytes, { ByteRange: '[]' }),
  'a signature with a negative ByteRange (USF)': bytes =>
    overrideSignature(bytes, { ByteRange: '[0 -1 -1 -1]' }),
  'a signature without Contents (USF)': bytes => overrideSignature(bytes, { Contents: undefined }),
  'a signature with null Contents (USF)': bytes => overrideSignature(bytes, { Contents: 'null' }),
  'a signature with Contents of zeros (USF)': bytes => overrideSignature(bytes, { Contents: '<00>' }),
  'a wider gap (SWA)': bytes => moveGap(bytes, ([, size, again, rest]) => [0, size - 20, again, rest]),
  'a second part that begins later (SWA)': bytes =>
    moveGap(bytes, ([, size, again, rest]) => [0, size, again + 200, rest - 200]),
  'a second part that ends earlier': bytes =>
    moveGap(bytes, ([, size, again, rest]) => [0, size, again, rest - 1]),
  'bytes inside of the gap (SWA)': bytes => {
    const at = bytes.indexOf('0000>', bytes.indexOf('/Contents <'))
    const copy = Buffer.from(bytes)
    copy.write('> % ', at, 'latin1')
    return copy
  },
  'spaces in the padding': bytes => {
    const copy = Buffer.from(bytes)
    copy.write('  ', bytes.indexOf('0000>', bytes.indexOf('/Contents <')), 'latin1')
    return copy
  },
  'an unsigned field as a curtain (SSA)': bytes => addField(bytes, '/Rect [0 0 595 842]'),
  'an unsigned field without a place': bytes => addField(bytes, '/Rect [0 0 0 0]'),
  'a page freed': bytes => appendSave(bytes, { objects: { [pagesOf(readPdf(bytes))[1]!.ref.number]: null } }),
  'a field taken out of the form': bytes => {
    const file = readPdf(bytes)
    return appendSave(bytes, {
      objects: {
        [catalogRef(file).number]: withEntries(catalogOf(file), { AcroForm: '<< /SigFlags 3 /Fields [] >>' }),
      },
    })
  },
  'the form taken away': bytes => {
    const file = readPdf(bytes)
    return appendSave(bytes, {
      objects: { [catalogRef(file).number]: withEntries(catalogOf(file), { AcroForm: undefined }) },
    })
  },
  'a later signature as large as the page (SSA)': bytes =>
    signFile(bytes, { authority, signer, rectangle: '[0 0 595 842]' }),
  'a later signature that is broken': bytes => {
    const more = signFile(bytes, { authority, signer })
    const copy = Buffer.from(more)
    copy.write('00', copy.indexOf('/Contents <', bytes.length) + 200, 'latin1')
    return copy
  },
  'a later certification': bytes =>
    signFile(bytes, {
      authority,
      signer,
      dictionary: '/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /P 1 >> >>]',
    }),
}

const firstField = (bytes: Buffer): PdfRef => {
  const file = readPdf(bytes)
  const fields = resolve(file, formOf(file)!.form.entries.get('Fields'))
  return (isArray(fields) ? fields[0] : null) as PdfRef
}

function overrideSignature(bytes: Buffer, changes: Record<string, string | undefined>): Buffer {
  const file = readPdf(bytes)
  const field = readObject(file, firstField(bytes))
  const value = isDictionary(field) ? (field.entries.get('V') as PdfRef) : null
  return appendSave(bytes, { objects: { [value!.number]: withEntries(readObject(file, value!), changes) } })
}

type Range = [number, number, number, number]

function moveGap(bytes: Buffer, move: (range: Range) => number[]): Buffer {
  const at = bytes.indexOf('/ByteRange [') + 11
  const end = bytes.indexOf(']', at) + 1
  const given = bytes
    .toString('latin1', at + 1, end - 1)
    .trim()
    .split(' ')
    .map(Number) as Range
  const copy = Buffer.from(bytes)
  copy.write(`[${move(given).join(' ')}]`.padEnd(end - at), at, 'latin1')
  return copy
}

function addField(bytes: Buffer, rectangle: string): Buffer {
  const file = readPdf(bytes)
  const next = nextObjectNumber(file)
  const { ref, dictionary } = pagesOf(file)[0]!
  const listOf = (value: unknown) => (isArray(value as never) ? (value as never[]).map(write) : [])
  const annots = [...listOf(dictionary.entries.get('Annots')), `${next} 0 R`].join(' ')
  const fields = [...listOf(formOf(file)!.form.entries.get('Fields')), `${next} 0 R`].join(' ')
  return appendSave(bytes, {
    objects: {
      [next]: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (cover) /P ${write(ref)} ${rectangle} /AP << /N ${next + 1} 0 R >> >>`,
      [next + 1]:
        '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Length 27 >>\nstream\n1 g 0 0 595 842 re f % cover\nendstream'.replace(
          '27',
          '28',
        ),
      [ref.number]: withEntries(dictionary, { Annots: `[${annots}]` }),
      [catalogRef(file).number]: withEntries(catalogOf(file), {
        AcroForm: withEntries(formOf(file)!.form, { Fields: `[${fields}]` }),
      }),
    },
  })
}

for (const [name, bytes] of Object.entries({ 'three signatures': three, 'an archived signature': archived }))
  describe(`a file with ${name}`, () => {
    test('is valid as it is, and behind a save that changes nothing', () => {
      assert.equal(judge(bytes), 'valid')
      assert.equal(judge(appendSave(bytes, { objects: {} })), 'valid')
    })
    for (const [attack, change] of Object.entries(ATTACKS))
      test(`does not survive ${attack}`, () => {
        const changed = change(bytes)
        assert.ok(!changed.equals(bytes))
        assert.ok(REFUSED.has(judge(changed)), `${judge(changed)} ${reasonsOf(changed)}`)
      })
  })
