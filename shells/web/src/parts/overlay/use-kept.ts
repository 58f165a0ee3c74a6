import { useEffect, useRef } from 'react'

/** What a dialog last showed: its content is often gone from the page's state while it still fades out. */
export function useKept<T>(opened: boolean, content: T): T {
  const last = useRef(content)
  useEffect(() => {
    if (opened) last.current = content
  })
  return opened ? content : last.current
}
