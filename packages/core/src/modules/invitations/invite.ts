import { isLanguage, type Language } from '@tamga/formats'
import { inPlatform, type SessionContext } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { inSeconds } from '../../kernel/expiry.ts'
import { type MailOrder, queueMails } from '../../kernel/mail/outbox/outbox.ts'
import { selectPeopleWithPassword } from '../identity/index.ts'
import { normaliseEmail, selectCurrentTenant, upsertPeople } from '../tenancy/index.ts'
import { insertInvitations } from './store.ts'

export type Invitee = {
  person_id: string
  email: string
  name: string
  has_password: boolean
  language?: Language
  /** The citizen whose e-ID may accept the invitation. */
  registration_number?: string | undefined
}

/**
 * The people with these addresses; unknown ones are created with the given name. Names of existing people are not changed and
 * not disclosed: the tenant keeps the name it gave.
 */
export async function findInvitees<T extends { email: string; name: string }>(
  ctx: SessionContext,
  inputs: readonly T[],
): Promise<(T & Invitee)[]> {
  return inPlatform(ctx, 'find invited people', async tx => {
    const people = await upsertPeople(tx, inputs)
    const signIn = await selectPeopleWithPassword(
      tx,
      [...people.values()].map(person => person.id),
    )
    return inputs.map(input => {
      const { id, email } = people.get(normaliseEmail(input.email))!
      return { ...input, email, person_id: id, has_password: signIn.has(id) }
    })
  })
}

/** Creates invitations for members in state `invited` and queues their mails. */
export async function openInvitations(
  tx: TenantTx,
  ctx: SessionContext,
  invitees: readonly Invitee[],
): Promise<void> {
  const expires_at = inSeconds(ctx.services.settings.INVITATION_TTL)
  const fallback = await tenantLanguage(tx)
  const invitations = invitees.map(
    ({ person_id, email, name, language = fallback, registration_number = null }) => ({
      id: uuidv7(),
      person_id,
      email,
      name,
      language,
      link_id: uuidv7(),
      expires_at,
      invited_by: ctx.actor.id,
      invited_by_name: ctx.actor.name,
      registration_number,
    }),
  )
  await insertInvitations(tx, invitations)
  await queueMails(
    tx,
    ctx,
    invitations.map((invitation, index) => invitationMail(ctx, invitation, invitees[index]!.has_password)),
  )
}

type Addressed = { person_id: string; language: string; link_id: string; expires_at: string }

export function invitationMail(ctx: SessionContext, invitation: Addressed, hasPassword: boolean): MailOrder {
  return {
    kind: hasPassword ? 'new_member_known_person' : 'invitation',
    tenant_id: ctx.tenant.id,
    person_id: invitation.person_id,
    language: invitation.language as Language,
    params: { organisation: ctx.tenant.name, inviter: ctx.person.name },
    link: { id: invitation.link_id, purpose: 'invitation', expires_at: invitation.expires_at },
  }
}

async function tenantLanguage(tx: TenantTx): Promise<Language> {
  const language = (await selectCurrentTenant(tx))?.default_language
  return isLanguage(language) ? language : 'mn'
}
