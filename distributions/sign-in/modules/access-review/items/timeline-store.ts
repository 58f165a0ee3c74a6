import { sql, type TenantTx } from '@tamga/core'

/** Who it was handed to and how it was decided, from the audit log: also what was changed again before the closing. */
export async function selectItemRecords(
  tx: TenantTx,
  id: string,
): Promise<
  { at: string; action: string; actor_name: string; changes: Record<string, [unknown, unknown]> }[]
> {
  const { rows } = await sql<{
    at: string
    action: string
    actor_name: string
    changes: Record<string, [unknown, unknown]>
  }>`
    select at, action, actor_name, changes from audit_record
     where tenant_id = ${tx.tenantId} and target_type = 'review_item' and target_id = ${id} order by seq`.execute(
    tx,
  )
  return rows
}

export type Closing = {
  opened_at: string
  closed_at: string | null
  closed_by_name: string | null
  closing_request: string | null
  created_by_name: string | null
}

export async function selectClosing(tx: TenantTx, campaignId: string): Promise<Closing> {
  const { rows } = await sql<Closing>`
    select opened_at, closed_at, closed_by_name, closing_request, created_by_name
      from review_campaign where tenant_id = ${tx.tenantId} and id = ${campaignId}`.execute(tx)
  return rows[0]!
}

/** What the closing ended for a person: within the minute of its moment, by its cause. */
export async function selectEndings(
  tx: TenantTx,
  personId: string,
  closedAt: string,
): Promise<{ sessions: number; tokens: number; at: string }> {
  const { rows } = await sql<{ sessions: number; tokens: number; at: string }>`
    select (select count(*) from session_event
             where tenant_id = ${tx.tenantId} and person_id = ${personId} and cause = 'review'
               and at between ${closedAt}::timestamptz - interval '1 second' and ${closedAt}::timestamptz + interval '1 minute') as sessions,
           (select count(*) from oidc_grant
             where tenant_id = ${tx.tenantId} and person_id = ${personId}
               and revoked_at between ${closedAt}::timestamptz - interval '1 minute' and ${closedAt}::timestamptz) as tokens,
           ${closedAt}::timestamptz as at`.execute(tx)
  return rows[0]!
}
