import type { Database } from '../database/database.ts'
import type { Statement } from '../database/statements.ts'

const LAST_NUMBER: Statement = {
  name: 'last audit number',
  role: 'app',
  isRepeatable: true,
  text: 'select last_value as seq from platform.audit_seq',
}

const TAKE_TRANSACTION_ID: Statement = {
  name: 'take transaction id',
  role: 'app',
  isRepeatable: true,
  text: 'select pg_current_xact_id()::text as xid',
}

const OLDEST_RUNNING: Statement = {
  name: 'oldest running transaction',
  role: 'app',
  isRepeatable: true,
  text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
}

export async function selectLastNumber({ run }: Database): Promise<number> {
  return (await run<{ seq: number }>(LAST_NUMBER, [])).rows[0]!.seq
}

/** The id of a transaction of its own, higher than that of every transaction before it. */
export async function selectTransactionId({ run }: Database): Promise<bigint> {
  return BigInt((await run<{ xid: string }>(TAKE_TRANSACTION_ID, [])).rows[0]!.xid)
}

/** Every transaction with a lower id has ended. */
export async function selectOldestRunning({ run }: Database): Promise<bigint> {
  return BigInt((await run<{ xmin: string }>(OLDEST_RUNNING, [])).rows[0]!.xmin)
}
