import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { EventStream } from '../../../kernel/http/connections/event-streams.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import { type AnswerEvent, insertAnswerEvents } from '../conversations/event-store.ts'

/** An answer that this process is about to give, with all who read it. */
export type Run = {
  readonly signal: AbortSignal
  emit(event: string, data: unknown): void
  /** Sends what came after an event, and then what comes, until the answer or the reader ends. */
  follow(stream: EventStream, after: number): void
  /** Everything is written, and the readers are let go. */
  finish(): Promise<void>
}

/** By message. */
export const runs = defineProcessValue('answers under way', () => new Map<string, Run>())

/** Limit for a whole answer: the calls of the model, its tools and the text. */
const LONGEST_MS = 60_000
/** How long a reader whose connection broke may take to come back; after that the model is told to stop. */
const COMES_BACK_MS = 3000

const wire = ({ number, event, data }: AnswerEvent) => ({ id: String(number), event, data })

export function createRun(ctx: SessionContext, messageId: string): Run {
  const events: AnswerEvent[] = []
  const readers = new Set<EventStream>()
  const abort = new AbortController()
  const late = setTimeout(() => abort.abort(new Error('timeout')), LONGEST_MS).unref()
  let alone: NodeJS.Timeout | undefined
  let written = 0
  let writing = Promise.resolve()

  /** What comes while something is written goes with the next statement. */
  function write(): void {
    writing = writing.then(async () => {
      const batch = events.slice(written)
      if (batch.length === 0) return
      written = events.length
      await inTenant(ctx, tx => insertAnswerEvents(tx, messageId, batch)).catch(error =>
        ctx.services.log.warn({ err: error }, 'events of an answer were not kept'),
      )
    })
  }

  function leave(stream: EventStream): void {
    readers.delete(stream)
    if (readers.size === 0) alone = setTimeout(() => abort.abort(new Error('left')), COMES_BACK_MS).unref()
  }

  return {
    signal: abort.signal,
    emit(event, data) {
      const next = { number: events.length + 1, event, data }
      events.push(next)
      for (const reader of readers) reader.send([wire(next)])
      write()
    },
    follow(stream, after) {
      clearTimeout(alone)
      readers.add(stream)
      stream.send(events.filter(({ number }) => number > after).map(wire))
      if (stream.closed.aborted) leave(stream)
      else stream.closed.addEventListener('abort', () => leave(stream), { once: true })
    },
    async finish() {
      clearTimeout(late)
      await writing
      for (const reader of readers) reader.end()
      clearTimeout(alone)
    },
  }
}
