const PAUSE = 150
const TRIES = 12

/**
 * A dialog gives the focus back to what opened it. When that went with the change (a row that no longer fits the filter, a
 * bar of a selection that is over), the page itself takes it, so that the keyboard does not start from the top of the window.
 */
export function focusPageIfLost(tries = TRIES): void {
  setTimeout(() => {
    const active = document.activeElement
    if (!active || active === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    // A dialog on its way out still holds the focus.
    else if (active.closest('[role=dialog]') && tries > 0) focusPageIfLost(tries - 1)
  }, PAUSE)
}
