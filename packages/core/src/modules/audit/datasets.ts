import { sql } from 'kysely'
import { type DatasetReader, defineDataset } from '../../kernel/datasets/dataset.ts'

const PERMISSION = 'audit.read'

const nameAction = ({ services, language }: DatasetReader, action: string): string => {
  const key = `audit.${action}`
  return services.translator.has(key) ? services.translator.text(language, key) : action
}

export const auditRecords = defineDataset({
  key: 'audit',
  permission: PERMISSION,
  tables: ['audit_record'],
  from: ({ tenant }) => sql`from audit_record a where a.tenant_id = ${tenant}`,
  time: 'at',
  dimensions: [
    { key: 'at', type: 'time', sql: sql`a.at` },
    { key: 'actor', type: 'text', sql: sql`a.actor_name`, personal: true },
    { key: 'actor_email', type: 'text', sql: sql`a.actor_email`, personal: true },
    { key: 'action', type: 'text', sql: sql`a.action`, name: nameAction },
    {
      key: 'kind',
      type: 'text',
      sql: sql`a.kind`,
      values: { set: 'audit_kind', of: ['change', 'security'] },
    },
    { key: 'target_type', type: 'text', sql: sql`a.target_type` },
    { key: 'target', type: 'text', sql: sql`a.target_name`, personal: true },
    { key: 'ip', type: 'text', sql: sql`a.ip`, personal: true, never_to_model: true },
    { key: 'request_id', type: 'text', sql: sql`a.request_id` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)`, isSum: true },
    { key: 'people', type: 'number', sql: sql`count(distinct a.actor_id)`, distinct: sql`a.actor_id` },
  ],
  order: { by: '-at', last: sql`a.seq` },
})

const STARTED = 'session.started'
/** Somebody was not let in. */
const REFUSED = ['session.refused', 'session.factor_refused', 'session.network_refused']

const isStarted = sql`a.action = ${sql.lit(STARTED)}`

export const signIns = defineDataset({
  key: 'sign_ins',
  permission: PERMISSION,
  tables: ['audit_record'],
  from: ({ tenant }) => sql`
    from audit_record a
   where a.tenant_id = ${tenant} and a.action = any (${[STARTED, ...REFUSED]}::text[])`,
  time: 'at',
  dimensions: [
    { key: 'at', type: 'time', sql: sql`a.at` },
    { key: 'person', type: 'text', sql: sql`a.actor_name`, personal: true },
    { key: 'email', type: 'text', sql: sql`coalesce(a.actor_email, a.target_name)`, personal: true },
    {
      key: 'outcome',
      type: 'text',
      sql: sql`case when ${isStarted} then 'success' else 'refused' end`,
      values: { set: 'outcome', of: ['success', 'refused'] },
    },
    { key: 'action', type: 'text', sql: sql`a.action`, name: nameAction },
    // The list of methods stands in the record as JSON: ["pwd","otp"].
    {
      key: 'method',
      type: 'text',
      sql: sql`nullif(translate(a.changes #>> '{auth_methods,1}', '[]" ', ''), '')`,
    },
    {
      key: 'strength',
      type: 'text',
      sql: sql`replace(a.changes #>> '{acr,1}', ':', '_')`,
      values: { set: 'strength', of: ['acr_1', 'acr_2', 'acr_eid_advanced', 'acr_eid_qualified'] },
    },
    { key: 'ip', type: 'text', sql: sql`a.ip`, personal: true, never_to_model: true },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)`, isSum: true },
    { key: 'people', type: 'number', sql: sql`count(distinct a.actor_id)`, distinct: sql`a.actor_id` },
    { key: 'succeeded', type: 'number', sql: sql`count(*) filter (where ${isStarted})`, isSum: true },
    { key: 'failed', type: 'number', sql: sql`count(*) filter (where not ${isStarted})`, isSum: true },
    {
      key: 'failure_share',
      type: 'number',
      isShare: true,
      sql: sql`(count(*) filter (where not ${isStarted}))::float8 / count(*)`,
    },
  ],
  order: { by: '-at', last: sql`a.seq` },
})

/** Whatever was refused and recorded: sign-ins, second factors, routes, tokens. */
export const failures = defineDataset({
  key: 'failures',
  permission: PERMISSION,
  tables: ['audit_record'],
  from: ({ tenant }) => sql`
    from audit_record a where a.tenant_id = ${tenant} and a.kind = 'security' and a.action like '%refused'`,
  time: 'at',
  dimensions: [
    { key: 'at', type: 'time', sql: sql`a.at` },
    { key: 'action', type: 'text', sql: sql`a.action`, name: nameAction },
    { key: 'person', type: 'text', sql: sql`a.actor_name`, personal: true },
    { key: 'target', type: 'text', sql: sql`a.target_name`, personal: true },
    { key: 'ip', type: 'text', sql: sql`a.ip`, personal: true, never_to_model: true },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)`, isSum: true },
    { key: 'targets', type: 'number', sql: sql`count(distinct a.target_name)`, distinct: sql`a.target_name` },
    { key: 'addresses', type: 'number', sql: sql`count(distinct a.ip)`, distinct: sql`a.ip` },
  ],
  order: { by: '-at', last: sql`a.seq` },
})
