import { recordChange, recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, PLATFORM_CHAIN, type SessionContext } from '../../../kernel/context.ts'
import { checkPassword } from '../../../kernel/crypto/passwords/password-rules.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { inSeconds } from '../../../kernel/expiry.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { readLink, revokeLinks, useLink } from '../../../kernel/links/links.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { countAttempt } from '../../../kernel/throttle/throttle.ts'
import { selectSecondsToWait } from '../../../kernel/throttle/throttle-store.ts'
import { callerNetwork } from '../../../kernel/visitor/networks.ts'
import {
  lockPerson,
  normaliseEmail,
  type Person,
  selectPerson,
  selectPersonByEmail,
  updateEmailVerified,
} from '../../tenancy/index.ts'
import { passwordChanged } from '../events.ts'
import { policiesOf } from '../policy/session-policy.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { mailThrottle } from '../sign-in/login-throttles.ts'
import { isCurrentPassword } from './confirm-password.ts'
import { insertPassword, selectPasswordHash } from './credential-store.ts'
import { isInLoadedList } from './password-list.ts'

/** Refuses a password that is too short, common or like the person's name; the error names the field of the request. */
export async function requireGoodPassword(
  ctx: Context,
  password: string,
  { person, path, atLeast = 0 }: { person: { email: string; name: string }; path: string; atLeast?: number },
): Promise<void> {
  const min = Math.max(ctx.services.settings.PASSWORD_MIN, atLeast)
  const problems = checkPassword(password, { min, person })
  if (problems.length === 0 && (await isInLoadedList(ctx, password))) problems.push('breached')
  if (problems.length === 0) return
  const errors = problems.map(problem => ({
    path,
    code: `password_${problem}`,
    params: { min },
  }))
  throw new AppError(422, 'password_unacceptable', { errors })
}

/** Always the same answer and the same work, whether the address is known or not. */
export async function forgotPassword(ctx: Context, input: { email: string }): Promise<void> {
  const email = normaliseEmail(input.email)
  await inPlatform(ctx, 'forgotten password', async tx => {
    const throttle = mailThrottle('password_reset', email)
    const mustWait = (await selectSecondsToWait(tx, [throttle])) > 0
    await countAttempt(tx, [throttle])
    if (mustWait) return
    const person = await selectPersonByEmail(tx, email)
    await queueMail(tx, ctx, {
      kind: 'password_reset',
      isSecurity: true,
      onBehalfOf: person?.last_tenant_id,
      tenant_id: PLATFORM_CHAIN,
      person_id: person?.id ?? null,
      language: ctx.language,
      link: { purpose: 'password_reset', expires_at: inSeconds(ctx.services.settings.RESET_TTL) },
    })
  })
}

export async function resetPassword(ctx: Context, input: { token: string; password: string }): Promise<void> {
  const person = await inPlatform(ctx, 'reset password', async tx => {
    const link = await readLink(tx, 'password_reset', input.token)
    return (await selectPerson(tx, link.person_id!))!
  })
  await requireGoodPassword(ctx, input.password, { person, path: '/password' })
  const hash = await ctx.services.passwords.hash(input.password, callerNetwork(ctx))
  await inPlatform(ctx, 'reset password', async tx => {
    // Before its link: whoever changes the password revokes that under the same lock.
    await lockPerson(tx, person.id)
    await useLink(tx, 'password_reset', input.token)
    const actor = { ...ctx, actor: { id: person.id, name: person.name, email: person.email } }
    await setPassword(tx, actor, { person, hash, keepSession: null })
    // Whoever opens the link in the mail controls the address.
    await updateEmailVerified(tx, person.id)
    await recordChange(
      tx,
      { ...actor, tenant: { id: person.last_tenant_id ?? PLATFORM_CHAIN } },
      { action: 'person.password_reset', target: targetOf(person) },
    )
  })
}

/** Returns the new hash: the device cookie is signed with it. */
export async function changePassword(
  ctx: SessionContext,
  input: { current: string; new: string },
): Promise<string> {
  const { person, hash: stored } = await inPlatform(ctx, 'change password', async tx => ({
    person: (await selectPerson(tx, ctx.person.id))!,
    hash: await selectPasswordHash(tx, ctx.person.id),
  }))
  await requireCurrent(ctx, person, { stored, current: input.current })
  const [policy] = await policiesOf(ctx, ctx.tenant.id)
  await requireGoodPassword(ctx, input.new, {
    person,
    path: '/new',
    atLeast: policy?.password_min_length ?? 0,
  })
  const hash = await ctx.services.passwords.hash(input.new, ctx.tenant.id)
  await inPlatform(ctx, 'change password', async tx => {
    await setPassword(tx, ctx, { person, hash, keepSession: ctx.session.id })
    await recordChange(tx, ctx, { action: 'person.password_changed', target: targetOf(person) })
  })
  return hash
}

async function requireCurrent(
  ctx: SessionContext,
  person: Person,
  { stored, current }: { stored: string | null; current: string },
): Promise<void> {
  if (await isCurrentPassword(ctx, stored, current)) return
  await inPlatform(ctx, 'change password', tx =>
    recordSecurity(tx, ctx, { action: 'person.password_change_refused', target: targetOf(person) }),
  )
  throw new AppError(422, 'password_wrong', { errors: [{ path: '/current', code: 'password_wrong' }] })
}

type NewPassword = {
  person: Pick<Person, 'id' | 'last_tenant_id'>
  hash: string
  keepSession: string | null
}

/**
 * A new password ends every other session and every reset link, and the person is told. A sign-in by the old one that is under way waits for
 * the lock and finds another password, or is done before it and ended here.
 */
export async function setPassword(
  tx: PlatformTx,
  ctx: Context,
  { person, hash, keepSession }: NewPassword,
): Promise<void> {
  await lockPerson(tx, person.id)
  await insertPassword(tx, person.id, hash)
  await revokeLinks(tx, person.id, 'password_reset')
  await endSessions(tx, ctx, {
    of: { people: [person.id], keep: keepSession ?? undefined },
    cause: 'password_changed',
  })
  await passwordChanged.emit(tx, ctx, { person_id: person.id, session_id: keepSession })
  await queueMail(tx, ctx, {
    kind: 'password_changed',
    isSecurity: true,
    onBehalfOf: person.last_tenant_id,
    tenant_id: PLATFORM_CHAIN,
    person_id: person.id,
    language: ctx.language,
  })
}

const targetOf = (person: Person) => ({ type: 'person', id: person.id, name: person.name })
