import type pkcs11js from 'pkcs11js'
import { readDer } from '../../der/read-der.ts'
import { bits, integer, nothing, objectId, sequence } from '../../der/write-der.ts'
import type { KeyDescription, KeyKind, KeyName } from './messages.ts'

type Library = typeof pkcs11js

/** An open session with the module that has logged in. */
export type Hsm = { readonly library: Library; readonly module: pkcs11js.PKCS11; readonly session: Buffer }

type Attributes = { type: number; value?: number | boolean | string | Buffer }[]

const RSA_ENCRYPTION = '1.2.840.113549.1.1.1'
const EC_PUBLIC_KEY = '1.2.840.10045.2.1'
const CURVES: Readonly<Record<string, string>> = {
  'ec-p256': '1.2.840.10045.3.1.7',
  'ec-p384': '1.3.132.0.34',
}

function findObject({ library: p, module, session }: Hsm, type: number, { id, label }: KeyName) {
  const wanted: Attributes = [
    { type: p.CKA_CLASS, value: type },
    { type: p.CKA_ID, value: Buffer.from(id, 'hex') },
    { type: p.CKA_LABEL, value: label },
  ]
  module.C_FindObjectsInit(session, wanted)
  const [found] = module.C_FindObjects(session, 1)
  module.C_FindObjectsFinal(session)
  return found
}

export const findPrivateKey = (hsm: Hsm, name: KeyName): Buffer | undefined =>
  findObject(hsm, hsm.library.CKO_PRIVATE_KEY, name)

/** Null where the module has no such key. */
export function describeKey(hsm: Hsm, name: KeyName): KeyDescription | null {
  const { library: p, module, session } = hsm
  const privateKey = findPrivateKey(hsm, name)
  const publicKey = findObject(hsm, p.CKO_PUBLIC_KEY, name)
  if (!privateKey || !publicKey) return null
  const read = (object: Buffer, ...types: number[]): Buffer[] =>
    module
      .C_GetAttributeValue(
        session,
        object,
        types.map(type => ({ type })),
      )
      .map(({ value }) => value as Buffer)
  const [type] = read(publicKey, p.CKA_KEY_TYPE)
  const isRsa = type!.readUInt8() === p.CKK_RSA
  const [sensitive, never] = read(privateKey, p.CKA_SENSITIVE, p.CKA_NEVER_EXTRACTABLE)
  const parts = isRsa
    ? read(publicKey, p.CKA_MODULUS, p.CKA_PUBLIC_EXPONENT)
    : read(publicKey, p.CKA_EC_PARAMS, p.CKA_EC_POINT)
  return {
    spki: (isRsa ? rsaKey(parts[0]!, parts[1]!) : ecKey(parts[0]!, parts[1]!)).toString('base64'),
    kind: isRsa ? 'rsa' : 'ec',
    is_sensitive: sensitive![0] === 1,
    was_never_extractable: never![0] === 1,
  }
}

const rsaKey = (modulus: Buffer, exponent: Buffer): Buffer =>
  sequence(sequence(objectId(RSA_ENCRYPTION), nothing()), bits(sequence(integer(modulus), integer(exponent))))

/** Modules hand the point out inside of an octet string (PKCS#11 2.40 §2.3.3). */
const ecKey = (parameters: Buffer, point: Buffer): Buffer =>
  sequence(sequence(objectId(EC_PUBLIC_KEY), parameters), bits(readDer(point).body))

/**
 * Makes a key that cannot leave the module and can do nothing but sign. Every attribute is said: modules differ in what they allow when
 * nothing is said.
 */
export function generateKey(hsm: Hsm, name: KeyName, kind: KeyKind): KeyDescription {
  const { library: p, module, session } = hsm
  if (findPrivateKey(hsm, name)) throw new Error('the module has this key already')
  const named: Attributes = [
    { type: p.CKA_TOKEN, value: true },
    { type: p.CKA_ID, value: Buffer.from(name.id, 'hex') },
    { type: p.CKA_LABEL, value: name.label },
  ]
  const curve = CURVES[kind]
  const publicAttributes: Attributes = [
    ...named,
    { type: p.CKA_VERIFY, value: true },
    { type: p.CKA_ENCRYPT, value: false },
    { type: p.CKA_WRAP, value: false },
    ...(curve
      ? [{ type: p.CKA_EC_PARAMS, value: objectId(curve) }]
      : [
          { type: p.CKA_MODULUS_BITS, value: Number(kind.slice('rsa-'.length)) },
          { type: p.CKA_PUBLIC_EXPONENT, value: Buffer.from([1, 0, 1]) },
        ]),
  ]
  const privateAttributes: Attributes = [
    ...named,
    { type: p.CKA_PRIVATE, value: true },
    { type: p.CKA_SENSITIVE, value: true },
    { type: p.CKA_EXTRACTABLE, value: false },
    { type: p.CKA_SIGN, value: true },
    { type: p.CKA_DECRYPT, value: false },
    { type: p.CKA_UNWRAP, value: false },
    { type: p.CKA_SIGN_RECOVER, value: false },
    { type: p.CKA_DERIVE, value: false },
  ]
  const mechanism = curve ? p.CKM_EC_KEY_PAIR_GEN : p.CKM_RSA_PKCS_KEY_PAIR_GEN
  module.C_GenerateKeyPair(session, { mechanism }, publicAttributes, privateAttributes)
  return describeKey(hsm, name)!
}
