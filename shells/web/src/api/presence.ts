const PRESENT_MS = 60_000

/** Whether somebody is at the page: what it asks for by itself afterwards does not keep the session alive. */
function watchPresence(): () => boolean {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    addEventListener(event, note, { passive: true, capture: true })
  return () => document.visibilityState === 'visible' && Date.now() - last < PRESENT_MS
}

export const isPersonPresent = watchPresence()
