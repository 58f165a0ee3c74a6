import { recordSecurity } from '../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../kernel/context.ts'
import { AppError, notFound } from '../../kernel/http/problem.ts'
import { describeDevice } from '../../kernel/visitor/device.ts'
import { type CrossDeviceRequest, selectUndecided, updateDecision } from './store.ts'

/** A session from one tenant's provider counts in that tenant alone: it lets nobody in. */
function requireUnconfined({ session }: SessionContext): void {
  if (session.confined) throw new AppError(403, 'reauthentication_required')
}

async function findUndecided(ctx: SessionContext, code: string): Promise<CrossDeviceRequest> {
  requireUnconfined(ctx)
  const request = await inPlatform(ctx, 'let in another device', tx => selectUndecided(tx, code))
  if (!request) throw notFound()
  return request
}

/** What whoever scanned the code sees: who waits, and numbers of which one is shown there. */
export async function readCrossDevice(ctx: SessionContext, code: string) {
  const { ip, user_agent, requested_at, expires_at, numbers } = await findUndecided(ctx, code)
  return {
    ip,
    location: ctx.services.geolocation.locate(ip, ctx.language),
    device: describeDevice(user_agent),
    requested_at,
    expires_at,
    numbers,
  }
}

/** Once. A wrong number refuses: whoever cannot see the waiting screen has been sent the code by somebody. */
export async function decideCrossDevice(
  ctx: SessionContext,
  code: string,
  given: { allow: boolean; number?: number },
): Promise<void> {
  const request = await findUndecided(ctx, code)
  const isMatch = given.number === request.number
  const isAllowed = given.allow && isMatch
  await inPlatform(ctx, 'let in another device', async tx => {
    const { id: session_id, auth_methods, acr } = ctx.session
    const decision = isAllowed ? ('allowed' as const) : ('denied' as const)
    const decided = { person_id: ctx.person.id, session_id, auth_methods: [...auth_methods], acr, decision }
    if (!(await updateDecision(tx, code, decided))) throw notFound()
    await recordSecurity(tx, ctx, {
      action: isAllowed ? 'session.let_in' : 'session.let_in_refused',
      target: { type: 'session', id: session_id, name: ctx.person.email },
      changes: { ip: [null, request.ip], user_agent: [null, request.user_agent] },
    })
  })
  if (given.allow && !isMatch) throw new AppError(422, 'cross_device_number_wrong')
}
