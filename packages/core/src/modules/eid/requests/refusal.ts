import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { maskNationalId } from '../certificates/national-id.ts'
import { EidRefused, EidUnavailable, type Refusal } from '../provider/port.ts'

/** One message for everything that can be wrong: what it was is for the log. */
export const eidFailed = () => new AppError(409, 'eid_failed')
export const eidExpired = () => new AppError(404, 'eid_expired')
export const eidNotLinked = () => new AppError(403, 'eid_not_linked')

export type RefusedSignIn = {
  readonly source: 'eid' | 'dan'
  readonly reason: Refusal | 'not_linked' | 'already_linked' | (string & {})
  /** As it was asked for or told; it is masked before it is written. */
  readonly national_id: string | null
}

/** Each reason is told apart in the audit log, with no more of the person's number than its ends. */
export async function noteRefusal(ctx: Context, refused: RefusedSignIn): Promise<void> {
  const { source, reason, national_id } = refused
  ctx.services.metrics.logins.inc({ method: source, outcome: 'refused' })
  ctx.services.log.info(
    { request_id: ctx.request_id, source, reason },
    'a sign-in by national identity was refused',
  )
  const masked = national_id === null ? '' : maskNationalId(national_id)
  await inPlatform(ctx, 'refused national identity', tx =>
    recordSecurity(tx, ctx, {
      action: 'national_identity.refused',
      target: { type: 'national_identity', id: masked, name: masked },
      changes: { source: [null, source], reason: [null, reason] },
    }),
  )
}

/** Turns what an adapter throws into what the caller is told. */
export async function refusedBy(ctx: Context, error: unknown, national_id: string | null): Promise<Error> {
  if (error instanceof EidUnavailable) {
    ctx.services.log.warn({ request_id: ctx.request_id, reason: error.message }, 'the e-ID cannot be asked')
    return new AppError(503, 'eid_unavailable', { headers: { 'retry-after': '5' } })
  }
  if (!(error instanceof EidRefused)) return error as Error
  await noteRefusal(ctx, { source: 'eid', reason: error.reason, national_id })
  return eidFailed()
}
