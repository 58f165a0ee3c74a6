import { sql } from 'kysely'
import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, PLATFORM_CHAIN, type SessionContext } from '../../../kernel/context.ts'
import { checkPassword } from '../../../kernel/crypto/passwords/password-rules.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { emit } from '../../../kernel/module/events.ts'
import { findPerson, findPersonByEmail, normaliseEmail, type Person } from '../../tenancy/index.ts'
import { passwordChanged } from '../events.ts'
import { findLink, killLinks, useLink } from '../mail/links.ts'
import { orderMail } from '../mail/mails.ts'
import { endSessions } from '../sessions/sessions.ts'
import {
  countFailure,
  loginThrottles,
  mailThrottle,
  refuseThrottled,
  secondsToWait,
} from '../sign-in/throttle.ts'

/** Refuses a password that is short, known or the person's own name, and says which at its place in the request. */
export function requireGoodPassword(
  ctx: Context,
  password: string,
  person: { email: string; name: string },
  path: string,
): void {
  const problems = checkPassword(password, { min: ctx.services.settings.PASSWORD_MIN, person })
  if (problems.length === 0) return
  const errors = problems.map(problem => ({
    path,
    code: `password_${problem}`,
    params: { min: ctx.services.settings.PASSWORD_MIN },
  }))
  throw new AppError(422, 'password_unacceptable', {}, { errors })
}

/** Always the same answer and the same work, whether the address is known or not. */
export async function forgotPassword(ctx: Context, input: { email: string }): Promise<void> {
  const email = normaliseEmail(input.email)
  await inPlatform(ctx, 'forgotten password', async tx => {
    const throttle = mailThrottle('password_reset', email)
    const mustWait = (await secondsToWait(tx, [throttle])) > 0
    await countFailure(tx, [throttle])
    if (mustWait) return
    const person = await findPersonByEmail(tx, email)
    await orderMail(tx, ctx, {
      kind: 'password_reset',
      tenant_id: PLATFORM_CHAIN,
      person_id: person?.id ?? null,
      language: ctx.language,
      link: { purpose: 'password_reset', expires_at: inSeconds(ctx.services.settings.RESET_TTL) },
    })
  })
}

export async function resetPassword(ctx: Context, input: { token: string; password: string }): Promise<void> {
  const person = await inPlatform(ctx, 'reset password', async tx => {
    const link = await findLink(tx, 'password_reset', input.token)
    return (await findPerson(tx, link.person_id!))!
  })
  requireGoodPassword(ctx, input.password, person, '/password')
  const hash = await ctx.services.passwords.hash(input.password)
  await inPlatform(ctx, 'reset password', async tx => {
    await useLink(tx, 'password_reset', input.token)
    const actor = { ...ctx, actor: { id: person.id, name: person.name, email: person.email } }
    await setPassword(tx, actor, person, { hash, keepSession: null })
    // Who read the mail holds the address.
    await sql`update person set email_verified_at = coalesce(email_verified_at, now()) where id = ${person.id}`.execute(
      tx,
    )
    await recordChange(
      tx,
      { ...actor, tenant: { id: person.last_tenant_id ?? PLATFORM_CHAIN } },
      { action: 'person.password_reset', target: targetOf(person) },
    )
  })
}

export async function changePassword(
  ctx: SessionContext,
  input: { current: string; new: string },
): Promise<void> {
  const { person, hash: stored } = await inPlatform(ctx, 'change password', async tx => ({
    person: (await findPerson(tx, ctx.person.id))!,
    hash: await storedHash(tx, ctx.person.id),
  }))
  await requireCurrent(ctx, person, stored, input.current)
  requireGoodPassword(ctx, input.new, person, '/new')
  const hash = await ctx.services.passwords.hash(input.new)
  await inPlatform(ctx, 'change password', async tx => {
    await setPassword(tx, ctx, person, { hash, keepSession: ctx.session.id })
    await recordChange(tx, ctx, { action: 'person.password_changed', target: targetOf(person) })
  })
}

async function requireCurrent(
  ctx: SessionContext,
  person: Person,
  stored: string | null,
  current: string,
): Promise<void> {
  const throttles = loginThrottles(ctx, person.email)
  const guard = {
    before: () => inPlatform(ctx, 'change password', tx => refuseThrottled(tx, throttles)),
    wrong: () => inPlatform(ctx, 'change password', tx => countFailure(tx, throttles)),
  }
  if (stored !== null && (await ctx.services.passwords.verify(stored, current, guard)).ok) return
  throw new AppError(422, 'password_wrong', {}, { errors: [{ path: '/current', code: 'password_wrong' }] })
}

export async function storedHash(tx: PlatformTx, personId: string): Promise<string | null> {
  const { rows } = await sql<{
    password_hash: string
  }>`select password_hash from credential where person_id = ${personId}`.execute(tx)
  return rows[0]?.password_hash ?? null
}

/** Who of these people can already sign in with a password. */
export async function peopleWithPassword(tx: PlatformTx, personIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    person_id: string
  }>`select person_id from credential where person_id = any(${personIds}::uuid[])`.execute(tx)
  return new Set(rows.map(row => row.person_id))
}

/** A new password ends every other session and every reset link, and the person is told. */
export async function setPassword(
  tx: PlatformTx,
  ctx: Context,
  person: Pick<Person, 'id'>,
  change: { hash: string; keepSession: string | null },
): Promise<void> {
  await storePassword(tx, person.id, change.hash)
  await killLinks(tx, person.id, 'password_reset')
  await endSessions(tx, ctx, {
    where: change.keepSession
      ? sql`person_id = ${person.id} and id <> ${change.keepSession}`
      : sql`person_id = ${person.id}`,
    cause: 'password_changed',
  })
  await emit(tx, ctx, passwordChanged, { person_id: person.id, session_id: change.keepSession })
  await orderMail(tx, ctx, {
    kind: 'password_changed',
    tenant_id: PLATFORM_CHAIN,
    person_id: person.id,
    language: ctx.language,
  })
}

export async function storePassword(tx: PlatformTx, personId: string, hash: string): Promise<void> {
  await sql`insert into credential (person_id, password_hash) values (${personId}, ${hash})
            on conflict (person_id) do update set password_hash = excluded.password_hash, changed_at = now()`.execute(
    tx,
  )
}

const targetOf = (person: Person) => ({ type: 'person', id: person.id, name: person.name })

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()
