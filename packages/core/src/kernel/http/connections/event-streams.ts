import type { FastifyReply, FastifyRequest } from 'fastify'
import { overloaded, tooManyRequests } from '../problem.ts'
import type { WaitLimits } from './waits.ts'

/** One event of a stream (HTML Living Standard, server-sent events). What has an id is where a caller goes on after a cut. */
export type StreamEvent = { readonly event: string; readonly data: unknown; readonly id?: string }

/** An answer that stays open. */
export type EventStream = {
  send(events: readonly StreamEvent[]): void
  /** Ends it; the caller comes back after so many milliseconds. */
  end(retryMs?: number): void
  /** What the caller read last before it was cut (`Last-Event-ID`). */
  readonly lastEventId: string | null
  /** Aborted as soon as nobody reads any more, or it was ended. Whoever left before it opened has it aborted from the beginning. */
  readonly closed: AbortSignal
}

export type EventStreams = {
  open(reply: FastifyReply, key: string): EventStream
  /** Ends all of them, because the process stops. */
  end(): void
  count(): number
}

const RETRY_SECONDS = 5
/** Proxies cut a connection on which nothing moves, usually after a minute. */
const HEARTBEAT_MS = 20_000
/** Then the caller comes back, and is judged like any other request. */
const LONGEST_MS = 600_000
/** A caller who does not read is cut instead of being kept in memory. */
const UNREAD_BYTES = 65_536
/** Callers whom a stopping process sends away come back spread over so long. */
const SPREAD_MS = 5000

type Open = EventStream & { readonly since: number; beat(): void }

/** Streams are no work for the load shedder, so they are limited here: all together, and those of one key. */
export function createEventStreams({ total, perKey }: WaitLimits): EventStreams {
  const open = new Map<Open, string>()
  let isStopping = false
  const timer = setInterval(() => {
    for (const stream of open.keys()) {
      if (Date.now() - stream.since > LONGEST_MS) stream.end()
      else stream.beat()
    }
  }, HEARTBEAT_MS).unref()

  function requireRoom(key: string): void {
    if (isStopping || open.size >= total) throw overloaded(RETRY_SECONDS)
    const ofKey = [...open.values()].filter(each => each === key).length
    if (ofKey >= perKey) throw tooManyRequests(RETRY_SECONDS)
  }

  return {
    open(reply, key) {
      requireRoom(key)
      const stream = writeStream(reply)
      // Who left while they were identified would never be forgotten: an aborted signal tells nobody any more.
      if (stream.closed.aborted) return stream
      open.set(stream, key)
      stream.closed.addEventListener('abort', () => open.delete(stream), { once: true })
      return stream
    },
    end() {
      isStopping = true
      clearInterval(timer)
      for (const stream of open.keys()) stream.end(1000 + Math.floor(Math.random() * SPREAD_MS))
    },
    count: () => open.size,
  }
}

/** Takes the answer over from the framework, and gives back the place of the request in the load shedder. */
function writeStream(reply: FastifyReply): Open {
  const { raw, request } = reply
  const closed = new AbortController()
  reply.hijack()
  request.work?.pause()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'content-language': request.language,
    // nginx would collect the events until its buffer is full.
    'x-accel-buffering': 'no',
  })
  raw.once('close', () => closed.abort())
  if (raw.closed) closed.abort()

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > UNREAD_BYTES) raw.destroy()
  }

  return {
    since: Date.now(),
    lastEventId: headerOf(request, 'last-event-id'),
    closed: closed.signal,
    send: events => write(events.map(textOf).join('')),
    beat: () => write(':\n\n'),
    end(retryMs) {
      if (retryMs !== undefined) write(`retry: ${retryMs}\n\n`)
      raw.end()
      // Not when the last byte was read: until then it would be compared with what is new, and counted.
      closed.abort()
    },
  }
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

const textOf = ({ event, data, id }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
