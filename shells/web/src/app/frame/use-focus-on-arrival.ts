import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** A new screen takes the focus, so that the keyboard and a screen reader go on where the eyes are. */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const address = useLocation({ select: location => location.pathname })
  const last = useRef(address)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    main.current?.focus({ preventScroll: true })
  }, [address, main])
}
