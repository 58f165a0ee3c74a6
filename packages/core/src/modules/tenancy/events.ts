import type { PlatformTx } from '../../kernel/database/transactions.ts'
import { defineEvent } from '../../kernel/module/events.ts'

/** A new tenant, inside the transaction that makes it: modules add what every tenant has from the first day. */
export const tenantCreated = defineEvent<{ tenant_id: string }>('tenant.created')

/** A tenant is gone, with every row that refers to it by a key; modules delete what names it without one. */
export const tenantDeleted = defineEvent<{ tenant_id: string }, PlatformTx>('tenant.deleted')

export type MemberEvent = { person_id: string }

export const memberJoined = defineEvent<MemberEvent>('member.joined')
export const memberChanged = defineEvent<MemberEvent>('member.changed')
export const memberSuspended = defineEvent<MemberEvent & { reason: string | null }>('member.suspended')
export const memberResumed = defineEvent<MemberEvent>('member.resumed')
export const memberLeft = defineEvent<MemberEvent>('member.left')

/** A unit was renamed, moved or got another manager: what others copied of it for its members is old. */
export const unitChanged = defineEvent<{ unit_id: string }>('unit.changed')

/** The person changed their profile: the name, which each tenant copies, its parts, or the phone. */
export const personChanged = defineEvent<MemberEvent, PlatformTx>('person.changed')

/** The person closed their account: modules delete what they keep about them. */
export const personClosed = defineEvent<MemberEvent, PlatformTx>('person.closed')
