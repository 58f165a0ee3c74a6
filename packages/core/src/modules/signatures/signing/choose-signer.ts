import { type Context, inPlatform, inTenant, type TenantContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { SignerPort, SigningIdentity } from '../../../kernel/signatures/signer/port.ts'
import type { TimestampAuthority } from '../../../kernel/signatures/timestamp/request-timestamp.ts'
import { readCertificate } from '../../../kernel/x509/certificate.ts'
import { eidSigner, isEidSigningConfigured, selectEidSubject } from '../../eid/index.ts'
import { hsmOf, sealSigner } from '../seal/seal-key.ts'
import { selectSealById, selectSealInState } from '../seal/seal-store.ts'
import type { JobRow, Method } from '../tables.ts'

export type ChosenSigner = { readonly port: SignerPort; readonly seal_id: string | null }

/** Who signs by this method; refused where there is none. */
export async function chooseSigner(
  ctx: TenantContext,
  personId: string,
  method: Method,
): Promise<ChosenSigner> {
  if (method === 'seal') return chooseSeal(ctx)
  if (!isEidSigningConfigured(ctx)) throw new AppError(422, 'eid_signing_unavailable')
  const subject = await inPlatform(ctx, 'sign with e-ID', tx => selectEidSubject(tx, personId))
  const port = subject === undefined ? undefined : eidSigner(ctx, subject)
  if (!port) throw new AppError(422, 'eid_required_to_sign')
  return { port, seal_id: null }
}

async function chooseSeal(ctx: TenantContext): Promise<ChosenSigner> {
  if (!hsmOf(ctx)) throw new AppError(422, 'seal_module_absent')
  const seal = await inTenant(ctx, tx => selectSealInState(tx, 'active'))
  const port = seal && sealSigner(ctx, seal)
  if (!seal || !port) throw new AppError(422, 'seal_absent')
  return { port, seal_id: seal.id }
}

/** The signer of a job that is under way; undefined where it is gone. */
export async function signerOf(ctx: TenantContext, job: JobRow): Promise<SignerPort | undefined> {
  if (job.method === 'eid') {
    const subject = await inPlatform(ctx, 'sign with e-ID', tx => selectEidSubject(tx, job.person_id))
    return subject === undefined ? undefined : eidSigner(ctx, subject)
  }
  const seal = job.seal_id && (await inTenant(ctx, tx => selectSealById(tx, job.seal_id!)))
  return seal ? sealSigner(ctx, seal) : undefined
}

export const identityOf = (job: JobRow): SigningIdentity => ({
  certificate: readCertificate(job.certificate),
  chain: job.chain.map(raw => readCertificate(raw)),
  algorithm: { scheme: job.scheme, hash: job.hash },
  ...(job.account !== null && { account: job.account }),
})

/** The timestamp authority of the settings; undefined where there is none. */
export const timestampAuthority = ({
  services: { settings, governmentOutbound },
}: Pick<Context, 'services'>): TimestampAuthority | undefined =>
  settings.TSA_URL === undefined
    ? undefined
    : { url: settings.TSA_URL, calls: governmentOutbound.of('timestamp') }
