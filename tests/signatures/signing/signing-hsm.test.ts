import assert from 'node:assert/strict'
import { createHash, createPublicKey, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import {
  configuredHsm,
  finishSigning,
  type Hsm,
  KEY_USAGE,
  OID,
  prepareSigning,
  readAuthorities,
  readCertificate,
  type SignatureAlgorithm,
  skipWithout,
  toPem,
  writeCertificate,
} from '@tamga/core/testing'
import { makeFile } from '../sample-files.ts'
import { type Judges, openJudges } from './foreign-judges.ts'
import { makeSoftHsm, SOFTHSM_MODULE, type SoftHsm } from './soft-hsm.ts'

const needed = { skip: skipWithout('softhsm2', 'opensc', 'poppler-utils', 'libnss3-tools', 'qpdf') }

let softHsm: SoftHsm
let judges: Judges
let hsm: Hsm

/** As the service makes it from its settings. */
const openHsm = (settings: Record<string, string>): Hsm | undefined => {
  const made = new Map<string, unknown>()
  const of = <T>({ name, make }: { name: string; make: () => T }): T => {
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as T
  }
  return configuredHsm({ of }, settings as never)
}

before(() => {
  if (needed.skip) return
  softHsm = makeSoftHsm()
  hsm = openHsm({ PKCS11_MODULE: SOFTHSM_MODULE, PKCS11_PIN_FILE: softHsm.pinFile, PKCS11_TOKEN: 'tamga' })!
})

after(() => {
  if (needed.skip) return
  softHsm.close()
  judges?.close()
})

const CASES: readonly (readonly [kind: 'rsa-3072' | 'ec-p256', algorithm: SignatureAlgorithm])[] = [
  ['rsa-3072', { scheme: 'rsa-pkcs1', hash: 'sha256' }],
  ['rsa-3072', { scheme: 'rsa-pss', hash: 'sha256' }],
  ['ec-p256', { scheme: 'ecdsa', hash: 'sha256' }],
]

test('keys of the module sign documents that programs of others find valid', needed, async () => {
  const authorities = await readAuthorities(softHsm.pinFile.replace(/pin$/, ''))
  judges = openJudges(toPem(authorities.root.certificate))
  const keys = new Map<string, { id: string; label: string }>()
  for (const [kind, algorithm] of CASES) {
    const key = keys.get(kind) ?? { id: randomUUID().replaceAll('-', ''), label: `seal ${kind}` }
    if (!keys.has(kind)) {
      const made = await hsm.generate(key, kind)
      assert.deepEqual([made.is_sensitive, made.was_never_extractable], [true, true])
      keys.set(kind, key)
    }
    const { spki } = (await hsm.find(key))!
    const certificate = readCertificate(
      writeCertificate(
        {
          serial: Buffer.from(key.id, 'hex').fill(0x41, 0, 1),
          issuer: authorities.issuing.name,
          subject: [[OID.commonName, 'Байгууллага']],
          from: new Date(Date.now() - 86_400_000),
          until: new Date(Date.now() + 86_400_000),
          publicKey: createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' }),
          usage: [KEY_USAGE.digitalSignature],
        },
        authorities.issuing,
      ),
    )
    const identity = { certificate, chain: [readCertificate(authorities.issuing.certificate)], algorithm }
    const words = { name: 'Байгууллага', at: new Date() }
    const prepared = await prepareSigning(await makeFile('table'), { identity, words })
    const signature = await hsm.sign(key, algorithm, prepared.digest)
    const calls = { request: () => Promise.reject(new Error()), fetch: () => Promise.reject(new Error()) }
    const around = { authority: undefined, calls, trust: { anchors: [], intermediates: [] }, now: new Date() }
    const signed = await finishSigning({ identity, prepared, signature, level: 'B-B' }, around)
    assert.deepEqual(await judges.pdfsig(signed), ['Signature is Valid. Certificate is Trusted.'])
  }
})

test('no key can leave the module or do anything but sign, as pkcs11-tool sees it', needed, () => {
  const listed = softHsm.listPrivateKeys()
  const keys = listed.split('Private Key Object').slice(1)
  assert.equal(keys.length, 2, listed)
  for (const key of keys) {
    assert.match(key, /Access: +sensitive, always sensitive, never extractable, local/)
    assert.match(key, /Usage: +sign\n/)
  }
})

test('this process holds neither the PIN nor a way to the module', needed, async () => {
  const maps = readFileSync('/proc/self/maps', 'utf8')
  assert.doesNotMatch(maps, /softhsm|pkcs11\.node/)
  const child = readdirSync('/proc').find(pid => isChild(pid))
  assert.ok(child, 'a process of its own talks to the module')
  assert.match(readFileSync(`/proc/${child}/maps`, 'utf8'), /softhsm/)
  assert.doesNotMatch(readFileSync(`/proc/${child}/cmdline`, 'utf8'), new RegExp(softHsm.pin))
})

const isChild = (pid: string): boolean => {
  if (!/^\d+$/.test(pid)) return false
  try {
    const parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return parent === String(process.pid) && /hsm-process/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

test(
  'a module that is not there, a wrong PIN and a key of somebody else are refusals, not crashes',
  needed,
  async () => {
    const digest = createHash('sha256').update('x').digest()
    const algorithm = { scheme: 'ecdsa', hash: 'sha256' } as const
    await assert.rejects(hsm.sign({ id: '00'.repeat(16), label: 'nobody' }, algorithm, digest), {
      name: 'SignerUnavailable',
    })
    const absent = openHsm({ PKCS11_MODULE: '/nowhere.so', PKCS11_PIN_FILE: softHsm.pinFile })!
    await assert.rejects(absent.describe(), { name: 'SignerUnavailable' })
    assert.equal((await hsm.describe()).label, 'tamga')
    assert.equal(openHsm({}), undefined)
  },
)
