export type IdleTimer = {
  /** In milliseconds; endless before the first touch. */
  sinceTouch(): number
  touch(): void
  /** From now on, so many seconds after the last touch. */
  set(seconds: number): void
  stop(): void
}

/** Runs from the beginning, and anew from each touch, until it is stopped: a touch that is told late does not begin it again. */
export function createIdleTimer(seconds: number, onIdle: () => void): IdleTimer {
  let limit = seconds
  let touched = Number.NEGATIVE_INFINITY
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const arm = () => {
    clearTimeout(timer)
    // The browser keeps the host running; an area that could not be opened leaves nothing that does.
    if (!isStopped) timer = setTimeout(onIdle, limit * 1000).unref()
  }
  arm()
  return {
    sinceTouch: () => Date.now() - touched,
    touch() {
      touched = Date.now()
      arm()
    },
    set(given) {
      if (given === limit) return
      limit = given
      arm()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
