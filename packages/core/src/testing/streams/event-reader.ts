import assert from 'node:assert/strict'
import { until } from '../until.ts'

export type ReadEvent = { id: string | null; event: string; data: Record<string, unknown> }

export type EventReader = {
  /** All that arrived so far. */
  readonly events: ReadEvent[]
  /** Milliseconds that the server asked to wait. */
  retry(): number | null
  /** Waits for an event that fits. */
  next(what: string, fits: (event: ReadEvent) => boolean): Promise<ReadEvent>
  isClosed(): boolean
  /** Cuts the connection. */
  cut(): void
}

/** Reads an event stream as a browser does, one event after the other. */
export async function readEvents(address: string, headers: Record<string, string>): Promise<EventReader> {
  const cutting = new AbortController()
  const response = await fetch(address, { headers, signal: cutting.signal })
  assert.equal(response.status, 200, response.ok ? '' : await response.text())
  assert.equal(response.headers.get('content-type'), 'text/event-stream')
  const events: ReadEvent[] = []
  let retry: number | null = null
  let isClosed = false

  async function read(): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) take(Object.fromEntries(block.split('\n').map(fieldOf)))
    }
  }

  function take({ id = null, event, data, retry: ms }: Record<string, string | null | undefined>): void {
    if (ms) retry = Number(ms)
    if (event && data) events.push({ id, event, data: JSON.parse(data) })
  }

  void read()
    .catch(() => {})
    .finally(() => {
      isClosed = true
    })
  return {
    events,
    retry: () => retry,
    next: (what, fits) => until(what, () => events.find(fits)) as Promise<ReadEvent>,
    isClosed: () => isClosed,
    cut: () => cutting.abort(),
  }
}

const fieldOf = (line: string): [string, string] => {
  const place = line.indexOf(': ')
  return [line.slice(0, place), line.slice(place + 2)]
}
