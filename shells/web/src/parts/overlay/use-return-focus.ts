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
      const closing = dialogOf(document.activeElement)
      // The dialog may still hold the focus while it fades out. Another one that was opened meanwhile keeps it.
      setTimeout(() => {
        if (isLost(document.activeElement, closing)) origin?.focus({ preventScroll: true })
      }, 20)
    }
  }, [opened])
}

function originOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')
  const trigger = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return trigger ?? (active as HTMLElement | null)
}

const dialogOf = (active: Element | null) => active?.closest('[role=dialog]') ?? null

const isLost = (active: Element | null, closing: Element | null) =>
  !active || active === document.body || (closing !== null && dialogOf(active) === closing)
