import { CompiledQuery } from 'kysely'
import type { Acr, TenantRef } from '../../../kernel/context.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** What a sign-in writes, in the order of the parameters of platform.start_session. */
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
}

export type Begun = { expires_at: string; is_new_device: boolean; tenants: TenantRef[]; owes_factor: boolean }

const BEGIN_SESSION: Statement = {
  name: 'begin session',
  role: 'platform',
  text: 'select * from platform.start_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)',
}

const valuesOf = (row: SessionRow): unknown[] => [
  ...[row.person_id, row.tenant_id, row.id, row.token_hash, row.idle, row.max],
  ...[row.auth_methods, row.provider_id, row.confined, row.ip, row.user_agent],
  ...[row.fingerprint, row.remembered, row.failures, JSON.stringify(row.record), row.acr, row.device],
]

/** Within a transaction. Undefined when the person may not enter the tenant. */
export async function insertSession(tx: PlatformTx, row: SessionRow): Promise<Begun | undefined> {
  const { rows } = await tx.executeQuery<Begun>(CompiledQuery.raw(BEGIN_SESSION.text, valuesOf(row)))
  return rows[0]
}

/** As the one statement of a sign-in, without a transaction around it. */
export async function insertSessionAlone(database: Database, row: SessionRow): Promise<Begun | undefined> {
  const { rows } = await database.run<Begun>(BEGIN_SESSION, valuesOf(row))
  return rows[0]
}
