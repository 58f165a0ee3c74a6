import { defineDataset, sql } from '@tamga/core'

const APP = 'sso-sessions'
const PERMISSION = 'sso_sessions.read'

export const sessions = defineDataset({
  key: 'sessions',
  permission: PERMISSION,
  app: APP,
  tables: ['session', 'membership'],
  from: ({ tenant }) => sql`
    from session s
    left join membership m on m.tenant_id = s.tenant_id and m.person_id = s.person_id
   where s.tenant_id = ${tenant} and s.expires_at > now() and s.idle_expires_at > now()`,
  time: 'created_at',
  dimensions: [
    { key: 'person', type: 'text', sql: sql`m.name`, personal: true },
    { key: 'email', type: 'text', sql: sql`m.email`, personal: true },
    { key: 'method', type: 'text', sql: sql`array_to_string(s.auth_methods, ',')` },
    {
      key: 'strength',
      type: 'text',
      sql: sql`replace(s.acr, ':', '_')`,
      values: { set: 'strength', of: ['acr_1', 'acr_2', 'acr_eid_advanced', 'acr_eid_qualified'] },
    },
    { key: 'ip', type: 'text', sql: sql`s.ip`, personal: true, never_to_model: true },
    { key: 'user_agent', type: 'text', sql: sql`s.user_agent`, personal: true, never_to_model: true },
    { key: 'created_at', type: 'time', sql: sql`s.created_at` },
    { key: 'last_seen_at', type: 'time', sql: sql`s.last_seen_at` },
    { key: 'expires_at', type: 'time', sql: sql`s.expires_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'people', type: 'number', sql: sql`count(distinct s.person_id)` },
  ],
  order: { by: '-created_at', last: sql`s.id` },
})

export const endedSessions = defineDataset({
  key: 'ended_sessions',
  permission: PERMISSION,
  app: APP,
  tables: ['session_event'],
  from: ({ tenant }) => sql`from session_event e where e.tenant_id = ${tenant}`,
  time: 'at',
  dimensions: [
    { key: 'at', type: 'time', sql: sql`e.at` },
    { key: 'person', type: 'text', sql: sql`e.person_name`, personal: true },
    { key: 'email', type: 'text', sql: sql`e.person_email`, personal: true },
    { key: 'cause', type: 'text', sql: sql`e.cause` },
    { key: 'ended_by', type: 'text', sql: sql`e.terminated_by_name`, personal: true },
    { key: 'reason', type: 'text', sql: sql`e.reason` },
    { key: 'ip', type: 'text', sql: sql`e.ip`, personal: true, never_to_model: true },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'people', type: 'number', sql: sql`count(distinct e.person_id)` },
  ],
  order: { by: '-at', last: sql`e.id` },
})
