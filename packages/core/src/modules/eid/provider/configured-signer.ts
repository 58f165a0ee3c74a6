import type { Context } from '../../../kernel/context.ts'
import type { SignerPort } from '../../../kernel/signatures/signer/port.ts'
import { readTrust } from '../certificates/trust-anchors.ts'
import { createEidSigner, type EidSigning } from '../rp-api/signer.ts'
import { createTextSigner, type TextSigner } from '../rp-api/text-signer.ts'

/** Whether people can sign with their e-ID here: the interface of mobile operators knows no signatures. */
export const isEidSigningConfigured = ({ services: { settings } }: Pick<Context, 'services'>): boolean =>
  settings.EID_PROVIDER === 'rp-api-v3' &&
  settings.EID_RP_UUID !== undefined &&
  settings.EID_TRUST_FILE !== undefined

/** The e-ID of one person as a signer; undefined where there is no e-ID that signs. */
export function eidSigner(ctx: Context, subject: string): SignerPort | undefined {
  const signing = signingOf(ctx)
  return signing && createEidSigner({ ...signing, subject })
}

/** Citizens sign short texts with it; undefined where there is no e-ID that signs. */
export function eidTextSigner(ctx: Context): TextSigner | undefined {
  const signing = signingOf(ctx)
  return signing && createTextSigner(signing)
}

function signingOf(ctx: Context): Omit<EidSigning, 'subject'> | undefined {
  const { settings, processValues, governmentOutbound, brand } = ctx.services
  const { EID_RP_UUID: uuid, EID_RP_SECRET: secret = '' } = settings
  if (!isEidSigningConfigured(ctx) || uuid === undefined) return undefined
  return {
    relyingParty: {
      base_url: settings.EID_BASE_URL.replace(/\/+$/, ''),
      uuid,
      secret,
      name: settings.EID_RP_NAME ?? brand.texts.mn.name,
    },
    calls: governmentOutbound.of('eid'),
    rules: () => ({
      trust: readTrust(processValues, settings),
      level: settings.EID_SIGN_LEVEL,
      qualified_policies: settings.EID_QUALIFIED_POLICIES,
    }),
  }
}
