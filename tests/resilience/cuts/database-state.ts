import { pg } from '@tamga/core/testing'

/** What jobs and clocks change by themselves, whoever asks for what. */
const BY_ITSELF = new Set([
  'audit_seal',
  'dashboard_figures',
  'document_search',
  'mail_message',
  'notification',
  'one_time_link',
  'notification_feed',
  'permission_use',
  'login_failure',
  'oidc_client_use',
  'registry_quota',
  'report_export',
  'report_export_part',
  'scim_change',
  'scim_link',
  'scim_run',
  'scim_target',
  'scim_target_hour',
  'federation_provider_hour',
  'session',
])

export type StateReader = {
  /** The content of every table in one value, but for what changes by itself. */
  read(): Promise<ReadonlyMap<string, string>>
  /** How many changes have a record. */
  countChanges(): Promise<number>
  /** Whether any transaction that a broken connection left behind is still under way. */
  isSettled(): Promise<boolean>
  stop(): Promise<void>
}

/** Looks at the database as its owner, past the service. */
export async function openStateReader(databaseUrl: string): Promise<StateReader> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const parts = rows
    .filter(({ name }) => !BY_ITSELF.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - array['last_seen_at', 'last_used_at'])::text, 0)), 0) as content from ${name} t`,
    )
  const text = [...parts, `select 'sessions', count(*)::text from session`].join(' union all ')
  return {
    read: async () => {
      const found = await owner.query<{ name: string; content: string }>({ name: 'state', text })
      return new Map(found.rows.map(({ name, content }) => [name, content]))
    },
    countChanges: async () => {
      const found = await owner.query(`select count(*)::int as count from audit_record where kind = 'change'`)
      return found.rows[0].count
    },
    isSettled: async () => {
      const open = await owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and usename in ('tamga_app', 'tamga_platform')
            and (xact_start is not null or state = 'active') limit 1`,
      )
      return open.rowCount === 0
    },
    stop: () => owner.end(),
  }
}

export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one.keys()].filter(name => one.get(name) !== other.get(name))
