import type { Context, TenantScope } from '../../../kernel/context.ts'
import type { SignatureAlgorithm } from '../../../kernel/signatures/cms/signature-algorithm.ts'
import { configuredHsm, type Hsm } from '../../../kernel/signatures/pkcs11/hsm.ts'
import { createHsmSigner } from '../../../kernel/signatures/pkcs11/hsm-signer.ts'
import type { KeyKind, KeyName } from '../../../kernel/signatures/pkcs11/messages.ts'
import type { SignerPort, SigningIdentity } from '../../../kernel/signatures/signer/port.ts'
import { readCertificate } from '../../../kernel/x509/certificate.ts'
import type { SealRow } from '../tables.ts'

export const hsmOf = ({ services }: Pick<Context, 'services'>): Hsm | undefined =>
  configuredHsm(services.processValues, services.settings)

/** A key is found by its own id and by whose it is: no organisation's request leads to another's key. */
export const keyNameOf = ({ tenant }: TenantScope, sealId: string): KeyName => ({
  id: sealId.replaceAll('-', ''),
  label: `tamga seal ${tenant.id}`,
})

const ALGORITHMS: Readonly<Record<KeyKind, SignatureAlgorithm>> = {
  'rsa-3072': { scheme: 'rsa-pss', hash: 'sha256' },
  'rsa-4096': { scheme: 'rsa-pss', hash: 'sha512' },
  'ec-p256': { scheme: 'ecdsa', hash: 'sha256' },
  'ec-p384': { scheme: 'ecdsa', hash: 'sha384' },
}

export const algorithmOf = (kind: KeyKind): SignatureAlgorithm => ALGORITHMS[kind]

/** The seal as a signer; undefined where there is no module, or no certificate. */
export function sealSigner(
  ctx: Pick<Context, 'services'> & TenantScope,
  seal: SealRow,
): SignerPort | undefined {
  const hsm = hsmOf(ctx)
  if (!hsm || !seal.certificate) return undefined
  const identity: SigningIdentity = {
    certificate: readCertificate(seal.certificate),
    chain: seal.chain.map(raw => readCertificate(raw)),
    algorithm: algorithmOf(seal.kind),
  }
  return createHsmSigner({ hsm, key: keyNameOf(ctx, seal.id), identity })
}
