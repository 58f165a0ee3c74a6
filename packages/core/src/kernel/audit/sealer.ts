import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import type { SealKey } from './chain.ts'
import { createSealRounds } from './seal-rounds.ts'

export type AuditSealer = {
  /** Remembers that a tenant has records to seal. */
  note(tenantId: string): void
  /** Seals everything below the horizon now; `note` and the timer do the same within seconds. */
  sealNoted(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const SEAL_INTERVAL_MS = 1000

export function createSealer(database: Database, key: SealKey | null, log: Log): AuditSealer {
  const { note, sealNoted } = createSealRounds(database, key)
  let timer: NodeJS.Timeout | undefined

  const tick = async () => {
    await sealNoted().catch(error =>
      log.warn({ err: error }, 'audit records could not be sealed; trying again'),
    )
    if (timer) timer = setTimeout(tick, SEAL_INTERVAL_MS).unref()
  }
  return {
    note,
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
