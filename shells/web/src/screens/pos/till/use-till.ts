import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from '../../../api/connection.ts'
import { useMe } from '../../../data/me.ts'
import { refreshCatalogue } from '../../../data/till/catalogue.ts'
import { keepTillPage } from '../../../data/till/keep-page.ts'
import { checkLease } from '../../../data/till/lease.ts'
import type { Mirror } from '../../../data/till/mirror.ts'
import { synchronise } from '../../../data/till/synchronise.ts'
import { openTillDatabase, type TillDatabase } from '../../../data/till/till-database.ts'
import type { HeldCart, KeptSale } from '../../../data/till/till-types.ts'
import type { Kept } from '../../../data/till/till-work.ts'
import { hostShell, tellHost } from '../../../platform/core-shell.ts'

export type TillState = Partial<Kept> & {
  readonly database: TillDatabase
  readonly held: readonly HeldCart[]
  /** How many things the server does not know yet. */
  readonly waiting: number
  /** The newest first. */
  readonly sales: readonly KeptSale[]
  readonly isOnline: boolean
}

const NAMES = [
  'till',
  'lease',
  'seller',
  'shift',
  'cart',
  'buyer',
  'closed',
  'stuck',
  'lost',
  'catalogue',
] as const

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

/** What a host keeps for its page, where it does. */
function hostMirror(): Mirror | null {
  if (!hostShell?.capabilities.includes('offline.write')) return null
  const shell = hostShell
  return {
    read: async name => (await shell.call('offline.read', { name })).body,
    write: async (name, body) => void (await shell.call('offline.write', { name, body })),
  }
}

/** The till as it stands on the disk of this device; null while it is read. */
export function useTill(): TillState | null {
  const { tenant } = useMe()
  const isOnline = useOnline()
  const [state, setState] = useState<Omit<TillState, 'isOnline'> | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void openTillDatabase(tenant.id, hostMirror()).then(async database => {
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
  useLongShift(state !== null && (state.shift !== undefined || state.waiting > 0))
  return state && { ...state, isOnline }
}

/** A kiosk forgets a person who does nothing for a while; whoever has a shift open is still at work. */
function useLongShift(isAtWork: boolean): void {
  useEffect(() => tellHost('kiosk.idle', { seconds: isAtWork ? 43_200 : 300 }), [isAtWork])
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
      checkLease(database).catch(() => {})
      keepTillPage().catch(() => {})
    }
    work()
    const timer = setInterval(work, 20 * PAUSE_MS)
    return () => clearInterval(timer)
  }, [database, isOnline, hasTill])
}
