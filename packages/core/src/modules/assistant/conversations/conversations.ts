import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { showRecords } from '../../../kernel/tools/live-names.ts'
import * as store from './conversation-store.ts'
import { selectConversationMessages } from './message-store.ts'

const SHOWN = 50

export const listConversations = (ctx: SessionContext, query: PageQuery) =>
  inTenant(ctx, tx => store.selectConversations(tx, ctx.person.id, query))

const targetOf = (id: string) => ({ type: 'conversation', id, name: id })

export const createConversation = (ctx: SessionContext) =>
  inTenant(ctx, async tx => {
    const made = await store.insertConversation(tx, ctx.person.id, { id: uuidv7(), title: '' })
    await recordChange(tx, ctx, { action: 'assistant.conversation_created', target: targetOf(made.id) })
    return made
  })

/** With the records that the answers rest on, by their names of this moment. */
export async function readConversation(ctx: SessionContext, id: string) {
  const { found, messages } = await inTenant(ctx, async tx => {
    const conversation = await store.selectConversation(tx, ctx.person.id, id)
    if (!conversation) throw notFound()
    return { found: conversation, messages: await selectConversationMessages(tx, id, { limit: SHOWN }) }
  })
  const records = await showRecords(
    ctx,
    messages.flatMap(message => message.records),
  )
  return { ...found, messages: messages.map(({ records: _told, ...message }) => message), records }
}

export const removeConversation = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    if (!(await store.deleteConversation(tx, ctx.person.id, id))) throw notFound()
    await recordChange(tx, ctx, { action: 'assistant.conversation_deleted', target: targetOf(id) })
  })
