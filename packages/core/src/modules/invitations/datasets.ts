import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

export const invitationRecords = defineDataset({
  key: 'invitations',
  permission: 'organisation.read',
  app: 'organisation',
  tables: ['invitation'],
  from: ({ tenant }) => sql`from invitation i where i.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'person', type: 'text', sql: sql`i.name`, personal: true },
    { key: 'email', type: 'text', sql: sql`i.email`, personal: true },
    {
      key: 'status',
      type: 'text',
      sql: sql`case when i.status = 'pending' and i.expires_at <= now() then 'expired' else i.status end`,
      values: { set: 'invitation_status', of: ['pending', 'accepted', 'revoked', 'expired'] },
    },
    { key: 'invited_by', type: 'text', sql: sql`i.invited_by_name`, personal: true },
    { key: 'created_at', type: 'time', sql: sql`i.created_at` },
    { key: 'expires_at', type: 'time', sql: sql`i.expires_at` },
    { key: 'closed_at', type: 'time', sql: sql`i.closed_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'accepted', type: 'number', sql: sql`count(*) filter (where i.status = 'accepted')` },
    {
      key: 'accepted_share',
      type: 'number',
      isShare: true,
      sql: sql`(count(*) filter (where i.status = 'accepted'))::float8 / nullif(count(*), 0)`,
    },
  ],
  order: { by: '-created_at', last: sql`i.id` },
})
