import crypto from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

/**
 * To make an RSA key takes as long as most tests. What one process of a run has made, the others use as well: real keys, each of them
 * once in a process, so that no two keys of an installation are the same. Programs that tests start make their own.
 */
const file = process.env.TEST_RSA_KEYS ?? ''

const { generateKeyPair, generateKeyPairSync, createPrivateKey, createPublicKey } = crypto
const generate = promisify(generateKeyPair)

let known
const takeKnown = () => {
  known ??= existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const line = known.shift()
  if (line === undefined) return undefined
  const privateKey = createPrivateKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

const remember = pair => {
  const key = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  appendFileSync(file, `${key}\n`)
  return pair
}

/** What the product asks for, and nothing besides. */
const isUsual = (type, options) => type === 'rsa' && JSON.stringify(options) === '{"modulusLength":2048}'

const pairOf = async (type, options) =>
  isUsual(type, options) ? (takeKnown() ?? remember(await generate(type, options))) : generate(type, options)

if (file) {
  crypto.generateKeyPair = Object.assign(
    (type, options, done) => {
      if (!isUsual(type, options)) return generateKeyPair(type, options, done)
      pairOf(type, options).then(({ publicKey, privateKey }) => done(null, publicKey, privateKey), done)
    },
    { [promisify.custom]: pairOf },
  )
  crypto.generateKeyPairSync = (type, options) => {
    if (!isUsual(type, options)) return generateKeyPairSync(type, options)
    return takeKnown() ?? remember(generateKeyPairSync(type, options))
  }
  syncBuiltinESMExports()
}
