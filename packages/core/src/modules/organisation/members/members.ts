import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext } from '../../../kernel/context.ts'
import { searchWords } from '../../../kernel/database/search-words.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound, staleVersion, wrongState } from '../../../kernel/http/problem.ts'
import {
  inTenantRecordingEscalation,
  requireAnotherAdministrator,
  requireMayActOn,
  roleFor,
  selectGrantsOfMember,
  selectPermissionUse,
} from '../../access/index.ts'
import { countSessionsOfMember } from '../../identity/index.ts'
import { type InvitationView, selectInvitationOfMember } from '../../invitations/index.ts'
import {
  changeableColumns,
  lockMembership,
  type MemberChanges,
  type Membership,
  memberChanged,
  updateMembership,
} from '../../tenancy/index.ts'
import { type PlacementInput, recordMoves, requirePlacement } from '../units/placement.ts'
import { endMemberships } from './end-memberships.ts'
import { findMatchingIds, MAX_MATCHES } from './member-search.ts'
import { isIndexed } from './member-search-store.ts'
import {
  type Member,
  type MemberQuery,
  selectFewMembers,
  selectMember,
  selectMembers,
} from './member-store.ts'

/** Rows that are scanned first: a common word or role fills a page among them; a rare one is found by its index. */
const FIRST_SCAN = 500

/** A page costs the same in a large organisation as in a small one: no search reads all members. */
export async function listMembers(ctx: SessionContext, query: MemberQuery): Promise<Page<Member>> {
  const page = await findMembers(ctx, query)
  return { ...page, items: page.items.map(member => memberFor(ctx, member)) }
}

async function findMembers(ctx: SessionContext, query: MemberQuery): Promise<Page<Member>> {
  const words = searchWords(query.q)
  const isFiltered = [query.role, query.unit, query.status].some(filter => filter !== undefined)
  if (words.length === 0 && !isFiltered) return inTenant(ctx, tx => selectMembers(tx, query))
  const near = query.count
    ? undefined
    : await inTenant(ctx, tx => selectMembers(tx, query, { first: FIRST_SCAN }))
  if (near?.next_cursor) return near
  const among = isIndexed(words) ? await findMatchingIds(ctx, words) : undefined
  if (among === undefined && isIndexed(words) && !isFiltered && query.count)
    return listWithLowerBound(ctx, query)
  return inTenant(ctx, async tx => {
    const few = among ?? (isFiltered ? await selectFewMembers(tx, query, MAX_MATCHES) : undefined)
    return selectMembers(tx, query, few ? { among: few } : { isSearch: true })
  })
}

/** More match than are counted. */
async function listWithLowerBound(ctx: SessionContext, query: MemberQuery): Promise<Page<Member>> {
  const page = await inTenant(ctx, tx => selectMembers(tx, { ...query, count: false }, { isSearch: true }))
  return { ...page, total: MAX_MATCHES, total_is_lower_bound: true }
}

export async function readMember(ctx: SessionContext, id: string) {
  return inTenant(ctx, async tx => {
    const member = await requireMember(tx, ctx, id)
    return {
      ...member,
      grants: (await selectGrantsOfMember(tx, id)).map(grant => ({
        ...grant,
        role: roleFor(ctx, grant.role),
      })),
      sessions: await countSessionsOfMember(tx, id),
      invitation: summaryOf(await selectInvitationOfMember(tx, id)),
      permission_use: await selectPermissionUse(tx, id),
    }
  })
}

const summaryOf = (invitation: InvitationView | undefined) => {
  if (!invitation) return null
  const { id, status, mail, sent_at, expires_at } = invitation
  return { id, status, mail, sent_at, expires_at }
}

export async function requireMember(tx: TenantTx, ctx: Context, id: string): Promise<Member> {
  const member = await selectMember(tx, id)
  if (!member) throw notFound()
  return memberFor(ctx, member)
}

const memberFor = (ctx: Context, member: Member): Member => ({
  ...member,
  roles: member.roles.map(role => roleFor(ctx, role)),
})

export const targetOf = ({ id, name }: Pick<Member, 'id' | 'name'>) => ({ type: 'member', id, name })

export type MemberInput = MemberChanges & Pick<PlacementInput, 'unit' | 'manager'>

/** What the tenant keeps of a person. What is the person's own (e-mail, password, second factors) is not the tenant's to change. */
export async function changeMember(
  ctx: SessionContext,
  id: string,
  { version, ...input }: MemberInput & { version?: number },
): Promise<Member> {
  return inTenantRecordingEscalation(ctx, async tx => {
    const locked = await lockMembership(tx, id)
    if (!locked) throw notFound()
    await requireMayActOn(tx, ctx, id)
    if (version !== undefined && version !== locked.version) throw staleVersion()
    if (locked.status === 'left') throw wrongState()
    await requirePlacement(tx, id, input)
    const before = await requireMember(tx, ctx, id)
    const changed = changedColumns(locked, input)
    if (Object.keys(changed).length === 0) return before
    await updateMembership(tx, id, changed)
    const after = await requireMember(tx, ctx, id)
    if (changed.unit_id !== undefined)
      await recordMoves(tx, ctx, [{ person_id: id, from: locked.unit_id, to: changed.unit_id }])
    await memberChanged.emit(tx, ctx, { person_id: id })
    const changes = changesBetween(contentOf(before), contentOf(after))
    await recordChange(tx, ctx, { action: 'member.updated', target: targetOf(after), changes })
    return after
  })
}

type MemberColumns = MemberChanges & { unit_id?: string | null; manager_id?: string | null }

function changedColumns(before: Membership, { unit, manager, ...input }: MemberInput): MemberColumns {
  const wanted = {
    ...normalised(input),
    ...(unit !== undefined && { unit_id: unit }),
    ...(manager !== undefined && { manager_id: manager }),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => before[name as keyof MemberColumns] !== value),
  )
}

const contentOf = (member: Member) => ({
  ...Object.fromEntries(changeableColumns.map(name => [name, member[name]])),
  ...placementNames(member),
})

/** As audit records show it. */
export const placementNames = ({ unit, manager, position, employee_number }: Member) => ({
  unit: unit?.name ?? null,
  manager: manager?.name ?? null,
  position,
  employee_number,
})

const normalised = (input: MemberChanges): MemberChanges =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.normalize('NFC').trim() : value,
    ]),
  )

/** Ends a membership: rights and sessions go with it, the record stays for history. */
export async function removeMember(ctx: SessionContext, id: string): Promise<void> {
  await inTenantRecordingEscalation(ctx, async tx => {
    const before = await requireMember(tx, ctx, id)
    await requireMayActOn(tx, ctx, id)
    await requireAnotherAdministrator(tx, id)
    const left = await endMemberships(tx, ctx, { people: [id], cause: 'member_removed' })
    if (left.length === 0) throw wrongState()
    await recordChange(tx, ctx, {
      action: 'member.removed',
      target: targetOf(before),
      changes: { status: [before.status, 'left'], roles: [before.roles.map(role => role.key), []] },
    })
  })
}
