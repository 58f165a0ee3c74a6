import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { lockPerson } from '../../tenancy/index.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { type LinkedLogin, type LinkedLogins, linkedLogins } from './linked-logins.ts'
import { type Blocked, blockedBy, type WaysIn, waysIn } from './ways-in.ts'

export type OwnLogin = LinkedLogin & { readonly blocked: Blocked | null }

type Found = { readonly source: LinkedLogins; readonly login: LinkedLogin }

async function findLogins(tx: PlatformTx, ctx: SessionContext): Promise<{ found: Found[]; ways: WaysIn }> {
  const person_id = ctx.person.id
  const asking = { person_id, session_id: ctx.session.id }
  const found: Found[] = []
  for (const source of ctx.services.modules.extensions(linkedLogins))
    for (const login of await source.list(tx, ctx, asking)) found.push({ source, login })
  return { found, ways: await waysIn(tx, ctx, { person_id, logins: found.map(({ login }) => login) }) }
}

/** Whom a tenant's own provider vouches for sees what is of that tenant, and no further. */
const isWithinReach = (ctx: SessionContext, { tenant }: LinkedLogin): boolean =>
  !ctx.session.confined || tenant?.id === ctx.tenant.id

/** A person has a handful of them, in several places: they are put in order here. */
export async function listOwnLogins(
  ctx: SessionContext,
  query: { limit?: number; cursor?: string; count?: boolean },
): Promise<Page<OwnLogin>> {
  const { found, ways } = await inPlatform(ctx, 'linked logins', tx => findLogins(tx, ctx))
  const own = found
    .map(({ login }) => ({ ...login, blocked: blockedBy(login, ways) }))
    .filter(login => isWithinReach(ctx, login))
  return pageInMemory(own, query, { keyOf: ({ id }) => id, descending: true })
}

/** Takes a login away, and ends the sessions that came by it. */
export async function unlinkOwnLogin(ctx: SessionContext, id: string): Promise<void> {
  await inPlatform(ctx, 'linked logins', async tx => {
    // One after another: of two that are taken away at once, each would count on the other.
    await lockPerson(tx, ctx.person.id)
    const { found, ways } = await findLogins(tx, ctx)
    const one = found.find(({ login }) => login.id === id)
    if (!one || !isWithinReach(ctx, one.login)) throw notFound()
    const blocked = blockedBy(one.login, ways)
    if (blocked === 'current_session') throw new AppError(409, 'current_session')
    if (blocked === 'last_login_method') throw new AppError(409, 'last_login_method')
    await removeLogin(tx, ctx, one)
  })
}

async function removeLogin(tx: PlatformTx, ctx: SessionContext, { source, login }: Found): Promise<void> {
  const { person, session } = ctx
  const begunByIt = await source.remove(tx, login)
  const of = { ...begunByIt, people: [person.id], keep: session.id }
  const ended = await endSessions(tx, ctx, { of, cause: 'self' })
  // On the record of whose tenant the login was.
  await recordChange(
    tx,
    { ...ctx, tenant: login.tenant ?? ctx.tenant },
    {
      action: 'person.login_unlinked',
      target: { type: 'person', id: person.id, name: person.name },
      changes: {
        provider: [login.provider.name, null],
        subject: [login.subject, null],
        ...(ended.length > 0 && { sessions: [ended.length, 0] as const }),
      },
    },
  )
}
