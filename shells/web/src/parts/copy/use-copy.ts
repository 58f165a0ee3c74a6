import { useEffect, useState } from 'react'

type CopyState = 'idle' | 'done' | 'failed'

/** The clipboard is refused on plain http and by some policies: then the person is told to copy by hand. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value)
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return { state, copy }
}
