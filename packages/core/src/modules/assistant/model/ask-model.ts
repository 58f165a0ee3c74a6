import type { SessionContext } from '../../../kernel/context.ts'
import { OutboundError } from '../../../kernel/outbound/outbound-error.ts'
import { parseRetryAfter, withRetries } from '../../../kernel/reliability/retry.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { anthropic } from './anthropic.ts'
import { createEventLines } from './event-lines.ts'
import { openai } from './openai.ts'
import type { ModelReply, ModelRequest, Wire } from './wire.ts'

const WIRES = { anthropic, openai } as const

/** The model cannot be asked now; `retryAfter` in milliseconds where it said when. */
export class ModelUnavailable extends Error {
  readonly retryAfter: number | undefined

  constructor(reason: string, retryAfter?: number) {
    super(reason)
    this.name = 'ModelUnavailable'
    this.retryAfter = retryAfter
  }
}

type ModelCall = {
  readonly request: ModelRequest
  readonly signal: AbortSignal
  onText(text: string): void
}

const ANSWER_LIMIT = 4 * 1024 * 1024
const LONGEST_MS = 60_000
/** 529 is how Anthropic says that it is overloaded. */
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504, 529])

export const wireOf = ({ AI_PROVIDER }: Pick<Settings, 'AI_PROVIDER'>): Wire => WIRES[AI_PROVIDER]

const addressOf = (settings: Settings, wire: Wire): string =>
  `${(settings.AI_BASE_URL ?? wire.origin).replace(/\/$/, '')}${wire.path}`

/**
 * One answer of the model, piece by piece, through the guard of outbound calls. Whoever is told to come back later does so, for as long
 * as nothing of the answer has arrived.
 */
export async function askModel(ctx: SessionContext, call: ModelCall): Promise<ModelReply> {
  let hasBegun = false
  const onText = (text: string) => {
    hasBegun = true
    call.onText(text)
  }
  return withRetries(() => attempt(ctx, { ...call, onText }), {
    attempts: 3,
    base: 500,
    max: 20_000,
    signal: call.signal,
    retryable: error => error instanceof ModelUnavailable && !hasBegun,
  })
}

async function attempt(ctx: SessionContext, { request, signal, onText }: ModelCall): Promise<ModelReply> {
  const { settings, outbound } = ctx.services
  const wire = wireOf(settings)
  const reader = wire.createReader(onText)
  const lines = createEventLines(data => reader.take(data))
  try {
    const answer = await outbound.of(ctx.tenant.id).request({
      url: addressOf(settings, wire),
      method: 'POST',
      headers: { ...wire.headers(settings.AI_API_KEY ?? ''), 'content-type': 'application/json' },
      body: JSON.stringify(wire.body(request, settings.AI_MODEL ?? wire.model)),
      timeout: LONGEST_MS,
      maxBytes: ANSWER_LIMIT,
      onChunk: chunk => lines.take(chunk),
      signal,
    })
    if (BUSY.has(answer.status))
      throw new ModelUnavailable(
        `the model server answered ${answer.status}`,
        parseRetryAfter(answer.headers['retry-after']),
      )
    // What it says of the refusal may repeat what it was sent, so it is kept out of the log.
    if (answer.status !== 200) throw new Error(`the model server refused with ${answer.status}`)
    lines.end()
    return reader.reply()
  } catch (error) {
    if (error instanceof OutboundError) throw new ModelUnavailable(error.reason)
    throw error
  }
}
