import type { Database } from '../database/database.ts'
import type { SealKey } from './chain.ts'
import { selectLastNumber, selectOldestRunning, selectTransactionId } from './horizon-store.ts'
import { sealTenant } from './seal-tenant.ts'

/** Seals the records of the noted tenants, up to a horizon below which no further record can appear. */
export type SealRounds = {
  note(tenantId: string): void
  sealNoted(): Promise<void>
}

type Horizon = { seq: number; xid: bigint }

type Round = { horizon: Horizon; tenants: string[] }

export function createSealRounds(database: Database, key: SealKey | null): SealRounds {
  const noted = new Set<string>()
  let pending: Round | null = null
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
        if (await sealTenant(database, tenant, { upTo: horizon.seq, key })) noted.add(tenant)
        waiting.delete(tenant)
      }
    })
  }

  /** Notes the tenants again after an error. A note is never removed: it may be about a record written meanwhile. */
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

  return { note: tenantId => void noted.add(tenantId), sealNoted }
}

/**
 * Every number up to seq was taken by a transaction that already had its id, so that an id taken after reading the number is
 * higher than all of theirs. (The xmax of a snapshot is no such bound: it is one past the last *finished* transaction.)
 */
async function measureHorizon(database: Database): Promise<Horizon> {
  const seq = await selectLastNumber(database)
  return { seq, xid: await selectTransactionId(database) }
}

/** Whether no transaction of the horizon or before it still runs. */
async function isSettled(database: Database, horizon: Horizon): Promise<boolean> {
  return (await selectOldestRunning(database)) > horizon.xid
}
