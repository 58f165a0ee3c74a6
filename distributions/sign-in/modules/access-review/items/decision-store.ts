import { sql, type TenantTx } from '@tamga/core'
import type { CampaignStatus, CommentRule, Decision } from '../tables.ts'
import { type ItemFilter, itemConditions } from './item-store.ts'

/**
 * Deciders share it, a closing has it alone, and whoever waits is served in turn: after it, everything decided before the closing
 * is there to be seen, and nothing comes later. The next statement sees how the campaign stands then.
 */
export async function lockForDeciding(tx: TenantTx, campaignId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${campaignId}::text, 0))`.execute(tx)
}

export async function lockForClosing(tx: TenantTx, campaignId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${campaignId}::text, 0))`.execute(tx)
}

export async function selectCampaignOfItem(tx: TenantTx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ campaign_id: string }>`
    select campaign_id from review_item where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
  return rows[0]?.campaign_id
}

export type DecidableItem = {
  id: string
  campaign_id: string
  campaign_name: string
  due_at: string | null
  status: CampaignStatus
  person_id: string
  person_name: string
  role_name: string
  reviewer_id: string
  decision: Decision | null
  comment: string | null
  self_review: boolean
  comment_required: CommentRule
}

/** Locked in the order of the list, so that two bulk decisions cannot deadlock. */
export async function lockItems(tx: TenantTx, filter: ItemFilter): Promise<DecidableItem[]> {
  const { rows } = await sql<DecidableItem>`
    select i.id, i.campaign_id, c.name as campaign_name, c.due_at, c.status, i.person_id, i.person_name, r.name as role_name,
           i.reviewer_id, i.decision, i.comment, c.self_review, c.comment_required
      from review_item i
      join review_campaign c on c.tenant_id = i.tenant_id and c.id = i.campaign_id
      join review_role r on r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id
     where ${itemConditions(tx, filter)} order by i.campaign_id, i.ordinal for no key update of i`.execute(tx)
  return rows
}

type By = { id: string; name: string; email: string }
export type Given = { decision: Decision; comment: string | null; by: By }

const decided = ({ decision, comment, by }: Given) => sql`
  decision = ${decision}, comment = ${comment}, decided_by = ${by.id}, decided_by_name = ${by.name},
  decided_by_email = ${by.email}, decided_at = date_trunc('milliseconds', clock_timestamp())`

export async function updateDecision(tx: TenantTx, id: string, given: Given): Promise<void> {
  await sql`update review_item set ${decided(given)} where tenant_id = ${tx.tenantId} and id = ${id}`.execute(
    tx,
  )
}

/** Who decides: what of the matching items is theirs, and what of that would be another word than before. */
export type Decider = { id: string; everybody: boolean; self: boolean }

const isTheirs = ({ id, everybody, self }: Decider) =>
  sql`(${everybody}::boolean or i.reviewer_id = ${id}) and (${self}::boolean or i.person_id <> ${id})`

const isChange = ({ decision, comment }: Pick<Given, 'decision' | 'comment'>) =>
  sql`(i.decision is distinct from ${decision} or i.comment is distinct from ${comment})`

/** Who decides what of many items. */
export type Deciding = { decider: Decider; given: Given }

export type Tally = { found: number; own: number; changing: number; ending: number }

export async function selectTally(
  tx: TenantTx,
  filter: ItemFilter,
  { decider, given }: Deciding,
): Promise<Tally> {
  const { rows } = await sql<Tally>`
    select count(*) as found, count(*) filter (where theirs) as own, count(*) filter (where theirs and change) as changing,
           count(*) filter (where theirs and change and automatic and ${given.decision} = 'remove') as ending
      from (select i.automatic, ${isTheirs(decider)} as theirs, ${isChange(given)} as change
              from review_item i where ${itemConditions(tx, filter)}) n`.execute(tx)
  return rows[0]!
}

export async function updateDecisions(
  tx: TenantTx,
  filter: ItemFilter,
  { decider, given }: Deciding,
): Promise<void> {
  await sql`
    with wanted as (
      select i.id from review_item i where ${itemConditions(tx, filter)} and ${isTheirs(decider)} and ${isChange(given)}
       order by i.campaign_id, i.ordinal for no key update)
    update review_item u set ${decided(given)} from wanted w where u.tenant_id = ${tx.tenantId} and u.id = w.id`.execute(
    tx,
  )
}

export async function updateReviewer(
  tx: TenantTx,
  ids: readonly string[],
  given: { reviewer: string; note: string },
): Promise<void> {
  await sql`
    update review_item set reviewer_id = ${given.reviewer}, note = ${given.note}
     where tenant_id = ${tx.tenantId} and id = any(${ids}::uuid[])`.execute(tx)
}
