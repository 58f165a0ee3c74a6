import { type Selectable, sql } from 'kysely'
import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { SettingsTables } from '../tables.ts'

export const SECURITY_COLUMNS = [
  'session_idle',
  'session_max',
  'session_limit',
  'allowed_networks',
  'second_factor',
  'second_factor_roles',
  'second_factor_grace_days',
  'second_factor_since',
  'federated_counts',
  'passkeys_enabled',
  'passkey_user_verification',
  'passkey_attachment',
  'aaguid_allow',
  'aaguid_deny',
  'password_enabled',
  'password_min_length',
  'eid_enabled',
  'dan_enabled',
  'social_enabled',
  'providers_enabled',
] as const

export type SecurityRules = Pick<
  Selectable<SettingsTables['tenant_security']>,
  (typeof SECURITY_COLUMNS)[number]
>
export type SecurityRow = SecurityRules & { version: number }

const tables = (tx: TenantTx) => tx.withTables<SettingsTables>()

/** A tenant without changes has no row: the defaults of the columns. */
const NO_RULES: SecurityRow = {
  session_idle: null,
  session_max: null,
  session_limit: null,
  allowed_networks: [],
  second_factor: 'off',
  second_factor_roles: [],
  second_factor_grace_days: 0,
  second_factor_since: new Date(0).toISOString(),
  federated_counts: false,
  passkeys_enabled: true,
  passkey_user_verification: 'required',
  passkey_attachment: 'any',
  aaguid_allow: [],
  aaguid_deny: [],
  password_enabled: true,
  password_min_length: null,
  eid_enabled: true,
  dan_enabled: true,
  social_enabled: true,
  providers_enabled: true,
  version: 1,
}

export async function selectSecurity(tx: TenantTx): Promise<SecurityRow> {
  const row = await tables(tx)
    .selectFrom('tenant_security')
    .select([...SECURITY_COLUMNS, 'version'])
    .executeTakeFirst()
  return row ?? NO_RULES
}

/** Locks the row until the transaction ends, and creates it when it is missing. */
export async function lockSecurity(tx: TenantTx): Promise<SecurityRow> {
  await sql`insert into tenant_security default values on conflict do nothing`.execute(tx)
  return tables(tx)
    .selectFrom('tenant_security')
    .select([...SECURITY_COLUMNS, 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSecurity(tx: TenantTx, change: SecurityRules): Promise<SecurityRow> {
  return tables(tx)
    .updateTable('tenant_security')
    .set({ ...change, updated_at: sql`now()`, version: sql`version + 1` } as never)
    .returning([...SECURITY_COLUMNS, 'version'])
    .executeTakeFirstOrThrow()
}

/** Read by the platform role when a session begins. */
export const SECURITY_OF: LookUp = {
  name: 'session policy',
  role: 'platform',
  text: `
    select k.id as key, s.*
      from unnest((select $1::uuid[])) as k(id)
     cross join lateral (
       select session_idle, session_max, session_limit, allowed_networks, password_min_length,
              json_build_object('password', password_enabled, 'passkey', passkeys_enabled, 'eid', eid_enabled, 'dan', dan_enabled,
                                'social', social_enabled, 'providers', providers_enabled) as methods,
              json_build_object('enabled', passkeys_enabled, 'user_verification', passkey_user_verification,
                                'attachment', passkey_attachment, 'aaguid_allow', aaguid_allow, 'aaguid_deny', aaguid_deny) as passkeys
         from tenant_security where tenant_id = k.id limit 1) s`,
}
