import { type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { ActiveKey } from '../../keys/signing-keys.ts'

export type SignIdToken = (alg: string, claims: Readonly<Record<string, unknown>>) => Promise<string>

type Signer = { readonly header: string; readonly sign: (data: Buffer) => Promise<Buffer> }

const signAside = promisify(sign) as (digest: string, data: Buffer, key: KeyObject) => Promise<Buffer>

const inBase64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** RFC 7515 of the algorithms that we sign with. */
export function createIdTokenSigner(keys: readonly ActiveKey[]): SignIdToken {
  const signers = new Map(keys.map(key => [key.alg as string, signerOf(key)]))
  return async (alg, claims) => {
    const signer = signers.get(alg)
    if (!signer) throw new Error(`there is no key that signs with ${alg}`)
    const text = `${signer.header}.${inBase64Url(claims)}`
    return `${text}.${(await signer.sign(Buffer.from(text))).toString('base64url')}`
  }
}

function signerOf({ kid, alg, privateKey }: ActiveKey): Signer {
  const header = inBase64Url({ alg, kid })
  // A signature of RSA takes a millisecond, during which nobody else is answered: it is made in another thread.
  if (alg === 'RS256') return { header, sign: data => signAside('sha256', data, privateKey) }
  const digest = alg === 'ES256' ? 'sha256' : null
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
  return { header, sign: async data => sign(digest, data, key) }
}
