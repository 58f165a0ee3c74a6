import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { type Device, describeDevice } from '../../../kernel/visitor/device.ts'
import type { Place } from '../../../kernel/visitor/geolocation.ts'
import { endSessions, type SessionEnding } from './end-sessions.ts'
import { type OwnSessionRow, selectSessionsOfPerson } from './session-store.ts'

export type OwnSession = OwnSessionRow & { location: Place | null; device: Device; current: boolean }

/** What a confined session may see and end: the sessions of its tenant. */
const tenantInReach = (ctx: SessionContext): string | undefined =>
  ctx.session.confined ? ctx.tenant.id : undefined

/** The sessions of the person in all tenants. */
export async function listOwnSessions(ctx: SessionContext, query: PageQuery): Promise<Page<OwnSession>> {
  const of = { person_id: ctx.person.id, tenant_id: tenantInReach(ctx) }
  const page = await inPlatform(ctx, 'own sessions', tx => selectSessionsOfPerson(tx, of, query))
  const items = page.items.map(row => ({
    ...row,
    location: ctx.services.geolocation.locate(row.ip, ctx.language),
    device: describeDevice(row.user_agent),
    current: row.id === ctx.session.id,
  }))
  return { ...page, items }
}

export async function endOwnSession(ctx: SessionContext, id: string): Promise<void> {
  if (id === ctx.session.id) throw new AppError(409, 'current_session')
  const people = [ctx.person.id]
  const ended = await endOwn(ctx, { ids: [id], people, tenant_id: tenantInReach(ctx) })
  if (ended === 0) throw notFound()
}

export async function endOtherSessions(ctx: SessionContext): Promise<{ terminated: number }> {
  const keep = ctx.session.id
  return { terminated: await endOwn(ctx, { people: [ctx.person.id], keep, tenant_id: tenantInReach(ctx) }) }
}

/** Each session gets its event; ending them is one audit record. */
function endOwn(ctx: SessionContext, of: SessionEnding['of']): Promise<number> {
  return inPlatform(ctx, 'own sessions', async tx => {
    const ended = await endSessions(tx, ctx, { of, cause: 'self' })
    if (ended.length > 0) {
      await recordChange(tx, ctx, {
        action: 'session.ended',
        target: { type: 'person', id: ctx.person.id, name: ctx.person.name },
        changes: { sessions: [ended.map(({ id }) => id), null] },
      })
    }
    return ended.length
  })
}
