import { useLayoutEffect } from 'react'

/**
 * Gives focus back to what opened a dialog. The library's own way loses it when the dialog is mounted already open, and when
 * it was opened from a menu, whose item is gone by then.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    const origin = originOf(document.activeElement)
    return () => {
      // The dialog may still hold the focus while it fades out.
      setTimeout(() => {
        if (isLost(document.activeElement)) origin?.focus({ preventScroll: true })
      }, 20)
    }
  }, [opened])
}

function originOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')
  const trigger = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return trigger ?? (active as HTMLElement | null)
}

const isLost = (active: Element | null) =>
  !active || active === document.body || active.closest('[role=dialog]') !== null
