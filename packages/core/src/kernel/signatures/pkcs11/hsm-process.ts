/**
 * A program of its own, started by hsm.ts: it alone reads the PIN and holds a session with the hardware module, whose calls are
 * synchronous. It answers questions of the process that started it and ends with it.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type pkcs11js from 'pkcs11js'
import { describeKey, generateKey, type Hsm } from './hsm-key.ts'
import { signDigest } from './hsm-sign.ts'
import type { Pkcs11Act, Pkcs11Answer, Pkcs11Question, TokenDescription } from './messages.ts'

type Library = typeof pkcs11js
type Token = { readonly slot: Buffer; readonly description: TokenDescription }

const [modulePath = '', pinFile = '', wantedToken = ''] = process.argv.slice(2)

/** The package is optional: where it could not be compiled, this program says so. */
const loadLibrary = (): Library => createRequire(import.meta.url)('pkcs11js') as Library

function findToken(library: Library, module: pkcs11js.PKCS11): Token {
  for (const slot of module.C_GetSlotList(true)) {
    const { label, manufacturerID, model, flags } = module.C_GetTokenInfo(slot)
    if ((flags & library.CKF_TOKEN_INITIALIZED) === 0) continue
    if (wantedToken !== '' && label.trim() !== wantedToken) continue
    const description = { label: label.trim(), manufacturer: manufacturerID.trim(), model: model.trim() }
    return { slot, description }
  }
  throw new Error('the module has no such token')
}

function open(): Hsm & { readonly description: TokenDescription } {
  const library = loadLibrary()
  const module = new library.PKCS11()
  module.load(modulePath)
  module.C_Initialize()
  const { slot, description } = findToken(library, module)
  const session = module.C_OpenSession(slot, library.CKF_SERIAL_SESSION | library.CKF_RW_SESSION)
  module.C_Login(session, library.CKU_USER, readFileSync(pinFile, 'utf8').trim())
  return { library, module, session, description }
}

function answer(hsm: ReturnType<typeof open>, asked: Pkcs11Act) {
  if (asked.act === 'describe') return hsm.description
  if (asked.act === 'find') return describeKey(hsm, asked.key)
  if (asked.act === 'generate') return generateKey(hsm, asked.key, asked.kind)
  const digest = Buffer.from(asked.digest, 'base64')
  return signDigest(hsm, asked.key, { algorithm: asked.algorithm, digest }).toString('base64')
}

function serve(): void {
  let hsm: ReturnType<typeof open> | undefined
  process.on('message', ({ number, asked }: Pkcs11Question) => {
    try {
      hsm ??= open()
      process.send!({ number, value: answer(hsm, asked) } satisfies Pkcs11Answer)
    } catch (error) {
      process.send!({ number, failure: (error as Error).message } satisfies Pkcs11Answer)
      // A session that failed may have ended: the next question begins with a new process.
      if (!hsm || /CKR_(SESSION|DEVICE|TOKEN|CRYPTOKI|USER)/.test((error as Error).message))
        process.disconnect()
    }
  })
  process.on('disconnect', () => process.exit(0))
}

serve()
