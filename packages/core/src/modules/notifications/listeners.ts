import { on } from '../../kernel/module/events.ts'
import type { Listener } from '../../kernel/module/listener.ts'
import { sessionsEnded } from '../identity/index.ts'
import { memberLeft, memberSuspended } from '../tenancy/index.ts'
import { watchOf } from './stream/feed-watch.ts'

/** Streams of this process look soon whether their session is over; those of others within a second. */
export const listeners: readonly Listener[] = [
  on(sessionsEnded, async (_tx, ctx) => watchOf(ctx).wake()),
  on(memberSuspended, async (_tx, ctx) => watchOf(ctx).wake()),
  on(memberLeft, async (_tx, ctx) => watchOf(ctx).wake()),
]
