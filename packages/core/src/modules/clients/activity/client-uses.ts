import type { Database } from '../../../kernel/database/database.ts'
import { OutcomeUnknownError } from '../../../kernel/database/transient-faults.ts'
import type { Log } from '../../../kernel/log/log.ts'
import { ADD_USES } from './client-use-store.ts'

export type UseKind = 'sign_ins' | 'refreshes' | 'client_credentials' | 'failures'
type Used = { tenant_id: string; client_id: string }

export type ClientUses = {
  note(client: Used, kind: UseKind): void
  flush(): Promise<void>
}

type Count = Used & Record<UseKind, number> & { day: string; used_at: string | null }

const FLUSH_EVERY = 5000

/**
 * Counts uses of clients in memory and adds them now and then in one statement. A crash loses the counts of some seconds; no
 * request waits for the write.
 */
export function createClientUses(database: Database, log: Log): ClientUses {
  let counts = new Map<string, Count>()
  let writing: Promise<void> = Promise.resolve()
  let isDue = false

  function schedule(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => void flush(), FLUSH_EVERY).unref()
  }

  function note({ tenant_id, client_id }: Used, kind: UseKind): void {
    const now = new Date().toISOString()
    const count = countOf(counts, { tenant_id, client_id, day: now.slice(0, 10) })
    count[kind]++
    if (kind !== 'failures') count.used_at = now
    schedule()
  }

  async function write(): Promise<void> {
    isDue = false
    const rows = [...counts.values()]
    if (rows.length === 0) return
    counts = new Map()
    try {
      await database.run(ADD_USES, columnsOf(rows))
    } catch (error) {
      // What may have been counted is not counted again.
      if (!(error instanceof OutcomeUnknownError)) for (const row of rows) addBack(countOf(counts, row), row)
      schedule()
      log.warn({ err: error }, 'the use of clients could not be noted')
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  return { note, flush }
}

function countOf(counts: Map<string, Count>, { tenant_id, client_id, day }: Used & { day: string }): Count {
  const key = `${client_id} ${day}`
  let count = counts.get(key)
  if (!count) {
    count = {
      tenant_id,
      client_id,
      day,
      sign_ins: 0,
      refreshes: 0,
      client_credentials: 0,
      failures: 0,
      used_at: null,
    }
    counts.set(key, count)
  }
  return count
}

const KINDS: readonly UseKind[] = ['sign_ins', 'refreshes', 'client_credentials', 'failures']

function addBack(count: Count, lost: Count): void {
  for (const kind of KINDS) count[kind] += lost[kind]
  count.used_at ??= lost.used_at
}

const columnsOf = (rows: readonly Count[]): unknown[] =>
  (['tenant_id', 'client_id', 'day', ...KINDS, 'used_at'] as const).map(column =>
    rows.map(row => row[column]),
  )
