import { randomBytes } from 'node:crypto'
import { inTenant, type PersonRef, type SessionContext, type TenantContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, permissionDenied, wrongState } from '../../../kernel/http/problem.ts'
import { PdfError } from '../../../kernel/signatures/pdf/pdf-error.ts'
import { needsTimestamp, type SignatureLevel } from '../../../kernel/signatures/sign/levels.ts'
import { type PreparedSigning, prepareSigning } from '../../../kernel/signatures/sign/prepare-signing.ts'
import {
  SignerRefused,
  SignerUnavailable,
  type SigningIdentity,
} from '../../../kernel/signatures/signer/port.ts'
import { type Caller, type DocumentRow, readContent } from '../../documents/index.ts'
import { requireStepUp } from '../../factors/index.ts'
import type { Method } from '../tables.ts'
import { advanceJob } from './advance-job.ts'
import { appearanceOf, type WantedPlace } from './appearance.ts'
import { chooseSigner, timestampAuthority } from './choose-signer.ts'
import { insertSignatureJob, selectOpenJob, upsertCode } from './job-store.ts'
import { ADVANCE, type JobView, readJob } from './job-view.ts'
import { requireSigningAccess, SEAL, SIGNABLE } from './signable.ts'
import { signerNameOf } from './signer-name.ts'

export type SigningWanted = WantedPlace & {
  readonly method: Method
  readonly level: SignatureLevel
  readonly reason?: string | undefined
  /** Of the file that was seen; null where there was none. Not told: the newest. */
  readonly sha256?: string | null | undefined
}

/** How long a person has; a little longer than the phone waits. */
const SECONDS = { eid: 180, seal: 600 } as const
/** A job that nobody looks at is looked after by us; for the first time as long as a question can be found again. */
export const LOOK_AFTER_MS = 15_000
const FIRST_LOOK_AFTER_MS = 5_000

/** A seal speaks for the organisation: who puts it has the right and has proven lately who they are. */
export async function requireSealRight(ctx: SessionContext): Promise<void> {
  if (!ctx.permissions.has(SEAL)) throw permissionDenied(SEAL)
  await requireStepUp(ctx)
}

export async function startSigning(
  ctx: SessionContext,
  documentId: string,
  wanted: SigningWanted,
): Promise<JobView> {
  if (wanted.method === 'seal') await requireSealRight(ctx)
  const id = await prepareJob(ctx, documentId, { ...wanted, by: ctx.person, batch_id: null, caller: ctx })
  await advanceJob(ctx, id, { milliseconds: 0, signal: new AbortController().signal })
  return readJob(ctx, id)
}

export type JobWanted = SigningWanted & {
  readonly by: PersonRef
  readonly batch_id: string | null
  /** Whose rights are judged; undefined for somebody who is no member any more. */
  readonly caller: Caller | undefined
}

/** Everything up to the question to the signer. Nothing of the document changes. */
export async function prepareJob(ctx: TenantContext, documentId: string, wanted: JobWanted): Promise<string> {
  if (needsTimestamp(wanted.level) && !timestampAuthority(ctx))
    throw new AppError(422, 'timestamp_authority_absent')
  const document = await inTenant(ctx, tx => requireSignable(tx, documentId, wanted))
  const { port, seal_id } = await chooseSigner(ctx, wanted.by.id, wanted.method)
  const bytes = await readContent(ctx, { sha256: document.sha256!, size: document.size! })
  const identity = await askSigner(ctx, () => port.identify())
  const code = await inTenant(ctx, tx => upsertCode(tx, document.id, randomBytes(16).toString('base64url')))
  const prepared = await prepare(ctx, bytes, { wanted, identity, code, document })
  const id = uuidv7()
  await inTenant(ctx, async tx => {
    const isFirst = await insertSignatureJob(tx, {
      id,
      document_id: document.id,
      version_no: document.version_no,
      person_id: wanted.by.id,
      person_name: wanted.by.name,
      person_email: wanted.by.email || null,
      method: wanted.method,
      level: wanted.level,
      reason: wanted.reason ?? null,
      seal_id,
      certificate: identity.certificate.raw,
      chain: identity.chain.map(({ raw }) => raw),
      ...identity.algorithm,
      account: identity.account ?? null,
      batch_id: wanted.batch_id,
      sha256_before: Buffer.from(document.sha256!, 'hex'),
      prepared: prepared.document.bytes,
      byte_range: prepared.document.byteRange,
      attributes: prepared.attributes,
      digest: prepared.digest,
      prompt: ctx.services.translator.text(ctx.language, 'signatures.prompt', { title: document.title }),
      seconds: SECONDS[wanted.method],
    })
    if (!isFirst) throw new AppError(409, 'signing_in_progress')
    const runAt = new Date(Date.now() + FIRST_LOOK_AFTER_MS)
    await ctx.services.jobs.enqueue(tx, ADVANCE, { payload: { job_id: id }, key: id, runAt })
  })
  return id
}

async function requireSignable(
  tx: TenantTx,
  id: string,
  { caller, method, sha256 }: JobWanted,
): Promise<DocumentRow> {
  const document = await requireSigningAccess(tx, caller, { id, method })
  if (!SIGNABLE.includes(document.status) || document.sha256 === null) throw wrongState()
  if (sha256 !== undefined && sha256 !== document.sha256) throw new AppError(409, 'stale_version')
  if (await selectOpenJob(tx, document.id)) throw new AppError(409, 'signing_in_progress')
  return document
}

type Preparing = {
  readonly wanted: SigningWanted
  readonly identity: SigningIdentity
  readonly code: string
  readonly document: DocumentRow
}

async function prepare(
  ctx: TenantContext,
  bytes: Buffer,
  { wanted, identity, code, document }: Preparing,
): Promise<PreparedSigning> {
  const { method, reason } = wanted
  const name = signerNameOf(identity.certificate)
  const at = new Date()
  try {
    const appearance = appearanceOf(ctx, bytes, {
      place: wanted,
      shown: { name, method, reason: reason ?? null, at, code, signatures: document.signatures },
    })
    return await prepareSigning(bytes, { identity, words: { name, reason, at }, appearance })
  } catch (error) {
    if (!(error instanceof PdfError)) throw error
    throw new AppError(422, error.fault === 'encrypted' ? 'document_encrypted' : 'document_damaged')
  }
}

/** What a signer refuses or cannot do before there is a job. */
async function askSigner<T>(ctx: TenantContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SignerUnavailable) {
      ctx.services.log.warn(
        { request_id: ctx.request_id, reason: error.message },
        'the signer cannot be asked',
      )
      throw new AppError(503, 'signer_unavailable', { headers: { 'retry-after': '5' } })
    }
    if (error instanceof SignerRefused)
      throw new AppError(422, 'signer_refused', { members: { reason: error.reason } })
    throw error
  }
}
