import { createMirroring, type Mirror } from './mirror.ts'
import type { CatalogueItem, QueueEntry } from './till-types.ts'
import type { Work } from './till-work.ts'

type Stored = CatalogueItem & { readonly keys: readonly string[] }

const STORES = ['kept', 'products', 'sales', 'held', 'queue'] as const
export type StoreName = (typeof STORES)[number]

const wait = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const open = (tenant: string): Promise<IDBDatabase> => {
  const asked = indexedDB.open(`tamga-till-${tenant}`, 1)
  asked.onupgradeneeded = () => {
    const made = asked.result
    made.createObjectStore('kept')
    made.createObjectStore('products', { keyPath: 'id' }).createIndex('keys', 'keys', { multiEntry: true })
    made.createObjectStore('sales', { keyPath: 'id' })
    made.createObjectStore('held', { keyPath: 'id' })
    made.createObjectStore('queue', { autoIncrement: true })
  }
  return wait(asked)
}

function workOf(transaction: IDBTransaction): Work {
  const at = (name: StoreName) => transaction.objectStore(name)
  const queue = async () => {
    const [keys, entries] = await Promise.all([wait(at('queue').getAllKeys()), wait(at('queue').getAll())])
    return keys.map((key, index) => ({ key: key as number, entry: entries[index] as QueueEntry }))
  }
  return {
    get: name => wait(at('kept').get(name)),
    put: (name, value) => void at('kept').put(value, name),
    forget: name => void at('kept').delete(name),
    sale: id => wait(at('sales').get(id)),
    sales: () => wait(at('sales').getAll()),
    putSale: sale => void at('sales').put(sale),
    deleteSale: id => void at('sales').delete(id),
    enqueue: entry => void at('queue').add(entry),
    queue,
    dequeue: key => void at('queue').delete(key),
    requeue: (key, entry) => void at('queue').put(entry, key),
    held: () => wait(at('held').getAll()),
    hold: cart => void at('held').put(cart),
    unhold: id => void at('held').delete(id),
    product: key => wait(at('products').index('keys').get(key)),
    products: () => wait(at('products').getAll()),
    putProduct: item => void at('products').put(storedOf(item)),
    forgetProducts: () => void at('products').clear(),
  }
}

/** Found by every barcode, and by the number that the shop gave it. */
const storedOf = (item: CatalogueItem): Stored => ({
  ...item,
  keys: [...item.barcodes.map(({ key }) => key), ...(item.sku ? [item.sku] : [])],
})

export type TillDatabase = {
  /** All of it or nothing; done when it is on the disk, so that a power cut loses nothing that was said to be done. */
  change<T>(work: (of: Work) => Promise<T> | T): Promise<T>
  read<T>(work: (of: Work) => Promise<T>): Promise<T>
  onChange(listener: () => void): () => void
}

export async function openTillDatabase(tenant: string, mirror: Mirror | null = null): Promise<TillDatabase> {
  const mirroring = mirror && createMirroring(mirror)
  const database = await open(tenant)
  const listeners = new Set<() => void>()
  // Another tab of the same till.
  const channel = new BroadcastChannel(`tamga-till-${tenant}`)
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  channel.onmessage = tell
  const read: TillDatabase['read'] = work => work(workOf(database.transaction(STORES, 'readonly')))
  const opened: TillDatabase = {
    async change(work) {
      const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' })
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('not written'))
      })
      try {
        const result = await work(workOf(transaction))
        await done
        await mirroring?.save(read)
        channel.postMessage('changed')
        tell()
        return result
      } catch (error) {
        done.catch(() => {})
        if (transaction.error === null) abort(transaction)
        throw error
      }
    },
    read,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  await mirroring?.restore(opened.change).catch(() => {})
  return opened
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}
