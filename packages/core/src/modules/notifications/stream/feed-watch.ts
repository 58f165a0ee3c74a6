import type { Context } from '../../../kernel/context.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import { type FeedState, type Reader, selectFeeds } from './feed-store.ts'

/** An open stream, as the watch sees it. */
export type Watched = {
  readonly reader: Reader
  /** Called when something may be new, or when the session is over. */
  onChange(state: FeedState): Promise<void>
  /** The version that was told last; null: nothing yet. */
  told(): number | null
}

export type FeedWatch = {
  /** Until the signal is aborted. */
  add(ctx: Context, watched: Watched, closed: AbortSignal): void
  /** Looks soon instead of at the next tick: something changed in this process. */
  wake(): void
  count(): number
}

const POLL_MS = 1000
const WAKE_MS = 30
const AT_ONCE = 1000

type Open = Map<Watched, Context>

/** Compares all streams with what is new, so many in one statement. */
async function compareAll(open: Open): Promise<void> {
  const all = [...open]
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const batch = all.slice(from, from + AT_ONCE)
    const states = await selectFeeds(
      batch[0]![1].services.database,
      batch.map(([{ reader }]) => reader),
    )
    await Promise.all(batch.map(([watched], place) => tell(open, watched, states[place]!)))
  }
}

async function tell(open: Open, watched: Watched, state: FeedState): Promise<void> {
  const told = watched.told()
  if (open.has(watched) && (!state.is_live || told === null || state.version > told))
    await watched.onChange(state)
}

/** One statement a second tells all streams of this process what is new and whose session is over; none while there are none. */
export function createFeedWatch(): FeedWatch {
  const open: Open = new Map()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isWoken = false

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = open.size === 0 ? undefined : setTimeout(() => void look(), ms).unref()
  }

  async function look(): Promise<void> {
    timer = undefined
    isLooking = true
    isWoken = false
    const [first] = open.values()
    try {
      await compareAll(open)
    } catch (error) {
      first?.services.log.warn({ err: error }, 'event streams could not be compared; trying again')
    }
    isLooking = false
    schedule(isWoken ? WAKE_MS : POLL_MS)
  }

  function wake(): void {
    if (isWoken && timer) return
    isWoken = true
    if (!isLooking) schedule(WAKE_MS)
  }

  return {
    add(ctx, watched, closed) {
      if (closed.aborted) return
      open.set(watched, ctx)
      closed.addEventListener('abort', () => open.delete(watched), { once: true })
      wake()
    },
    wake,
    count: () => open.size,
  }
}

const WATCH = defineProcessValue('notifications.watch', createFeedWatch)

export const watchOf = ({ services }: Pick<Context, 'services'>): FeedWatch =>
  services.processValues.of(WATCH)
