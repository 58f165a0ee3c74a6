import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from '../../../api/connection.ts'
import { useMe } from '../../../data/me.ts'
import { keepTillPage } from '../../../data/till/keep-page.ts'
import { refreshCatalogue, synchronise } from '../../../data/till/synchronise.ts'
import { type Kept, openTillDatabase, type TillDatabase } from '../../../data/till/till-database.ts'
import type { HeldCart, KeptSale } from '../../../data/till/till-types.ts'

export type TillState = Partial<Kept> & {
  readonly database: TillDatabase
  readonly held: readonly HeldCart[]
  /** How many things the server does not know yet. */
  readonly waiting: number
  /** The newest first. */
  readonly sales: readonly KeptSale[]
  readonly isOnline: boolean
}

const NAMES = ['till', 'lease', 'seller', 'shift', 'cart', 'catalogue'] as const

const readAll = (database: TillDatabase) =>
  database.read(async work => {
    const values = await Promise.all(NAMES.map(async name => [name, await work.get(name)]))
    const [held, queue, sales] = await Promise.all([work.held(), work.queue(), work.sales()])
    return {
      ...(Object.fromEntries(values) as Partial<Kept>),
      held,
      waiting: queue.length,
      sales: sales.toSorted((a, b) => b.sale.sold_at.localeCompare(a.sale.sold_at)).slice(0, 50),
    }
  })

/** Whether the server answers, as far as anybody knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listener => {
      const stop = connection.onChange(listener)
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        stop()
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine && !connection.isLost(),
  )
}

/** The till as it stands on the disk of this device; null while it is read. */
export function useTill(): TillState | null {
  const { tenant } = useMe()
  const isOnline = useOnline()
  const [state, setState] = useState<Omit<TillState, 'isOnline'> | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void openTillDatabase(tenant.id).then(async database => {
      const refresh = async () => {
        const read = await readAll(database)
        if (!isGone) setState({ database, ...read })
      }
      stop = database.onChange(() => void refresh())
      await refresh()
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [tenant.id])
  useTelling(state, isOnline)
  return state && { ...state, isOnline }
}

const PAUSE_MS = 15_000

/** Tells the server what it does not know, as soon as it answers; and keeps the page for when it does not. */
function useTelling(state: Omit<TillState, 'isOnline'> | null, isOnline: boolean): void {
  const database = state?.database
  const hasTill = state?.till !== undefined
  const waiting = state?.waiting ?? 0
  useEffect(() => {
    if (!database || !isOnline || waiting === 0) return
    const tell = () => void synchronise(database).catch(() => {})
    tell()
    const timer = setInterval(tell, PAUSE_MS)
    return () => clearInterval(timer)
  }, [database, isOnline, waiting])
  useEffect(() => {
    if (!database || !isOnline || !hasTill) return
    const work = () => {
      refreshCatalogue(database).catch(() => {})
      keepTillPage().catch(() => {})
    }
    work()
    const timer = setInterval(work, 20 * PAUSE_MS)
    return () => clearInterval(timer)
  }, [database, isOnline, hasTill])
}
