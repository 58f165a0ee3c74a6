import type { SignatureAlgorithm } from '../cms/signature-algorithm.ts'

/** The kinds of keys that a seal may have. */
export const KEY_KINDS = ['rsa-3072', 'rsa-4096', 'ec-p256', 'ec-p384'] as const
export type KeyKind = (typeof KEY_KINDS)[number]

/** A key in the module is found by its id and the name of its owner together. */
export type KeyName = { readonly id: string; readonly label: string }

/** What the process of the module is asked. The PIN is in none of these messages, and no private key in any answer. */
export type Pkcs11Act =
  | { readonly act: 'describe' }
  | { readonly act: 'find'; readonly key: KeyName }
  | { readonly act: 'generate'; readonly key: KeyName; readonly kind: KeyKind }
  | {
      readonly act: 'sign'
      readonly key: KeyName
      readonly algorithm: SignatureAlgorithm
      /** In base64, like the signature that comes back. */
      readonly digest: string
    }

export type Pkcs11Question = { readonly number: number; readonly asked: Pkcs11Act }

export type TokenDescription = {
  readonly label: string
  readonly manufacturer: string
  readonly model: string
}

/** What may be known about a key: its public half and how the module guards the other one. */
export type KeyDescription = {
  /** Subject public key info, base64. */
  readonly spki: string
  readonly kind: 'rsa' | 'ec'
  readonly is_sensitive: boolean
  readonly was_never_extractable: boolean
}

export type Pkcs11Answer =
  | { readonly number: number; readonly value: TokenDescription | KeyDescription | string | null }
  | { readonly number: number; readonly failure: string }
