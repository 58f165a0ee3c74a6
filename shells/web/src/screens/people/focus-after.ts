/**
 * A dialog gives the focus back to what opened it. When that went with the change (a row that no longer fits the filter, a
 * bar of a selection that is over), the page itself takes it, so that the keyboard does not start from the top of the window.
 */
export function focusPageIfLost(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, 300)
}
