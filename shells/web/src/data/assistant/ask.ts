import { offlineProblem, problemOf } from '../../api/problem.ts'
import type { ShownRecord } from './conversations.ts'
import type { Proposal } from './proposals.ts'

export type AnswerEvent =
  | { event: 'text'; data: { text: string } }
  | { event: 'tool'; data: { name: string; state: 'running' | 'done' | 'failed' } }
  | { event: 'cite'; data: ShownRecord }
  | { event: 'proposal'; data: Proposal }
  | { event: 'usage'; data: { tokens: number } }
  | { event: 'error'; data: { code: string } }
  | { event: 'done'; data: { status: 'done' | 'failed' } }

type AskOptions = {
  readonly conversation: string
  readonly text: string
  readonly signal: AbortSignal
  onEvent(event: AnswerEvent): void
}

const RESUMES = 3

/** Asks, and tells what comes. A stream that breaks off is read on where it broke. */
export async function ask({ conversation, text, signal, onEvent }: AskOptions): Promise<void> {
  const place = `/api/v1/assistant/conversations/${conversation}/messages`
  const first = await send(place, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify({ text }),
    signal,
  })
  const message = first.headers.get('assistant-message')
  let last = 0
  let isDone = false
  const take = (id: number, event: AnswerEvent) => {
    last = id
    isDone ||= event.event === 'done'
    onEvent(event)
  }
  await read(first, take).catch(ignoreCut(signal))
  for (let attempt = 1; !isDone && message && attempt <= RESUMES; attempt++) {
    const next = await send(`${place}/${message}/events?after=${last}`, { signal })
    await read(next, take).catch(ignoreCut(signal))
  }
}

const ignoreCut = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) throw error
}

async function send(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { credentials: 'same-origin', ...init }).catch(error => {
    throw init.signal?.aborted ? error : offlineProblem()
  })
  if (!answer.ok) throw await problemOf(answer)
  return answer
}

/** EventSource can only get, so the stream is read by hand. */
async function read(answer: Response, take: (id: number, event: AnswerEvent) => void): Promise<void> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find(line => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const [event, data] = [field('event'), field('data')]
      if (event && data) take(Number(field('id')), { event, data: JSON.parse(data) } as AnswerEvent)
    }
  }
}
