import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys go from row to row. */
export function focusNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const target = event.target as HTMLElement
  if (!step || !target.hasAttribute('data-row-open')) return
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-open]')]
  const next = openers[openers.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
