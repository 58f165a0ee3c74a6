import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, PLATFORM_CHAIN, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { inSeconds } from '../../../kernel/expiry.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { revokeLinks, useLink } from '../../../kernel/links/links.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { countAttempt, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { confirmPassword, endSessions, mailThrottle, requireUnconfined } from '../../identity/index.ts'
import {
  normaliseEmail,
  type Person,
  personChanged,
  selectPerson,
  selectPersonByEmail,
  updateAddress,
} from '../../tenancy/index.ts'
import {
  deletePendingChange,
  insertEmailChange,
  selectPendingChange,
  updateChangeConfirmed,
  updateChangesUndone,
} from './email-change-store.ts'

export async function readOwnEmail(ctx: SessionContext) {
  return inPlatform(ctx, 'own address', async tx => {
    const person = (await selectPerson(tx, ctx.person.id))!
    const pending = await selectPendingChange(tx, person.id)
    return {
      email: person.email,
      email_verified: person.email_verified_at !== null,
      pending: pending ? { email: pending.to_email, expires_at: pending.expires_at } : null,
    }
  })
}

/** The answer is the same whether the new address is somebody's or not: its owner is told by mail, nobody else. */
export async function requestEmailChange(ctx: SessionContext, given: { email: string; password?: string }) {
  const to_email = normaliseEmail(given.email)
  await inPlatform(ctx, 'own account', tx => requireUnconfined(tx, ctx))
  await confirmPassword(ctx, given.password)
  const expires_at = inSeconds(ctx.services.settings.EMAIL_VERIFY_TTL)
  await inPlatform(ctx, 'change of address', async tx => {
    const throttles = [mailThrottle('email_change', ctx.person.id)]
    await refuseThrottled(tx, throttles)
    await countAttempt(tx, throttles)
    const person = (await selectPerson(tx, ctx.person.id))!
    if (person.email === to_email) throw new AppError(409, 'email_unchanged')
    const id = uuidv7()
    await insertEmailChange(tx, { id, person_id: person.id, from_email: person.email, to_email, expires_at })
    const owner = await selectPersonByEmail(tx, to_email)
    await queueMail(tx, ctx, {
      ...{ isSecurity: true, onBehalfOf: ctx.tenant.id, tenant_id: PLATFORM_CHAIN, language: ctx.language },
      ...(owner
        ? { kind: 'email_taken', person_id: owner.id, path: '/login' as const }
        : {
            ...{ kind: 'email_change', person_id: person.id, address: to_email },
            link: { id, purpose: 'email_change', expires_at },
          }),
    })
    await recordChange(tx, ctx, { action: 'person.email_change_requested', target: targetOf(person) })
  })
  return { email: to_email, expires_at }
}

export async function cancelEmailChange(ctx: SessionContext): Promise<void> {
  await inPlatform(ctx, 'change of address', async tx => {
    if (!(await deletePendingChange(tx, ctx.person.id))) throw notFound()
    await revokeLinks(tx, ctx.person.id, 'email_change')
    const target = { type: 'person', id: ctx.person.id, name: ctx.person.name }
    await recordChange(tx, ctx, { action: 'person.email_change_cancelled', target })
  })
}

const linkInvalid = () => new AppError(422, 'link_invalid')

/** Whoever opened the link controls the new address. The old one is told, and can undo it. */
export async function confirmEmailChange(ctx: Context, token: string): Promise<void> {
  await inPlatform(ctx, 'change of address', async tx => {
    const link = await useLink(tx, 'email_change', token)
    const undoId = uuidv7()
    const change = await updateChangeConfirmed(tx, link.id, undoId)
    if (!change) throw linkInvalid()
    const { person_id, from_email: from, to_email: to } = change
    const person = await updateAddress(tx, person_id, { from, to })
    if (!person) throw linkInvalid()
    await announce(tx, ctx, { person, action: 'person.email_changed', from, to })
    // Links that were sent to the old mailbox would still let its reader in.
    await revokeLinks(tx, person_id, 'password_reset')
    if (from === '') return
    await queueMail(tx, ctx, {
      ...{ kind: 'email_changed', isSecurity: true, tenant_id: PLATFORM_CHAIN, person_id, address: from },
      ...{ language: ctx.language, onBehalfOf: person.last_tenant_id, params: { email: to } },
      link: {
        ...{ id: undoId, purpose: 'email_undo' },
        expires_at: inSeconds(ctx.services.settings.EMAIL_UNDO_TTL),
      },
    })
  })
}

/** Whoever made the change may hold sessions: they end, and the person chooses a new password. */
export async function undoEmailChange(ctx: Context, token: string): Promise<void> {
  await inPlatform(ctx, 'change of address', async tx => {
    const link = await useLink(tx, 'email_undo', token)
    const change = await updateChangesUndone(tx, link.id)
    if (!change) throw linkInvalid()
    const { person_id, from_email: to } = change
    const from = (await selectPerson(tx, person_id))!.email
    const person = await updateAddress(tx, person_id, { from, to })
    if (!person) throw linkInvalid()
    await deletePendingChange(tx, person_id)
    for (const purpose of ['email_change', 'password_reset']) await revokeLinks(tx, person_id, purpose)
    await endSessions(tx, ctx, { of: { people: [person_id] }, cause: 'self' })
    await announce(tx, ctx, { person, action: 'person.email_restored', from, to })
    await queueMail(tx, ctx, {
      ...{ kind: 'email_restored', isSecurity: true, tenant_id: PLATFORM_CHAIN, person_id },
      ...{ language: ctx.language, onBehalfOf: person.last_tenant_id, path: '/forgot-password' as const },
    })
  })
}

type Announced = { person: Person; action: string; from: string; to: string }

async function announce(
  tx: PlatformTx,
  ctx: Context,
  { person, action, from, to }: Announced,
): Promise<void> {
  await personChanged.emit(tx, ctx, { person_id: person.id })
  const actor = { id: person.id, name: person.name, email: person.email }
  const tenant = { id: person.last_tenant_id ?? PLATFORM_CHAIN }
  const changes = { email: [from, to] as const }
  await recordChange(tx, { ...ctx, actor, tenant }, { action, target: targetOf(person), changes })
}

const targetOf = ({ id, name }: Person) => ({ type: 'person', id, name })
