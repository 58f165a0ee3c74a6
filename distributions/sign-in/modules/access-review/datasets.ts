import { defineDataset, sql } from '@tamga/core'

const KEEP_OR_REMOVE = { set: 'review_decision', of: ['keep', 'remove'] }

/** What every campaign asked and was told; the names are those of the snapshot. */
export const reviewItems = defineDataset({
  key: 'reviews',
  permission: 'sso_access_review.manage',
  app: 'sso-access-review',
  tables: ['review_item', 'review_campaign', 'review_role', 'membership'],
  from: ({ tenant }) => sql`
    from review_item i
    join review_campaign c on c.tenant_id = i.tenant_id and c.id = i.campaign_id
    left join review_role r on r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id
    left join membership v on v.tenant_id = i.tenant_id and v.person_id = i.reviewer_id
   where i.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'campaign', type: 'text', sql: sql`c.name` },
    {
      key: 'status',
      type: 'text',
      sql: sql`c.status`,
      values: { set: 'campaign_status', of: ['draft', 'open', 'closed'] },
    },
    { key: 'person', type: 'text', sql: sql`i.person_name`, personal: true },
    { key: 'email', type: 'text', sql: sql`i.person_email`, personal: true },
    { key: 'role', type: 'text', sql: sql`r.name` },
    { key: 'reviewer', type: 'text', sql: sql`v.name`, personal: true },
    { key: 'recommendation', type: 'text', sql: sql`i.recommendation`, values: KEEP_OR_REMOVE },
    { key: 'decision', type: 'text', sql: sql`i.decision`, values: KEEP_OR_REMOVE },
    { key: 'created_at', type: 'time', sql: sql`c.created_at` },
    { key: 'decided_at', type: 'time', sql: sql`i.decided_at` },
    {
      key: 'outcome',
      type: 'text',
      sql: sql`i.outcome`,
      values: { set: 'review_outcome', of: ['removed', 'kept', 'already_gone'] },
    },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'decided', type: 'number', sql: sql`count(i.decision)` },
    { key: 'removed', type: 'number', sql: sql`count(*) filter (where i.outcome = 'removed')` },
    {
      key: 'decided_share',
      type: 'number',
      isShare: true,
      sql: sql`count(i.decision)::float8 / nullif(count(*), 0)`,
    },
  ],
  order: { by: '-created_at', last: sql`i.id` },
})
