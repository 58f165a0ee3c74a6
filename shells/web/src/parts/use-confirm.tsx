import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type ConfirmOptions } from './confirm-with-reason.tsx'

/** `const [confirm, dialog] = useConfirm()`: ask with `confirm({…})`, and put `{dialog}` into the page. */
export function useConfirm(): [(options: ConfirmOptions) => void, ReactNode] {
  const [options, setOptions] = useState<ConfirmOptions | null>(null)
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(0)
  const confirm = (next: ConfirmOptions) => {
    setOptions(next)
    setAsked(asked + 1)
    setOpened(true)
  }
  const dialog = options && (
    <ConfirmDialog {...options} key={asked} opened={opened} onClose={() => setOpened(false)} />
  )
  return [confirm, dialog]
}
