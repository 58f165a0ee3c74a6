import { useState } from 'react'
import type { Command, CommandGroup } from './command.ts'

const AT_MOST = 5
const KEY = 'tamga.recent-commands'

function readIds(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, AT_MOST) : []
  } catch {
    return []
  }
}

function keepIds(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // A browser that keeps nothing has no recents.
  }
}

/** The last commands of this tab, ids alone: what they are called and whether the person may run them is asked anew. */
export function useRecentCommands() {
  const [ids, setIds] = useState(readIds)
  const note = (command: Command): Command => ({
    ...command,
    run: () => {
      const next = [command.id, ...ids.filter(id => id !== command.id)].slice(0, AT_MOST)
      setIds(next)
      keepIds(next)
      command.run()
    },
  })
  const recentOf = (groups: readonly CommandGroup[]): Command[] => {
    const all = groups.flatMap(({ commands }) => commands)
    return ids.flatMap(id => all.find(command => command.id === id) ?? [])
  }
  return { note, recentOf }
}
