import assert from 'node:assert/strict'
import { constants, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import {
  type Authorities,
  boxFromSeen,
  finishSigning,
  KEY_USAGE,
  OID,
  PdfError,
  pageViewOf,
  prepareSigning,
  readAuthorities,
  readCertificate,
  readPdf,
  type SignatureAlgorithm,
  type SigningIdentity,
  skipWithout,
  toPem,
  trustStoreOf,
  verifyPdf,
  writeCertificate,
} from '@tamga/core/testing'
import { convert, type FileKind, makeDocument, makeFile } from '../sample-files.ts'
import { type Judges, openJudges, run, signaturesIn } from './foreign-judges.ts'

const ALGORITHMS: Readonly<Record<string, SignatureAlgorithm>> = {
  'RSA PKCS#1': { scheme: 'rsa-pkcs1', hash: 'sha256' },
  'RSA PSS': { scheme: 'rsa-pss', hash: 'sha512' },
  EC: { scheme: 'ecdsa', hash: 'sha256' },
}
const KINDS: readonly FileKind[] = ['table', 'stream', 'linearised', 'linearised streams', 'hybrid']
const COUNTS = [1, 2, 5]
const needed = { skip: skipWithout('poppler-utils', 'qpdf', 'libnss3-tools') }
const VALID = 'Signature is Valid. Certificate is Trusted.'

/** Keys take long to make, so tests take turns with them. */
function createKeys(make: () => { publicKey: KeyObject; privateKey: KeyObject }) {
  const keys = [1, 2, 3, 4, 5].map(make)
  let turn = 0
  return {
    next() {
      turn += 1
      return keys[turn % keys.length]!
    },
  }
}

const RSA_KEYS = createKeys(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
const EC_KEYS = createKeys(() => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }))

let folder: string
let authorities: Authorities
let judges: Judges

if (!needed.skip) {
  folder = mkdtempSync(join(tmpdir(), 'tamga-matrix-'))
  authorities = await readAuthorities(folder)
  judges = openJudges(toPem(authorities.root.certificate))
}

after(() => {
  if (needed.skip) return
  judges.close()
  rmSync(folder, { recursive: true })
})

function makeSigner(algorithm: SignatureAlgorithm): { identity: SigningIdentity; key: KeyObject } {
  const { publicKey, privateKey } = algorithm.scheme === 'ecdsa' ? EC_KEYS.next() : RSA_KEYS.next()
  const certificate = writeCertificate(
    {
      serial: randomBytes(12).fill(0x41, 0, 1),
      issuer: authorities.issuing.name,
      subject: [
        [OID.country, 'MN'],
        [OID.commonName, 'Дорж Бат'],
      ],
      from: new Date(Date.now() - 86_400_000),
      until: new Date(Date.now() + 86_400_000),
      publicKey,
      usage: [KEY_USAGE.digitalSignature, KEY_USAGE.contentCommitment],
    },
    authorities.issuing,
  )
  const chain = [readCertificate(authorities.issuing.certificate)]
  return { identity: { certificate: readCertificate(certificate), chain, algorithm }, key: privateKey }
}

function signWith({ scheme, hash }: SignatureAlgorithm, key: KeyObject, attributes: Buffer): Buffer {
  if (scheme === 'ecdsa') return sign(hash, attributes, key)
  if (scheme === 'rsa-pkcs1') return sign(hash, attributes, { key, padding: constants.RSA_PKCS1_PADDING })
  const saltLength = constants.RSA_PSS_SALTLEN_DIGEST
  return sign(hash, attributes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength })
}

const NEVER = {
  request: () => Promise.reject(new Error('nobody is asked')),
  fetch: () => Promise.reject(new Error('nobody is asked')),
}

const around = () => ({
  authority: undefined,
  calls: NEVER,
  trust: { anchors: [], intermediates: [] },
  now: new Date(),
})

async function signOnce(document: Buffer, signer: ReturnType<typeof makeSigner>, number: number) {
  const prepared = await prepareSigning(document, {
    identity: signer.identity,
    words: { name: 'Дорж Бат', reason: 'Зөвшөөрөв', at: new Date() },
    ...(number === 1 && {
      appearance: {
        page: 1,
        box: [300, 40, 520, 112],
        rotation: 0,
        drawing: {
          language: 'mn',
          title: 'Цахим гарын үсэг',
          name: 'Өлзий Ганбаатар',
          lines: ['2026-11-16 15:00', 'Зөвшөөрөв'],
          url: 'https://tamga.example.mn/verify?code=AAAAAAAAAAAAAAAAAAAAAA',
        },
      },
    }),
  })
  const signature = signWith(signer.identity.algorithm, signer.key, prepared.attributes)
  return finishSigning({ identity: signer.identity, prepared, signature, level: 'B-B' }, around())
}

/** What our own verifier says of each signature. */
function judgeOurselves(document: Buffer): string[] {
  const trust = trustStoreOf([readCertificate(authorities.root.certificate)])
  const outcome = verifyPdf(document, { trust, now: new Date() })
  return outcome.ok ? outcome.value.signatures.map(({ status }) => status) : [outcome.fault]
}

for (const [name, algorithm] of Object.entries(ALGORITHMS))
  test(
    `${name}: one, two and five signatures in every kind of file stay valid for programs of others`,
    needed,
    async () => {
      const signers = [1, 2, 3, 4, 5].map(() => makeSigner(algorithm))
      for (const kind of KINDS) {
        let document = await makeFile(kind)
        for (let number = 1; number <= 5; number += 1) {
          const next = await signOnce(document, signers[number - 1]!, number)
          assert.ok(next.subarray(0, document.length).equals(document), `${kind}: what was there stays`)
          document = next
          if (!COUNTS.includes(number)) continue
          assert.deepEqual(await judges.pdfsig(document), Array(number).fill(VALID), `${kind}, ${number}`)
          if (number !== 2) assert.equal(judges.qpdf(document), '', `${kind}, ${number}`)
          assert.deepEqual(judgeOurselves(document), Array(number).fill('TOTAL_PASSED'), `${kind}, ${number}`)
        }
        const signatures = signaturesIn(document)
        assert.equal(signatures.length, 5)
        if (kind !== 'table' && kind !== 'stream') continue
        for (const { signedData, content } of [signatures[0]!, signatures[4]!])
          assert.match(judges.cms(signedData, content), /successful/, kind)
        assert.match(judges.cms(signatures[0]!.signedData, Buffer.from('something else')), /failure/)
      }
    },
  )

test('what people see is drawn in seven scripts with embedded fonts', needed, async () => {
  const signer = makeSigner(ALGORITHMS['EC']!)
  const document = await makeFile('stream')
  const prepared = await prepareSigning(document, {
    identity: signer.identity,
    words: { name: 'Өлзий', at: new Date() },
    appearance: {
      page: 2,
      box: [60, 60, 300, 140],
      rotation: 0,
      drawing: {
        language: 'mn',
        title: 'Цахим гарын үсэг',
        name: 'Өлзий Ганбаатар',
        lines: ['签名 · توقيع · подпись · firma · signé', '2026-11-16 15:00'],
        url: 'https://tamga.example.mn/verify#AAAAAAAAAAAAAAAAAAAAAA',
      },
    },
  })
  const signature = signWith(ALGORITHMS['EC']!, signer.key, prepared.attributes)
  const level = 'B-B'
  const signed = await finishSigning({ identity: signer.identity, prepared, signature, level }, around())
  assert.deepEqual(await judges.pdfsig(signed), [VALID])
  const file = join(judges.folder, 'judged.pdf')
  const { stdout } = run('pdffonts', [file])
  assert.ok(stdout.split('\n').filter(line => /Noto/.test(line)).length >= 3, stdout)
  assert.doesNotMatch(stdout, /Noto.* no +no +no/)
})

/** A page that shows 595×842 however it is turned, with a margin around it that is not shown. */
async function makeTurned(rotation: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  const [width, height] = rotation % 180 === 0 ? [595, 842] : [842, 595]
  const page = document.addPage([width + 100, height + 60])
  page.setCropBox(40, 20, width, height)
  page.setRotation(degrees(rotation))
  return Buffer.from(await document.save())
}

/** The first page in grey, a point of the page for each byte. */
function picture(document: Buffer): Buffer {
  const [file, root] = [join(judges.folder, 'seen.pdf'), join(judges.folder, 'seen')]
  writeFileSync(file, document)
  const args = ['-r', '72', '-gray', '-cropbox', '-f', '1', '-l', '1', '-singlefile', file, root]
  assert.equal(run('pdftoppm', args).status, 0)
  const image = readFileSync(`${root}.pgm`)
  assert.equal(image.subarray(0, 11).toString('latin1'), 'P5\n595 842\n')
  return image.subarray(15)
}

test(
  'on a page that is turned the signature stands upright, where it would stand on one that is not',
  needed,
  async () => {
    const signer = makeSigner(ALGORITHMS['EC']!)
    const pictures: Buffer[] = []
    for (const rotation of [0, 90, 180, 270] as const) {
      const document = await makeTurned(rotation)
      const view = pageViewOf(readPdf(document), 1)!
      assert.equal(view.rotation, rotation)
      const prepared = await prepareSigning(document, {
        identity: signer.identity,
        words: { name: 'Өлзий', at: new Date() },
        appearance: {
          page: 1,
          box: boxFromSeen(view, [300, 40, 520, 112]),
          rotation,
          drawing: {
            language: 'mn',
            title: 'Цахим гарын үсэг',
            name: 'Өлзий Ганбаатар',
            lines: ['2026-11-16 15:00'],
            url: 'https://tamga.example.mn/verify#AAAAAAAAAAAAAAAAAAAAAA',
          },
        },
      })
      const signature = signWith(ALGORITHMS['EC']!, signer.key, prepared.attributes)
      const received = { identity: signer.identity, prepared, signature, level: 'B-B' } as const
      const signed = await finishSigning(received, around())
      assert.deepEqual(judgeOurselves(signed), ['TOTAL_PASSED'])
      pictures.push(picture(signed))
    }
    const [upright, ...turned] = pictures as [Buffer, ...Buffer[]]
    const drawn = upright.filter(grey => grey < 128).length
    assert.ok(drawn > 1000, `${drawn} dark points`)
    for (const one of turned) {
      const other = one.filter((grey, at) => Math.abs(grey - upright[at]!) > 128).length
      assert.ok(other < drawn / 20, `${other} of ${drawn} points differ`)
    }
  },
)

test('a signature that is not of the announced key goes into no document', needed, async () => {
  const [one, other] = [makeSigner(ALGORITHMS['EC']!), makeSigner(ALGORITHMS['EC']!)]
  const words = { name: 'x', at: new Date() }
  const prepared = await prepareSigning(await makeFile('table'), { identity: one.identity, words })
  const signature = signWith(ALGORITHMS['EC']!, other.key, prepared.attributes)
  await assert.rejects(
    finishSigning({ identity: one.identity, prepared, signature, level: 'B-B' }, around()),
    /signature_wrong/,
  )
})

test('encrypted and damaged documents are refused before anybody is asked', needed, async () => {
  const { identity } = makeSigner(ALGORITHMS['EC']!)
  const words = { name: 'x', at: new Date() }
  const whole = await makeDocument(false)
  const encrypted = convert(whole, (from, to) => ['--encrypt', 'a', 'b', '256', '--', from, to])
  for (const [bytes, fault] of [
    [encrypted, 'encrypted'],
    [whole.subarray(0, whole.length / 2), 'damaged'],
    [Buffer.from('no document'), 'not_pdf'],
  ] as const)
    await assert.rejects(
      prepareSigning(bytes, { identity, words }),
      (error: unknown) => error instanceof PdfError && error.fault === fault,
    )
  assert.equal(readPdf(whole).revisions.length, 1)
})
