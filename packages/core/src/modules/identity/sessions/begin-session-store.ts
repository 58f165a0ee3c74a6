import { CompiledQuery } from 'kysely'
import type { Acr, TenantRef } from '../../../kernel/context.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** What a sign-in writes, in the order of the parameters of platform.open_session. */
export type SessionRow = {
  person_id: string
  tenant_id: string
  id: string
  token_hash: Buffer
  idle: number
  max: number
  auth_methods: readonly string[]
  provider_id: string | null
  confined: boolean
  ip: string | null
  user_agent: string | null
  fingerprint: Buffer
  remembered: string
  failures: Buffer | null
  record: object
  acr: Acr
  /** Hash of the token of a device that the person asked to remember. */
  device: Buffer | null
  /** What the password was found right by, where the sign-in began with one. */
  password_hash: string | null
}

export type Opened =
  | { outcome: 'begun'; expires_at: string; is_new_device: boolean; tenants: TenantRef[] }
  | { outcome: 'no_member' | 'owes_factor' | 'password_changed' | 'more_rules' }

const PARAMETERS = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18'

const OPEN_SESSION = `select * from platform.open_session(${PARAMETERS}, false)`

const OPEN_SESSION_ALONE: Statement = {
  name: 'open session',
  role: 'platform',
  text: `select * from platform.open_session(${PARAMETERS}, true)`,
}

const valuesOf = (row: SessionRow): unknown[] => [
  ...[row.person_id, row.tenant_id, row.id, row.token_hash, row.idle, row.max],
  ...[row.auth_methods, row.provider_id, row.confined, row.ip, row.user_agent],
  ...[row.fingerprint, row.remembered, row.failures, JSON.stringify(row.record), row.acr, row.device],
  row.password_hash,
]

/** Within a transaction. */
export async function insertSession(tx: PlatformTx, row: SessionRow): Promise<Opened> {
  const { rows } = await tx.executeQuery<Opened>(CompiledQuery.raw(OPEN_SESSION, valuesOf(row)))
  return rows[0]!
}

/** As the one statement of a sign-in, without a transaction around it: a tenant's rules may ask for more. */
export async function insertSessionAlone(database: Database, row: SessionRow): Promise<Opened> {
  const { rows } = await database.run<Opened>(OPEN_SESSION_ALONE, valuesOf(row))
  return rows[0]!
}
