import { invalid, lockUnits, type Static, type TenantTx } from '@tamga/core'
import type { CampaignChange } from '../contract.ts'
import type { CampaignContent } from '../tables.ts'
import { type CampaignRow, selectMembers, selectRoles } from './campaign-store.ts'

export const DEFAULTS: CampaignContent = {
  name: '',
  description: '',
  scope_roles: null,
  scope_members: null,
  scope_units: null,
  include_default_role: true,
  reviewers: [],
  fallback_reviewer: null,
  reviewer_rule: 'named',
  due_at: null,
  on_undecided: 'keep',
  self_review: false,
  comment_required: 'never',
}

type Given = Omit<Static<typeof CampaignChange>, 'version'>

export const contentFrom = (campaign: CampaignRow): CampaignContent =>
  Object.fromEntries(
    Object.keys(DEFAULTS).map(field => [field, campaign[field as keyof CampaignContent]]),
  ) as CampaignContent

/** The content of a campaign: the given fields over the stored ones. People and roles that it names must exist. */
export async function contentOf(
  tx: TenantTx,
  given: Given,
  before: CampaignContent,
): Promise<CampaignContent> {
  const { scope, ...fields } = given
  const content = {
    ...before,
    ...fields,
    name: given.name?.normalize('NFC').trim() ?? before.name,
    due_at: momentOf(given.due_at, before.due_at),
    ...(scope && {
      scope_roles: await roleIds(tx, scope.roles ?? null),
      scope_members: scope.members ?? null,
      scope_units: await unitIds(tx, scope.units ?? null),
      include_default_role: scope.include_default_role ?? true,
    }),
  }
  if (content.name === '') throw invalid({ path: '/name', code: 'required' })
  await requireMembers(tx, content)
  return content
}

function momentOf(given: string | null | undefined, before: string | null): string | null {
  if (given === undefined || given === null) return given === null ? null : before
  const moment = Date.parse(given)
  if (Number.isNaN(moment))
    throw invalid({ path: '/due_at', code: 'format', params: { format: 'date-time' } })
  return new Date(moment).toISOString()
}

async function roleIds(tx: TenantTx, choices: readonly string[] | null): Promise<string[] | null> {
  if (choices === null) return null
  const known = new Map(
    (await selectRoles(tx, choices)).flatMap(role => [
      [role.key, role.id],
      [role.id, role.id],
    ]),
  )
  const ids = choices.map((choice, place) => {
    const id = known.get(choice) ?? known.get(choice.toLowerCase())
    if (!id) throw invalid({ path: `/scope/roles/${place}`, code: 'unknown_role' })
    return id
  })
  return [...new Set(ids)]
}

async function unitIds(tx: TenantTx, ids: readonly string[] | null): Promise<string[] | null> {
  if (ids === null) return null
  const wanted = ids.map(id => id.toLowerCase())
  const known = await lockUnits(tx, wanted)
  const faults = wanted.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `/scope/units/${place}`, code: 'unknown_unit' }],
  )
  if (faults.length > 0) throw invalid(...faults)
  return wanted
}

async function requireMembers(tx: TenantTx, content: CampaignContent): Promise<void> {
  const asked = [
    ...content.reviewers.map((id, place) => ({ id, path: `/reviewers/${place}`, isReviewer: true })),
    ...(content.scope_members ?? []).map((id, place) => ({
      id,
      path: `/scope/members/${place}`,
      isReviewer: false,
    })),
    ...(content.fallback_reviewer
      ? [{ id: content.fallback_reviewer, path: '/fallback_reviewer', isReviewer: true }]
      : []),
  ]
  const found = await selectMembers(
    tx,
    asked.map(({ id }) => id),
  )
  const status = new Map(found.map(member => [member.id, member.status]))
  const faults = asked.flatMap(({ id, path, isReviewer }) => {
    const known = status.get(id.toLowerCase())
    if (known === undefined) return [{ path, code: 'unknown_member' }]
    // Whoever has not accepted their invitation cannot sign in to decide.
    return isReviewer && known !== 'active' ? [{ path, code: 'reviewer_not_active' }] : []
  })
  if (faults.length > 0) throw invalid(...faults)
}
