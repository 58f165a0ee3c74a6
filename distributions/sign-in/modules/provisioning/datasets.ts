import { defineDataset, sql } from '@tamga/core'
import { APP } from './app.ts'

const isFailed = sql`r.status = 'failed'`

export const provisioningRuns = defineDataset({
  key: 'provisioning',
  permission: 'sso_provisioning.read',
  app: APP,
  tables: ['scim_run'],
  from: ({ tenant }) => sql`from scim_run r where r.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'system', type: 'text', sql: sql`r.target_name` },
    {
      key: 'kind',
      type: 'text',
      sql: sql`r.kind`,
      values: { set: 'scim_kind', of: ['user', 'group', 'resync'] },
    },
    { key: 'operation', type: 'text', sql: sql`r.operation` },
    { key: 'person', type: 'text', sql: sql`r.subject_name`, personal: true },
    { key: 'email', type: 'text', sql: sql`r.subject_email`, personal: true },
    {
      key: 'status',
      type: 'text',
      sql: sql`r.status`,
      values: {
        set: 'run_status',
        of: ['queued', 'running', 'retrying', 'succeeded', 'failed', 'cancelled'],
      },
    },
    { key: 'attempts', type: 'number', sql: sql`r.attempt` },
    { key: 'problem', type: 'text', sql: sql`r.problem_code` },
    { key: 'created_at', type: 'time', sql: sql`r.created_at` },
    { key: 'finished_at', type: 'time', sql: sql`r.finished_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'failed', type: 'number', sql: sql`count(*) filter (where ${isFailed})` },
    {
      key: 'failure_share',
      type: 'number',
      isShare: true,
      sql: sql`(count(*) filter (where ${isFailed}))::float8 / nullif(count(*), 0)`,
    },
  ],
  order: { by: '-created_at', last: sql`r.id` },
})
