import {
  AppError,
  endSessions,
  inTenant,
  notFound,
  recordChange,
  type SessionContext,
  signMembersOut,
  type TenantTx,
} from '@tamga/core'
import { type Person, selectPerson } from './session-store.ts'

const trimmedReason = (reason: string | undefined): string | null => reason?.trim() || null

export async function endSession(ctx: SessionContext, id: string, given?: string): Promise<void> {
  if (id === ctx.session.id) throw new AppError(409, 'current_session')
  const reason = trimmedReason(given)
  await inTenant(ctx, async tx => {
    const [ended] = await endSessions(tx, ctx, {
      of: { ids: [id], tenant_id: tx.tenantId, live: true },
      cause: 'admin',
      reason,
    })
    if (!ended) throw notFound()
    const person = await selectPerson(tx, ended.person_id)
    await recordChange(tx, ctx, {
      action: 'session.terminated',
      target: { type: 'session', id, name: person?.email ?? '' },
      changes: { person: [ended.person_id, null], ...(reason !== null && { reason: [null, reason] }) },
    })
  })
}

/** All of a person's sessions in this tenant. Callers who end their own keep the one they are using. */
export async function endSessionsOf(
  ctx: SessionContext,
  personId: string,
  given?: string,
): Promise<{ terminated: number }> {
  const reason = trimmedReason(given)
  return inTenant(ctx, async tx => {
    const person = await requirePerson(tx, personId)
    if (reason === null)
      throw new AppError(422, 'reason_required', { errors: [{ path: '/reason', code: 'required' }] })
    const ended = await signMembersOut(tx, ctx, {
      people: [personId],
      cause: 'admin',
      reason,
      keep: personId === ctx.person.id ? ctx.session.id : undefined,
    })
    await recordChange(tx, ctx, {
      action: 'session.all_terminated',
      target: { type: 'member', id: personId, name: person.name },
      changes: { sessions: [ended.length, 0], reason: [null, reason] },
    })
    return { terminated: ended.length }
  })
}

async function requirePerson(tx: TenantTx, id: string): Promise<Person> {
  const person = await selectPerson(tx, id)
  if (!person) throw notFound()
  return person
}
