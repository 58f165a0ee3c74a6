import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  attemptPdf,
  catalogRef,
  isDictionary,
  locate,
  nextObjectNumber,
  PdfError,
  type PdfFault,
  type PdfFile,
  pagesOf,
  readObject,
  readPdf,
  skipWithout,
} from '@tamga/core/testing'
import fc from 'fast-check'
import { convert, type FileKind, makeDocument, makeFile } from './sample-files.ts'

const KINDS: Readonly<Record<FileKind, 'table' | 'stream'>> = {
  table: 'table',
  stream: 'stream',
  linearised: 'table',
  'linearised streams': 'stream',
  hybrid: 'table',
}

/** Every object of the newest revision. */
function readAll(file: PdfFile): number {
  let count = 0
  for (let number = 1; number < nextObjectNumber(file); number += 1) {
    const entry = locate(file, number)
    if (!entry || entry.kind === 'free') continue
    readObject(file, { kind: 'ref', number, generation: entry.kind === 'plain' ? entry.generation : 0 })
    count += 1
  }
  return count
}

const faultOf = (bytes: Buffer): PdfFault | undefined => {
  const outcome = attemptPdf(bytes, file => pagesOf(file).length + readAll(file))
  return outcome.ok ? undefined : outcome.fault
}

const needsQpdf = skipWithout('qpdf')

for (const [kind, newest] of Object.entries(KINDS) as [FileKind, 'table' | 'stream'][])
  test(`a file of the kind ${kind} is read whole`, {
    skip: kind.startsWith('linear') && needsQpdf,
  }, async () => {
    const bytes = await makeFile(kind)
    const file = readPdf(bytes)
    assert.equal(file.revisions.length, 1)
    assert.equal(file.revisions[0]!.sections[0]!.kind, newest)
    assert.equal(file.revisions[0]!.end, bytes.length)
    assert.equal(pagesOf(file).length, kind === 'hybrid' ? 1 : 2)
    assert.ok(isDictionary(readObject(file, catalogRef(file))))
    assert.ok(readAll(file) >= 7)
  })

test('what cannot be read is refused by its reason', { skip: needsQpdf }, async () => {
  const plain = await makeDocument(false)
  const text = plain.toString('latin1')
  const change = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1')
  const encrypted = convert(plain, (from, to) => [
    '--encrypt',
    'user',
    'owner',
    '256',
    '--',
    '--static-id',
    from,
    to,
  ])
  assert.equal(faultOf(plain), undefined)
  assert.equal(faultOf(encrypted), 'encrypted')
  assert.equal(faultOf(Buffer.from('PK\u0003\u0004')), 'not_pdf')
  assert.equal(faultOf(Buffer.alloc(0)), 'not_pdf')
  const broken: Record<string, Buffer> = {
    'cut off': plain.subarray(0, plain.length - 40),
    'bytes behind the end': Buffer.concat([plain, Buffer.from('later')]),
    'another start': change(/startxref\n\d+/, 'startxref\n12'),
    'an object at a wrong place': change(/(\d{10}) 00000 n/, '0000000020 00000 n'),
    'a key twice': change('/Type /Catalog', '/Type /Catalog /Type /Catalog'),
    'a stream that is longer than it says': change(/\/Length \d+/, '/Length 3'),
  }
  for (const [name, bytes] of Object.entries(broken)) assert.equal(faultOf(bytes), 'damaged', name)
})

test('hostile bytes give a fault of the reader and never another exception', async () => {
  const samples = await Promise.all([makeFile('table'), makeFile('stream'), makeFile('hybrid')])
  const spots = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      spots,
      fc.option(fc.nat(), { nil: undefined }),
      (sample, changes, cut) => {
        const bytes = Buffer.from(cut === undefined ? sample : sample.subarray(0, cut % sample.length))
        for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value
        try {
          readAll(readPdf(bytes))
        } catch (error) {
          assert.ok(error instanceof PdfError, `${error}`)
        }
      },
    ),
    { numRuns: 1500 },
  )
})

test('deep nesting, circles and giant counts are refused before they cost anything', () => {
  const file = (catalog: string, rows = '2', size = '2') => {
    const head = `%PDF-1.4\n1 0 obj\n${catalog}\nendobj\n`
    return Buffer.from(
      `${head}xref\n0 ${rows}\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${head.length}\n%%EOF\n`,
    )
  }
  assert.equal(faultOf(file('[ '.repeat(100_000))), 'too_complex')
  assert.equal(faultOf(file('<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >>')), 'too_complex')
  assert.equal(faultOf(file('<< >>', '999999999')), 'too_complex')
  assert.equal(faultOf(file('1 0 R')), 'too_complex')
  assert.equal(faultOf(file('<< /Type /Catalog >>', '2', '999999999999')), 'damaged')
})
