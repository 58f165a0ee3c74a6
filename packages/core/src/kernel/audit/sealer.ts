import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { TenantTx } from '../database/transactions.ts'
import type { Log } from '../log/log.ts'
import { GENESIS, leafHash, merkleRoot, type SealKey, sealHash, sealMac } from './chain.ts'
import { selectLastNumber, selectOldestRunning, takeTransactionId } from './horizon-store.ts'
import type { AuditTables } from './tables.ts'

export type AuditSealer = {
  /** Remembers that a tenant has records to seal. */
  note(tenantId: string): void
  /** Seals what is settled now; `note` and the timer make this happen within seconds anyway. */
  sealNoted(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const SEAL_INTERVAL_MS = 1000
const RECORDS_PER_SEAL = 5000

type Horizon = { seq: number; xid: bigint }

type Round = { horizon: Horizon; tenants: string[] }

export function createSealer(database: Database, key: SealKey | null, log: Log): AuditSealer {
  const noted = new Set<string>()
  let pending: Round | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  /** Tenants are taken before the horizon is measured, so that all records they were noted for lie below it. */
  async function nextRound(): Promise<Round> {
    const tenants = [...noted]
    noted.clear()
    return returningNotes(tenants, async () => ({ tenants, horizon: await measureHorizon(database) }))
  }

  async function sealRound(): Promise<void> {
    if (noted.size === 0 && !pending) return
    pending ??= await nextRound()
    if (!(await isSettled(database, pending.horizon))) return
    const { horizon, tenants } = pending
    pending = null
    const waiting = new Set(tenants)
    await returningNotes(waiting, async () => {
      for (const tenant of tenants) {
        if (await sealTenant(database, tenant, horizon.seq, key)) noted.add(tenant)
        waiting.delete(tenant)
      }
    })
  }

  /** What an error left undone is noted again. A note is never taken back: it may speak of a record written meanwhile. */
  async function returningNotes<T>(tenants: Iterable<string>, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      for (const tenant of tenants) noted.add(tenant)
      throw error
    }
  }

  /** One round after the other: each rests on the horizon that it checked itself. */
  function sealNoted(): Promise<void> {
    const round = running.then(sealRound)
    running = round.catch(() => {})
    return round
  }

  const tick = async () => {
    await sealNoted().catch(error =>
      log.warn({ err: error }, 'audit records could not be sealed; trying again'),
    )
    if (timer) timer = setTimeout(tick, SEAL_INTERVAL_MS).unref()
  }
  return {
    note: tenantId => void noted.add(tenantId),
    sealNoted,
    start: () => {
      timer = setTimeout(tick, SEAL_INTERVAL_MS).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await sealNoted().catch(() => {})
    },
  }
}

/**
 * Every number up to seq was taken by a transaction that already had its id, so that an id taken after reading the number is
 * higher than all of theirs. (The xmax of a snapshot is no such bound: it is one past the last *finished* transaction.)
 */
async function measureHorizon(database: Database): Promise<Horizon> {
  const seq = await selectLastNumber(database)
  return { seq, xid: await takeTransactionId(database) }
}

/** Whether no transaction of the horizon or before it still runs. */
async function isSettled(database: Database, horizon: Horizon): Promise<boolean> {
  return (await selectOldestRunning(database)) > horizon.xid
}

/** Appends one seal; says whether more records wait. Two processes that seal at once meet at the primary key. */
async function sealTenant(
  database: Database,
  tenantId: string,
  upTo: number,
  key: SealKey | null,
): Promise<boolean> {
  return database.inTenant(tenantId, async tx => {
    const last = await lastSeal(tx)
    const from_seq = (last?.to_seq ?? 0) + 1
    const rows = await tx
      .withTables<AuditTables>()
      .selectFrom('audit_record')
      .selectAll()
      .where('seq', '>=', from_seq)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .limit(RECORDS_PER_SEAL)
      .execute()
    if (rows.length === 0) return false
    const isFull = rows.length === RECORDS_PER_SEAL
    const seal = {
      tenant_id: tenantId,
      number: (last?.number ?? 0) + 1,
      from_seq,
      to_seq: isFull ? rows.at(-1)!.seq : upTo,
      records: rows.length,
      merkle_root: merkleRoot(rows.map(leafHash)),
      previous_hash: last?.hash ?? GENESIS,
    }
    const hash = sealHash(seal)
    await tx
      .withTables<AuditTables>()
      .insertInto('audit_seal')
      .values({ ...seal, hash, mac: key && sealMac(hash, key), key_id: key?.id ?? null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return isFull
  })
}

async function lastSeal(tx: TenantTx) {
  return tx
    .withTables<AuditTables>()
    .selectFrom('audit_seal')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How many records no seal covers yet. */
export async function countUnsealed(tx: TenantTx): Promise<number> {
  const sealed = (await lastSeal(tx))?.to_seq ?? 0
  const { rows } = await sql<{
    count: number
  }>`select count(*) from audit_record where seq > ${sealed}`.execute(tx)
  return rows[0]!.count
}
