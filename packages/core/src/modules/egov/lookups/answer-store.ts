import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Operation } from '../registry/port.ts'

export type KeptAnswer = { readonly id: string; readonly sealed: Buffer; readonly fetched_at: string }

export type AnswerKey = { readonly operation: Operation; readonly number_hash: Buffer }

export async function selectAnswer(
  tx: TenantTx,
  { operation, number_hash }: AnswerKey,
): Promise<KeptAnswer | undefined> {
  const { rows } = await sql<KeptAnswer>`
    select id, sealed, fetched_at from registry_answer
     where tenant_id = ${tx.tenantId} and operation = ${operation} and number_hash = ${number_hash}::bytea
       and expires_at > now()`.execute(tx)
  return rows[0]
}

export type NewAnswer = AnswerKey & KeptAnswer & { readonly seconds: number }

/** In place of the one before. Of two processes that asked at once, the answer of one is kept. */
export async function insertAnswer(tx: TenantTx, answer: NewAnswer): Promise<void> {
  const { id, operation, number_hash, sealed, fetched_at, seconds } = answer
  await sql`
    delete from registry_answer
     where tenant_id = ${tx.tenantId} and operation = ${operation} and number_hash = ${number_hash}::bytea`.execute(
    tx,
  )
  await sql`
    insert into registry_answer (id, operation, number_hash, sealed, fetched_at, expires_at)
    values (${id}, ${operation}, ${number_hash}, ${sealed}, ${fetched_at}, now() + ${seconds} * interval '1 second')
        on conflict (tenant_id, operation, number_hash) do nothing`.execute(tx)
}

export async function deleteExpiredAnswers(tx: TenantTx): Promise<void> {
  await sql`
    delete from registry_answer where tenant_id = ${tx.tenantId} and expires_at <= now()`.execute(tx)
}
