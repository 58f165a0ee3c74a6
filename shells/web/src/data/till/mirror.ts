import type { HeldCart, KeptSale, QueueEntry } from './till-types.ts'
import type { Kept, Work } from './till-work.ts'

/** A store outside of the browser, where there is one: a kiosk forgets the page with everybody who signs out. */
export type Mirror = {
  read(name: string): Promise<string | null>
  /** On the disk when it comes back; an empty one is deleted. */
  write(name: string, body: string): Promise<void>
}

/** All that cannot be asked of the server again. */
type State = {
  readonly kept: Partial<Kept>
  readonly held: readonly HeldCart[]
  readonly queue: readonly { readonly key: number; readonly entry: QueueEntry }[]
}

const NAMES = ['device', 'till', 'lease', 'seller', 'shift', 'cart', 'buyer', 'closed', 'lost'] as const
const STATE = 'till.state'
const saleName = (id: string): string => `till.sale.${id}`

async function read(work: Work): Promise<{ state: State; sales: readonly KeptSale[] }> {
  const values = await Promise.all(NAMES.map(async name => [name, await work.get(name)]))
  const [held, queue] = await Promise.all([work.held(), work.queue()])
  const sales = await Promise.all(
    queue.map(({ entry }) => (entry.kind === 'sale' ? work.sale(entry.id) : undefined)),
  )
  const kept = Object.fromEntries(values) as Partial<Kept>
  return { state: { kept, held, queue }, sales: sales.filter(sale => sale !== undefined) }
}

export type Mirroring = {
  /** Writes what changed: sales before what refers to them. */
  save(look: <T>(work: (of: Work) => Promise<T>) => Promise<T>): Promise<void>
  restore(change: (work: (of: Work) => Promise<void>) => Promise<void>): Promise<void>
}

export function createMirroring(mirror: Mirror): Mirroring {
  const written = new Map<string, string>()
  let last: Promise<void> = Promise.resolve()
  const write = async (name: string, body: string) => {
    if (written.get(name) === body) return
    await mirror.write(name, body)
    if (body === '') written.delete(name)
    else written.set(name, body)
  }
  const saveNow = async (look: Parameters<Mirroring['save']>[0]) => {
    const { state, sales } = await look(read)
    for (const sale of sales) await write(saleName(sale.id), JSON.stringify(sale))
    await write(STATE, JSON.stringify(state))
    const waiting = new Set([STATE, ...sales.map(({ id }) => saleName(id))])
    for (const name of [...written.keys()]) if (!waiting.has(name)) await write(name, '')
  }
  return {
    save(look) {
      // What could not be written is written with the next change; it is on the disk of the browser all the same.
      last = last.then(() => saveNow(look)).catch(() => {})
      return last
    },
    async restore(change) {
      const text = await mirror.read(STATE)
      if (text === null) return
      const { kept, held, queue } = JSON.parse(text) as State
      const ids = queue.flatMap(({ entry }) => (entry.kind === 'sale' ? [entry.id] : []))
      const sales = await Promise.all(ids.map(id => mirror.read(saleName(id))))
      await change(async work => {
        if (await work.get('device')) return
        for (const name of NAMES) if (kept[name] !== undefined) work.put(name, kept[name])
        for (const cart of held) work.hold(cart)
        for (const sale of sales) if (sale !== null) work.putSale(JSON.parse(sale) as KeptSale)
        for (const { key, entry } of queue) work.requeue(key, entry)
      })
    },
  }
}
