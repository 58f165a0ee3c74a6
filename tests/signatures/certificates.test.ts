import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  KEY_USAGE,
  type NewCertificate,
  OID,
  readCertificate,
  testsEverything,
  toPem,
  trustStoreOf,
  verifyPdf,
} from '@tamga/core/testing'
import { addLists, type SignWish, signFile } from './incremental-save.ts'
import { makeFile } from './sample-files.ts'
import { createAuthority, type TestSigner } from './test-authority.ts'

const now = new Date()
const authority = createAuthority(now)
const trust = trustStoreOf([readCertificate(authority.root.certificate)])
const base = await makeFile('table')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

function judge(bytes: Buffer): string {
  const outcome = verifyPdf(bytes, { trust, now })
  if (!outcome.ok) return outcome.fault
  const [{ status, reasons }] = outcome.value.signatures as [(typeof outcome.value.signatures)[0]]
  return [status, ...reasons].join(' ')
}

const signed = (
  wish: Partial<SignWish> & { signer: TestSigner },
  revoked: readonly TestSigner[] = [],
  at = now,
) => judge(addLists(signFile(base, { authority, stampedAt: now, ...wish }), [authority.list(revoked, at)]))

const signer = (more: Partial<NewCertificate> = {}) => authority.signer('Bat', 'ec', more)

test('the signer has to be who the signature says, allowed to sign, and good at the time', () => {
  const bat = signer()
  const sameKey = { ...authority.signer('Somebody else', 'ec', { publicKey: bat.publicKey }) }
  assert.equal(signed({ signer: bat }), 'TOTAL_PASSED')
  assert.match(
    signed({ signer: bat, shown: sameKey.certificate }),
    /^TOTAL_FAILED signing_certificate_mismatch/,
  )
  assert.match(signed({ signer: bat, shown: signer().certificate }), /^TOTAL_FAILED signature_invalid/)
  assert.equal(signed({ signer: bat, withoutName: true }), 'INDETERMINATE signing_certificate_missing')
  assert.equal(signed({ signer: bat }, [bat]), 'TOTAL_FAILED revoked')
  assert.equal(signed({ signer: signer({ purposes: [OID.clientAuth] }) }), 'TOTAL_FAILED wrong_purpose')
  assert.equal(signed({ signer: signer({ usage: [KEY_USAGE.cRLSign] }) }), 'TOTAL_FAILED wrong_purpose')
  assert.match(signed({ signer: signer({ authority: { pathLength: null } }) }), /^TOTAL_FAILED wrong_purpose/)
  assert.equal(signed({ signer: signer({ until: days(-1) }) }), 'INDETERMINATE expired')
  assert.equal(signed({ signer: signer({ from: days(1) }) }), 'INDETERMINATE not_yet_valid')
  assert.equal(signed({ signer: bat, chain: [] }), 'INDETERMINATE untrusted')
  assert.equal(signed({ signer: bat }, [], days(-20)), 'INDETERMINATE revocation_unknown')
})

test('a certificate that was revoked after the proven time was good when it signed', () => {
  const bat = signer()
  const early = new Date(now.getTime() - 2 * 86_400_000)
  assert.equal(signed({ signer: bat, stampedAt: early }, [bat]), 'TOTAL_PASSED')
  assert.equal(signed({ signer: bat, stampedAt: days(2) }), 'TOTAL_FAILED timestamp_invalid')
})

test('who is not trusted vouches for nobody, for a time neither', () => {
  const strangers = createAuthority(now)
  const stranger = strangers.signer('Stranger')
  assert.equal(
    judge(signFile(base, { authority: strangers, signer: stranger })),
    'INDETERMINATE certificate_unverified untrusted',
  )
  const mixed = { ...authority, stamper: strangers.stamper, issuing: strangers.issuing }
  const file = signFile(base, {
    authority: mixed,
    signer: signer(),
    stampedAt: now,
    chain: [authority.issuing.certificate],
  })
  assert.match(judge(file), /^INDETERMINATE timestamp_untrusted/)
  const forged = { ...authority, stamper: signer() }
  assert.match(
    judge(signFile(base, { authority: forged, signer: signer(), stampedAt: now })),
    /^TOTAL_FAILED timestamp_invalid/,
  )
})

test('a message that openssl made is read, in every kind of key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tamga-cms-'))
  const path = (name: string) => join(folder, name)
  try {
    writeFileSync(path('chain.pem'), toPem(authority.issuing.certificate))
    for (const kind of ['rsa', 'pss', 'ec'] as const) {
      const { certificate, privateKey } = authority.signer('Bat', kind)
      writeFileSync(path('own.pem'), toPem(certificate))
      writeFileSync(path('key.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
      const options =
        kind === 'pss' ? ['-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_pss_saltlen:digest'] : []
      const message = (covered: Buffer): Buffer => {
        writeFileSync(path('content'), covered)
        const given = ['cms', '-sign', '-binary', '-cades', '-md', 'sha256', '-outform', 'DER', '-nosmimecap']
        const files = [
          '-in',
          path('content'),
          '-signer',
          path('own.pem'),
          '-inkey',
          path('key.pem'),
          '-certfile',
          path('chain.pem'),
        ]
        return execFileSync('openssl', [...given, ...files, ...options])
      }
      const file = addLists(signFile(base, { authority, message }), [authority.list()])
      assert.equal(judge(file), 'TOTAL_PASSED', kind)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The message in the first signature of a file: where its digits begin, and how many bytes it has. */
const messageIn = (file: Buffer) => {
  const start = file.indexOf('/Contents <') + 11
  return { start, size: 4 + Buffer.from(file.toString('latin1', start + 4, start + 8), 'hex').readUInt16BE() }
}

/** The bits of a message whose flip leaves the signature accepted. */
function acceptedFlips(file: Buffer, step: number): number[] {
  assert.equal(judge(file), 'TOTAL_PASSED')
  const { start, size } = messageIn(file)
  const copy = Buffer.from(file)
  const accepted: number[] = []
  for (let bit = 0; bit < size * 8; bit += step) {
    const digit = start + (bit >> 2)
    const value = Number.parseInt(String.fromCharCode(file[digit]!), 16) ^ (8 >> (bit & 3))
    copy[digit] = value.toString(16).charCodeAt(0)
    if (judge(copy) === 'TOTAL_PASSED') accepted.push(bit)
    copy[digit] = file[digit]!
  }
  return accepted
}

test('no single flipped bit of a message is accepted, and none throws', () => {
  const withList = (file: Buffer) => addLists(file, [authority.list()])
  const bare = withList(signFile(base, { authority, signer: signer() }))
  assert.deepEqual(acceptedFlips(bare, testsEverything() ? 1 : 9), [])
  const stamped = withList(signFile(base, { authority, signer: signer(), stampedAt: now }))
  assert.deepEqual(acceptedFlips(stamped, testsEverything() ? 1 : 61), [])
})

test('a digit of a message may be a large or a small letter, and nothing else', () => {
  const file = addLists(signFile(base, { authority, signer: signer() }), [authority.list()])
  const { start, size } = messageIn(file)
  const copy = Buffer.from(file)
  const letter = (byte: number) => String.fromCharCode(byte).toLowerCase()
  for (let at = start; at < start + size * 2; at += testsEverything() ? 1 : 151)
    for (let bit = 0; bit < 8; bit += 1) {
      copy[at] = file[at]! ^ (1 << bit)
      const isCase = letter(copy[at]!) === letter(file[at]!)
      assert.equal(judge(copy) === 'TOTAL_PASSED', isCase, `byte ${at}, bit ${bit}`)
      copy[at] = file[at]!
    }
})
