import { useEffect, useState } from 'react'

/** A dialog that is open from its first moment never sees what had the focus before it, and could not give it back. */
export function useOpenedLater(opened: boolean): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(opened), [opened])
  return isOpen
}
