import {
  AppError,
  type Claims,
  type Membership,
  type NewPerson,
  selectMembership,
  type TenantTx,
} from '@tamga/core'
import { selectLink } from '../links/link-store.ts'
import type { ProviderRow } from '../providers/provider-store.ts'
import { isEmailVerified, personIn } from './claim-mapping.ts'
import { selectMemberByEmail } from './member-store.ts'

/** What an identity comes to in this tenant. `link`: a member, known by an address that the provider verified. */
export type Decision =
  | { readonly kind: 'known' | 'link'; readonly member: Membership }
  | { readonly kind: 'create'; readonly person: NewPerson }
  | { readonly kind: 'refuse'; readonly code: Refusal; readonly member?: Membership }

export type Refusal =
  | 'sso_not_invited'
  | 'sso_invitation_pending'
  | 'sso_email_missing'
  | 'sso_already_linked'
  | 'membership_suspended'
  | 'not_a_member'

type Identity = { readonly subject: string; readonly claims: Claims }

/**
 * A subject that came before is who it was. Else an address leads to a member only where the provider verified it and the
 * tenant trusts the provider so far; and to nobody outside the tenant ever.
 */
export async function decide(tx: TenantTx, provider: ProviderRow, identity: Identity): Promise<Decision> {
  const link = await selectLink(tx, provider, { subject: identity.subject })
  if (link) return asMember('known', (await selectMembership(tx, link.person_id))!)
  const { claim_mapping, trust_email, jit } = provider
  const person = personIn(identity.claims, claim_mapping)
  const member = person ? await selectMemberByEmail(tx, person.email) : undefined
  if (member) {
    const linked = await selectLink(tx, provider, { person_id: member.person_id })
    // Another arrival of the same subject came between the first look and this one.
    if (linked?.subject === identity.subject) return asMember('known', member)
    if (!trust_email || !isEmailVerified(identity.claims, claim_mapping))
      return { kind: 'refuse', code: 'sso_not_invited' }
    if (linked) return { kind: 'refuse', code: 'sso_already_linked', member }
    return asMember('link', member)
  }
  if (!jit) return { kind: 'refuse', code: 'sso_not_invited' }
  return person ? { kind: 'create', person } : { kind: 'refuse', code: 'sso_email_missing' }
}

/** An invitation is for the person to accept, not for their provider; whoever was removed is not taken back by it either. */
function asMember(kind: 'known' | 'link', member: Membership): Decision {
  switch (member.status) {
    case 'active':
      return { kind, member }
    case 'suspended':
      return { kind: 'refuse', code: 'membership_suspended', member }
    case 'invited':
      return { kind: 'refuse', code: 'sso_invitation_pending', member }
    case 'left':
      return { kind: 'refuse', code: 'not_a_member', member }
  }
}

export const refuse = (code: Refusal): AppError => {
  switch (code) {
    case 'sso_not_invited':
      return new AppError(403, 'sso_not_invited')
    case 'sso_invitation_pending':
      return new AppError(403, 'sso_invitation_pending')
    case 'sso_email_missing':
      return new AppError(403, 'sso_email_missing')
    case 'sso_already_linked':
      return new AppError(403, 'sso_already_linked')
    case 'membership_suspended':
      return new AppError(403, 'membership_suspended')
    case 'not_a_member':
      return new AppError(403, 'not_a_member')
  }
}
