import { useEffect } from 'react'

type FrameKeys = { onPalette: () => void; onHelp: () => void }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The place of the key counts, not its letter: on a Mongolian or Arabic keyboard no key says K. */
const isPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyK'

export function useFrameKeys({ onPalette, onHelp }: FrameKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isPalette(event)) {
        event.preventDefault()
        onPalette()
      } else if ((event.key === '?' || event.key === '؟') && !isTyping(event.target)) onHelp()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
