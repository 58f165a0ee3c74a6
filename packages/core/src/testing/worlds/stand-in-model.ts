import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Afterwards } from '../test-platform.ts'

/** What the stand-in does when it is asked. */
export type ModelTurnScript =
  | { readonly text: string; readonly tokens?: number }
  | { readonly calls: readonly { readonly name: string; readonly input: object }[]; readonly text?: string }
  | { readonly status: number; readonly headers?: Record<string, string> }
  /** Begins to answer and never ends. */
  | { readonly hangs: string }

export type ModelRequestBody = {
  readonly system?: string
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly tools?: readonly { readonly name?: string; readonly function?: { readonly name: string } }[]
}

export type StandInModel = {
  readonly origin: string
  /** Everything it was sent, as text. */
  readonly bodies: string[]
  readonly headers: IncomingMessage['headers'][]
  /** Connections that the other side gave up. */
  aborted(): number
  /** What comes next: one turn after the other, or a decision of each moment. */
  play(script: readonly ModelTurnScript[] | ((body: ModelRequestBody) => ModelTurnScript)): void
}

/** Answers as a model server does, on both wires, in pieces that end at odd places. Nobody can reach a real one from here. */
export async function startStandInModel(t: Afterwards): Promise<StandInModel> {
  const bodies: string[] = []
  const headers: IncomingMessage['headers'][] = []
  let aborted = 0
  let next: (body: ModelRequestBody) => ModelTurnScript = () => ({ text: '' })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    bodies.push(text)
    headers.push(request.headers)
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1
    })
    const turn = next(JSON.parse(text))
    if ('status' in turn) return void response.writeHead(turn.status, turn.headers ?? {}).end('{}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const isAnthropic = request.url!.endsWith('/messages')
    await writeOddly(response, isAnthropic ? anthropicEvents(turn) : openaiEvents(turn))
    if (!('hangs' in turn)) response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.after(async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    aborted: () => aborted,
    play(script) {
      const turns = typeof script === 'function' ? null : [...script]
      next = typeof script === 'function' ? script : () => turns!.shift() ?? { text: '' }
    },
  }
}

/** In pieces of seven bytes: within words, numbers and characters. */
async function writeOddly(response: ServerResponse, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 700) {
    response.write(bytes.subarray(at, at + 7))
    response.write(bytes.subarray(at + 7, at + 700))
    await new Promise(resolve => setImmediate(resolve))
  }
}

const event = (data: object): string => `event: x\r\ndata: ${JSON.stringify(data)}\r\n\r\n`

const halves = (text: string): [string, string] => [
  text.slice(0, Math.ceil(text.length / 3)),
  text.slice(Math.ceil(text.length / 3)),
]

type Spoken = Exclude<ModelTurnScript, { status: number }>
const textOf = (turn: Spoken): string => ('hangs' in turn ? turn.hangs : (turn.text ?? ''))

const tokensOf = (turn: Spoken): number => ('tokens' in turn ? (turn.tokens ?? 10) : 10)

function anthropicEvents(turn: Spoken): string {
  const events = [event({ type: 'message_start', message: { usage: { input_tokens: tokensOf(turn) } } })]
  events.push(event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }))
  for (const text of halves(textOf(turn)))
    events.push(event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }))
  for (const [place, { name, input }] of ('calls' in turn ? turn.calls : []).entries()) {
    const index = place + 1
    const block = { type: 'tool_use', id: `call_${index}`, name, input: {} }
    events.push(event({ type: 'content_block_start', index, content_block: block }))
    for (const partial_json of halves(JSON.stringify(input)))
      events.push(
        event({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } }),
      )
  }
  events.push(event({ type: 'message_delta', delta: {}, usage: { output_tokens: 5 } }))
  return events.join('')
}

function openaiEvents(turn: Spoken): string {
  const delta = (content: object) => event({ choices: [{ delta: content }] })
  const events = halves(textOf(turn)).map(content => delta({ content }))
  for (const [index, { name, input }] of ('calls' in turn ? turn.calls : []).entries()) {
    events.push(delta({ tool_calls: [{ index, id: `call_${index}`, function: { name, arguments: '' } }] }))
    for (const part of halves(JSON.stringify(input)))
      events.push(delta({ tool_calls: [{ index, function: { arguments: part } }] }))
  }
  events.push(event({ choices: [], usage: { total_tokens: tokensOf(turn) } }))
  return `${events.join('')}data: [DONE]\n\n`
}
