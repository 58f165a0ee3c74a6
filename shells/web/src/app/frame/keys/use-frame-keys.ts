import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { menuItemsOf, useMenuGroups } from '../../../data/menu.ts'
import { goKeysOf } from './go-keys.ts'

type FrameKeys = { onPalette: () => void; onHelp: () => void }

/** A letter counts as the second of two when it comes this soon. */
const PAUSE_MS = 1500

/** No first letter was pressed. Not 0: the clock begins at 0 when the page is loaded. */
const NEVER = Number.NEGATIVE_INFINITY

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The place of the key counts, not its letter: on a Mongolian or Arabic keyboard no key says K. */
const isPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyK'

const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** What a screen is there to make: its button says so by `aria-keyshortcuts`. */
function pressCreate(): boolean {
  const button = document.querySelector<HTMLElement>('main [aria-keyshortcuts="c"]:not(:disabled)')
  button?.click()
  return button !== null
}

export function useFrameKeys({ onPalette, onHelp }: FrameKeys): void {
  const navigate = useNavigate()
  const goKeys = goKeysOf(menuItemsOf(useMenuGroups()))
  const leaderAt = useRef(NEVER)
  useEffect(() => {
    const go = ({ code }: KeyboardEvent): boolean => {
      const found = goKeys.find(({ letter }) => code === `Key${letter}`)
      if (found) void navigate({ to: found.path })
      return found !== undefined
    }
    /** True: the key was one of ours. */
    const pressLetter = (event: KeyboardEvent): boolean => {
      const isSecond = performance.now() - leaderAt.current < PAUSE_MS
      leaderAt.current = NEVER
      if (isSecond) return go(event)
      if (event.key === '?' || event.key === '؟') onHelp()
      else if (event.code === 'KeyG' && !event.shiftKey) leaderAt.current = performance.now()
      else if (event.code === 'KeyC' && !event.shiftKey) return pressCreate()
      return false
    }
    const press = (event: KeyboardEvent) => {
      // A dialog that is open has keys of its own.
      const isElsewhere = isTyping(event.target) || document.querySelector('[role=dialog]') !== null
      const isOurs = isPalette(event) || (!isElsewhere && !isHeld(event) && pressLetter(event))
      if (isOurs) event.preventDefault()
      if (isPalette(event)) onPalette()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
