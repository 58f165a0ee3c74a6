type Listener = () => void

/** Whether the server answers. While it does not, it is asked again and again, with growing pauses. */
export type Connection = {
  isLost(): boolean
  /** Seconds until it is asked again; null while it answers. */
  pause(): number | null
  /** Counts the pauses, so that each of them is counted down anew. */
  attempt(): number
  onChange(listener: Listener): () => void
  /** A request got no answer at all. */
  noteLost(): void
  noteReached(): void
  /** Asks now. */
  check(): Promise<boolean>
  /** When it answers again. */
  untilReached(): Promise<void>
}

const PAUSES = [5, 10, 20, 30]

async function isReached(): Promise<boolean> {
  try {
    const answer = await fetch('/health', { cache: 'no-store' })
    // An answer that nobody reads keeps its connection.
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

function createConnection(): Connection {
  const listeners = new Set<Listener>()
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const pause = () => (attempt === 0 ? null : PAUSES[Math.min(attempt, PAUSES.length) - 1]!)
  const change = (next: number) => {
    clearTimeout(timer)
    attempt = next
    timer = next === 0 ? undefined : setTimeout(() => void check(), pause()! * 1000)
    for (const listener of [...listeners]) listener()
  }
  const noteReached = () => {
    if (attempt > 0) change(0)
  }
  async function check(): Promise<boolean> {
    clearTimeout(timer)
    const isBack = await isReached()
    if (isBack) noteReached()
    else change(attempt + 1)
    return isBack
  }
  const onChange = (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    isLost: () => attempt > 0,
    pause,
    attempt: () => attempt,
    onChange,
    noteLost: () => {
      if (attempt === 0) change(1)
    },
    noteReached,
    check,
    untilReached: () =>
      new Promise(resolve => {
        if (attempt === 0) return resolve()
        const stop = onChange(() => {
          if (attempt > 0) return
          stop()
          resolve()
        })
      }),
  }
}

export const connection = createConnection()

/** Code that could not be had because the server does not answer is waited for: what is on the page stays as it is. */
export async function loadWhenReached<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (await connection.check()) throw error
      await connection.untilReached()
    }
  }
}
