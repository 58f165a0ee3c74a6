import { mergePages, type ProcessPage } from '../../../kernel/metrics/merge-pages.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

export type Member = { readonly place: number; send: (message: ToWorker) => void }

/** A process that does not answer in this time is left out of the page. */
const TIMEOUT_MS = 2000

type Collection = { pages: ProcessPage[]; finish: () => void; awaited: number }

/** Asks all processes for their metrics when one of them was asked for the page. */
export function createPageCollector(members: () => readonly Member[]) {
  const collections = new Map<number, Collection>()
  let last = 0

  function collect(asker: Member, id: number): void {
    last += 1
    const round = last
    const timer = setTimeout(() => finish(), TIMEOUT_MS)
    const collection: Collection = { pages: [], awaited: 0, finish: () => finish() }
    const finish = (): void => {
      clearTimeout(timer)
      collections.delete(round)
      const pages = collection.pages.toSorted((a, b) => a.process - b.process)
      asker.send({ kind: 'collected', id, page: mergePages(pages) })
    }
    collections.set(round, collection)
    for (const member of members()) {
      collection.awaited += 1
      member.send({ kind: 'render', id: round })
    }
  }

  return (from: Member, message: ToPrimary): void => {
    if (message.kind === 'collect') collect(from, message.id)
    if (message.kind !== 'rendered') return
    const collection = collections.get(message.id)
    if (!collection) return
    collection.pages.push({ process: from.place, page: message.page })
    if (collection.pages.length >= collection.awaited) collection.finish()
  }
}
