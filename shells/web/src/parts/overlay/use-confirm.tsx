import { type ReactNode, useState } from 'react'
import type { ConfirmOptions } from './confirm-with-reason.tsx'
import { useLoaded } from './use-loaded.ts'
import { useReturnFocus } from './use-return-focus.ts'

const load = () => import('./confirm-with-reason.tsx')

/** `const [confirm, dialog] = useConfirm()`: ask with `confirm({…})`, and put `{dialog}` into the page. */
export function useConfirm(): [(options: ConfirmOptions) => void, ReactNode] {
  const [options, setOptions] = useState<ConfirmOptions | null>(null)
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(0)
  // Before the question is loaded: the item of a menu that asked it is gone by then.
  useReturnFocus(opened)
  const part = useLoaded(load, opened)
  const confirm = (next: ConfirmOptions) => {
    setOptions(next)
    setAsked(asked + 1)
    setOpened(true)
  }
  const dialog = part && options && (
    <part.ConfirmDialog {...options} key={asked} opened={opened} onClose={() => setOpened(false)} />
  )
  return [confirm, dialog]
}
