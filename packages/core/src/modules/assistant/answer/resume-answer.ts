import { setTimeout as pause } from 'node:timers/promises'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { EventStream } from '../../../kernel/http/connections/event-streams.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { selectConversation } from '../conversations/conversation-store.ts'
import { selectAnswerEvents } from '../conversations/event-store.ts'
import { selectConversationMessage } from '../conversations/message-store.ts'
import { runs } from './run.ts'

const LOOK_MS = 500

type Place = {
  readonly conversationId: string
  readonly messageId: string
  readonly after: number
}

export const streamKey = (ctx: SessionContext): string => `assistant ${ctx.person.id}`

/** Goes on after the last event that the caller read, also when another process gives the answer. */
export async function resumeAnswer(
  ctx: SessionContext,
  place: Place,
  reply: ReplyTools,
): Promise<EventStream> {
  await readState(ctx, place)
  const stream = reply.openEvents(streamKey(ctx))
  const run = ctx.services.processValues.of(runs).get(place.messageId)
  if (run) run.follow(stream, place.after)
  else void followStored(ctx, place, stream)
  return stream
}

const readState = (ctx: SessionContext, { conversationId, messageId, after }: Place) =>
  inTenant(ctx, async tx => {
    const conversation = await selectConversation(tx, ctx.person.id, conversationId)
    const message = conversation && (await selectConversationMessage(tx, conversationId, messageId))
    if (!message) throw notFound()
    return { status: message.status, events: await selectAnswerEvents(tx, messageId, after) }
  })

async function followStored(ctx: SessionContext, place: Place, stream: EventStream): Promise<void> {
  let { after } = place
  try {
    while (!stream.closed.aborted) {
      const { status, events } = await readState(ctx, { ...place, after })
      stream.send(events.map(({ number, event, data }) => ({ id: String(number), event, data })))
      after = events.at(-1)?.number ?? after
      if (status !== 'running' && events.length === 0) break
      if (events.length === 0) await pause(LOOK_MS, undefined, { signal: stream.closed })
    }
  } catch (error) {
    if (!stream.closed.aborted)
      ctx.services.log.warn({ err: error }, 'an answer of the assistant was not read on')
  }
  stream.end()
}
