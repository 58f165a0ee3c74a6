type Entry = { readonly address: string; readonly cut: () => void }

/** Limits transfers in total and per address. Regular ones take milliseconds, so beyond the limit the slowest is aborted. */
export function createBoundedTransfers({ total, perAddress }: { total: number; perAddress: number }) {
  // Both in order of arrival.
  const all = new Set<Entry>()
  const byAddress = new Map<string, Set<Entry>>()
  let wasCut = 0

  function remove(entry: Entry): void {
    all.delete(entry)
    const entries = byAddress.get(entry.address)
    entries?.delete(entry)
    if (entries?.size === 0) byAddress.delete(entry.address)
  }

  function cutOldest(entries: Set<Entry>): void {
    const [oldest] = entries
    if (!oldest) return
    remove(oldest)
    wasCut += 1
    oldest.cut()
  }

  /** The returned function says that the transfer is over. */
  function begin(address: string, cut: () => void): () => void {
    const entry: Entry = { address, cut }
    const entries = byAddress.get(address) ?? new Set()
    byAddress.set(address, entries.add(entry))
    all.add(entry)
    if (entries.size > perAddress) cutOldest(entries)
    else if (all.size > total) cutOldest(all)
    return () => remove(entry)
  }

  return { begin, stats: () => ({ underWay: all.size, cut: wasCut }) }
}
