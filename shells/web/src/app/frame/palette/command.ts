import type { Icon } from '@tabler/icons-react'

/** One line of the palette. */
export type Command = {
  id: string
  label: string
  description?: string
  icon: Icon
  run: () => void
}

export type CommandGroup = { key: string; label: string; commands: Command[] }

/** Every word that was typed is somewhere in the line. */
export function matchesSearch(command: Command, search: string): boolean {
  const text = `${command.label}\n${command.description ?? ''}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
