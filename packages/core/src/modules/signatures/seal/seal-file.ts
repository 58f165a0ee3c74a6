import { randomBytes } from 'node:crypto'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { PdfSeal } from '../../../kernel/signatures/pdf-seals.ts'
import { EvidenceUnavailable } from '../../../kernel/signatures/sign/collect-evidence.ts'
import { finishSigning, type ReceivedSignature } from '../../../kernel/signatures/sign/finish-signing.ts'
import { prepareSigning } from '../../../kernel/signatures/sign/prepare-signing.ts'
import { SignerRefused } from '../../../kernel/signatures/signer/port.ts'
import { TimestampUnavailable } from '../../../kernel/signatures/timestamp/request-timestamp.ts'
import { DOCUMENTS } from '../../documents/index.ts'
import { isFeatureEnabled } from '../../store/index.ts'
import { readTrust } from '../../verification/index.ts'
import { chooseSigner, timestampAuthority } from '../signing/choose-signer.ts'
import { signerNameOf } from '../signing/signer-name.ts'
import { requireSealRight } from '../signing/start-signing.ts'
import { askModule } from './seal.ts'
import { hsmOf } from './seal-key.ts'
import { selectSealInState } from './seal-store.ts'

const isReady = (ctx: SessionContext): Promise<boolean> =>
  inTenant(ctx, async tx => {
    if (!hsmOf(ctx) || !(await isFeatureEnabled(tx, ctx, DOCUMENTS.name))) return false
    return (await selectSealInState(tx, 'active')) !== undefined
  })

/** The hardware answers within the request: nobody is asked, so there is nothing to come back to. */
const WAIT = 10_000

type Received = Omit<ReceivedSignature, 'level'>

/**
 * With a timestamp and what a judge needs of the certificates, where there are authorities for it: then the seal is judged alike for years.
 * Where none tells about the certificates at this moment, the timestamp alone.
 */
async function finish(ctx: SessionContext, received: Received, now: Date): Promise<Buffer> {
  const authority = timestampAuthority(ctx)
  const calls = ctx.services.governmentOutbound.of('revocation')
  const around = { authority, calls, trust: readTrust(ctx.services), now }
  if (!authority) return finishSigning({ ...received, level: 'B-B' }, around)
  try {
    return await finishSigning({ ...received, level: 'B-LT' }, around)
  } catch (error) {
    if (!(error instanceof EvidenceUnavailable)) throw error
    return finishSigning({ ...received, level: 'B-T' }, around)
  }
}

async function seal(ctx: SessionContext, pdf: Buffer, { reason }: { reason: string }): Promise<Buffer> {
  await requireSealRight(ctx)
  if (!(await isReady(ctx))) throw new AppError(422, 'seal_absent')
  const { port } = await chooseSigner(ctx, ctx.person.id, 'seal')
  const now = new Date()
  const { identity, prepared, signature } = await askModule(ctx, async () => {
    const identity = await port.identify()
    const words = { name: signerNameOf(identity.certificate), reason, at: now }
    const prepared = await prepareSigning(pdf, { identity, words })
    const { digest } = prepared
    const { reference } = await port.start({ key: randomBytes(16), identity, digest, text: reason })
    const signature = await port.poll(reference, { milliseconds: WAIT, signal: AbortSignal.timeout(WAIT) })
    return { identity, prepared, signature }
  })
  if (!signature) throw new AppError(503, 'seal_module_unavailable', { headers: { 'retry-after': '10' } })
  try {
    return await finish(ctx, { identity, prepared, signature }, now)
  } catch (error) {
    if (!(error instanceof SignerRefused) && !(error instanceof TimestampUnavailable)) throw error
    throw new AppError(503, 'seal_module_unavailable', { headers: { 'retry-after': '10' } })
  }
}

export const pdfSeal: PdfSeal = { isReady, seal }
