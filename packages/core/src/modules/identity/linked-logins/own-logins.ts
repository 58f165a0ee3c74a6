import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { lockPerson } from '../../tenancy/index.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { type LinkedLogin, type LinkedLogins, linkedLogins } from './linked-logins.ts'
import { type Blocked, blockedBy, readSignInMethods, type SignInMethods } from './sign-in-methods.ts'

export type OwnLogin = LinkedLogin & { readonly blocked: Blocked | null }

type Found = { readonly source: LinkedLogins; readonly login: LinkedLogin }

async function findLogins(
  tx: PlatformTx,
  ctx: SessionContext,
): Promise<{ found: Found[]; methods: SignInMethods }> {
  const person_id = ctx.person.id
  const asking = { person_id, session_id: ctx.session.id }
  const found: Found[] = []
  for (const source of ctx.services.modules.extensions(linkedLogins))
    for (const login of await source.list(tx, ctx, asking)) found.push({ source, login })
  return {
    found,
    methods: await readSignInMethods(tx, ctx, { person_id, logins: found.map(({ login }) => login) }),
  }
}

/** A session from a tenant's own provider is confined to that tenant, and sees only logins of it. */
const isWithinReach = (ctx: SessionContext, { tenant }: LinkedLogin): boolean =>
  !ctx.session.confined || tenant?.id === ctx.tenant.id

/** The links of a person are few and come from several modules, so they are sorted and paged in memory. */
export async function listOwnLogins(
  ctx: SessionContext,
  query: { limit?: number; cursor?: string; count?: boolean },
): Promise<Page<OwnLogin>> {
  const { found, methods } = await inPlatform(ctx, 'linked logins', tx => findLogins(tx, ctx))
  const own = found
    .map(({ login }) => ({ ...login, blocked: blockedBy(login, methods) }))
    .filter(login => isWithinReach(ctx, login))
  return pageInMemory(own, query, { keyOf: ({ id }) => id, descending: true })
}

/** Takes a login away, and ends the sessions that came by it. */
export async function unlinkOwnLogin(ctx: SessionContext, id: string): Promise<void> {
  await inPlatform(ctx, 'linked logins', async tx => {
    // The lock makes two removals wait for each other: otherwise each could count on the other login to remain.
    await lockPerson(tx, ctx.person.id)
    const { found, methods } = await findLogins(tx, ctx)
    const one = found.find(({ login }) => login.id === id)
    if (!one || !isWithinReach(ctx, one.login)) throw notFound()
    const blocked = blockedBy(one.login, methods)
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
  // Recorded in the tenant that the login belongs to.
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
