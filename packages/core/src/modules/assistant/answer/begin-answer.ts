import { createHash } from 'node:crypto'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { requireBudget } from '../budget/budget.ts'
import * as conversations from '../conversations/conversation-store.ts'
import * as messages from '../conversations/message-store.ts'
import { ModelUnavailable } from '../model/ask-model.ts'
import { type Asked, answerQuestion, type Gathered, gather } from './answer-question.ts'
import { createRun, type Run, runs } from './run.ts'

const REMEMBERED = 10
const TITLE = 80
/** Nothing takes longer: what is still running then was left by a process that died. */
const ABANDONED_MS = 120_000

/** Writes the question down and begins to answer it. */
export async function beginAnswer(
  ctx: SessionContext,
  conversationId: string,
  question: string,
): Promise<{ run: Run; messageId: string }> {
  await requireBudget(ctx)
  const messageId = uuidv7()
  const history = await inTenant(ctx, async tx => {
    const found = await conversations.selectConversation(tx, ctx.person.id, conversationId)
    if (!found) throw notFound()
    await messages.updateAbandonedFailed(tx, new Date(Date.now() - ABANDONED_MS))
    const before = await messages.selectConversationMessages(tx, conversationId, { limit: REMEMBERED })
    if (!(await messages.insertQuestion(tx, conversationId, { id: messageId, question })))
      throw new AppError(409, 'conversation_busy')
    await conversations.updateConversationAsked(tx, conversationId, { title: question.slice(0, TITLE) })
    return before
  })
  const run = createRun(ctx, messageId)
  ctx.services.processValues.of(runs).set(messageId, run)
  void answer(ctx, run, { conversationId, asked: { messageId, question, history } })
  return { run, messageId }
}

type Answering = { readonly conversationId: string; readonly asked: Asked }

async function answer(ctx: SessionContext, run: Run, { conversationId, asked }: Answering): Promise<void> {
  const gathered = gather(asked.history)
  let problem: string | null = null
  try {
    await answerQuestion(ctx, run, { asked, gathered })
  } catch (error) {
    problem = problemOf(error, run)
    // Neither the question nor what a model said is logged.
    ctx.services.log.warn({ err: error, request_id: ctx.request_id }, 'an answer of the assistant failed')
  }
  try {
    await finish(ctx, { conversationId, asked, gathered, problem })
  } catch (error) {
    ctx.services.log.error({ err: error }, 'an answer of the assistant was not kept')
  }
  if (problem !== null) run.emit('error', { code: problem })
  run.emit('done', { status: problem === null ? 'done' : 'failed' })
  await run.finish()
  ctx.services.processValues.of(runs).delete(asked.messageId)
}

function problemOf(error: unknown, run: Run): string {
  if (run.signal.aborted) return (run.signal.reason as Error).message === 'left' ? 'interrupted' : 'timeout'
  if (error instanceof AppError) return error.code
  return error instanceof ModelUnavailable ? 'model_busy' : 'model_failed'
}

type Ended = Answering & { readonly gathered: Gathered; readonly problem: string | null }

/** The audit says that something was asked, by its hash, with which tools, and which records the answer rests on. */
async function finish(
  ctx: SessionContext,
  { conversationId, asked, gathered, problem }: Ended,
): Promise<void> {
  const { answer: text, tokens, tools, cited, told } = gathered
  await inTenant(ctx, async tx => {
    await messages.updateMessageFinished(tx, asked.messageId, {
      status: problem === null ? 'done' : 'failed',
      answer: text,
      records: [...cited.values()],
      tools,
      problem,
      tokens,
    })
    await recordChange(tx, ctx, {
      action: 'assistant.asked',
      target: { type: 'conversation', id: conversationId, name: conversationId },
      changes: {
        question_sha256: [null, createHash('sha256').update(asked.question).digest('hex')],
        tools: [null, [...new Set(tools)]],
        records: [null, [...told.keys()].slice(0, 100)],
      },
    })
  })
}
