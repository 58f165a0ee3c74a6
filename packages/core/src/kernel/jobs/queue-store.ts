import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../database/transactions.ts'

export type NewJob = {
  task: string
  payload: object
  key?: string
  runAt?: Date
  maxAttempts?: number
  tenantId?: string | null
}

export async function insertJob(tx: TenantTx | PlatformTx, job: NewJob): Promise<void> {
  const { task, payload, key = null, runAt = sql`now()`, maxAttempts = 6, tenantId = null } = job
  await sql`
    select jobs.enqueue_for(${tenantId}, ${task}, ${JSON.stringify(payload)}::jsonb, ${key}, ${runAt}, ${maxAttempts})`.execute(
    tx,
  )
}
