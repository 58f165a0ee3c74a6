import type { SessionContext } from '../../../kernel/context.ts'
import { showRecords } from '../../../kernel/tools/live-names.ts'
import { type OfferedTool, offeredTools, type ToldRecord } from '../../../kernel/tools/tools.ts'
import { countTokens, requireBudget } from '../budget/budget.ts'
import type { MessageRow } from '../conversations/message-store.ts'
import { askModel } from '../model/ask-model.ts'
import type { ModelReply, ModelTurn } from '../model/wire.ts'
import { markCitations } from './citations.ts'
import { filterText } from './output-filter.ts'
import { systemPrompt, wrapResult } from './prompt.ts'
import type { Run } from './run.ts'
import { createPieces } from './text-pieces.ts'
import { runTool } from './use-tool.ts'

const MOST_STEPS = 8
const MOST_CALLS = 20
const MAX_TOKENS = 2000

export type Asked = {
  readonly messageId: string
  readonly question: string
  readonly history: readonly MessageRow[]
}

/** What has been found out so far. */
export type Gathered = {
  answer: string
  tokens: number
  readonly tools: string[]
  readonly told: Map<string, ToldRecord>
  readonly cited: Map<string, ToldRecord>
}

export const gather = (history: readonly MessageRow[]): Gathered => ({
  answer: '',
  tokens: 0,
  tools: [],
  told: new Map(history.flatMap(({ records }) => records.map(record => [record.ref, record] as const))),
  cited: new Map(),
})

/** Marks of ours become references again. */
const spoken = (answer: string): string =>
  answer.replaceAll('[[unverified]]', '').replaceAll('[[', '[').replaceAll(']]', ']')

const turnsOf = ({ history, question }: Asked): ModelTurn[] => [
  ...history.flatMap(({ question: asked, answer }): ModelTurn[] =>
    answer === ''
      ? []
      : [
          { role: 'user', text: asked },
          { role: 'assistant', text: spoken(answer), calls: [] },
        ],
  ),
  { role: 'user', text: question },
]

/** Asks the model and runs the tools that it wants, until it answers or one of the limits is reached. */
export async function answerQuestion(
  ctx: SessionContext,
  run: Run,
  { asked, gathered }: { asked: Asked; gathered: Gathered },
): Promise<void> {
  const offered = offeredTools(ctx)
  const turns = turnsOf(asked)
  for (let step = 1; step <= MOST_STEPS; step++) {
    const mayCall = step < MOST_STEPS && gathered.tools.length < MOST_CALLS
    const reply = await askStep(ctx, run, { turns, offered: mayCall ? offered : [], gathered })
    if (reply.calls.length === 0 || !mayCall) return
    turns.push({ role: 'assistant', text: reply.text, calls: reply.calls })
    turns.push({ role: 'results', results: await runCalls(ctx, run, { asked, offered, gathered, reply }) })
    await requireBudget(ctx)
  }
}

type Step = {
  readonly turns: readonly ModelTurn[]
  readonly offered: readonly OfferedTool[]
  readonly gathered: Gathered
}

async function askStep(ctx: SessionContext, run: Run, { turns, offered, gathered }: Step) {
  const pieces = createPieces(line => void lines.push(line))
  const lines: string[] = []
  let hasSpoken = false
  let sending = Promise.resolve()
  const reply = await askModel(ctx, {
    request: { system: await systemPrompt(ctx), turns, tools: offered, maxTokens: MAX_TOKENS },
    signal: run.signal,
    onText(text) {
      // What is said after a tool was used begins on a line of its own.
      const isNext = !hasSpoken && gathered.answer !== '' && !gathered.answer.endsWith('\n')
      hasSpoken ||= text !== ''
      pieces.take(isNext ? `\n${text}` : text)
      const ready = lines.splice(0)
      if (ready.length > 0) sending = sending.then(() => sendLines(ctx, run, { lines: ready, gathered }))
    },
  })
  pieces.end()
  await sending
  await sendLines(ctx, run, { lines, gathered })
  gathered.tokens += reply.tokens
  run.emit('usage', { tokens: gathered.tokens })
  await countTokens(ctx, reply.tokens)
  return reply
}

/** Nothing of a line leaves before it was judged as a whole, and the records that it names were looked up. */
async function sendLines(
  ctx: SessionContext,
  run: Run,
  { lines, gathered }: { lines: readonly string[]; gathered: Gathered },
): Promise<void> {
  if (lines.length === 0) return
  const { AI_API_KEY } = ctx.services.settings
  const filtered = filterText(lines.join(''), AI_API_KEY === undefined ? [] : [AI_API_KEY])
  const { text, cited } = markCitations(filtered, gathered.told)
  const fresh = cited.filter(({ ref }) => !gathered.cited.has(ref))
  for (const record of fresh) gathered.cited.set(record.ref, record)
  for (const shown of await showRecords(ctx, fresh)) run.emit('cite', shown)
  if (text === '') return
  gathered.answer += text
  run.emit('text', { text })
}

type Calls = {
  readonly asked: Asked
  readonly offered: readonly OfferedTool[]
  readonly gathered: Gathered
  readonly reply: ModelReply
}

async function runCalls(ctx: SessionContext, run: Run, { asked, offered, gathered, reply }: Calls) {
  const results: { id: string; content: string }[] = []
  for (const call of reply.calls) {
    run.signal.throwIfAborted()
    if (gathered.tools.length >= MOST_CALLS) {
      results.push({ id: call.id, content: wrapResult({ error: 'too_many_calls' }) })
      continue
    }
    const isKnown = offered.some(({ name }) => name === call.name)
    // A name that a model made up is not shown to anybody.
    const name = isKnown ? call.name : 'unknown'
    gathered.tools.push(name)
    run.emit('tool', { name, state: 'running' })
    const used = await runTool(ctx, { offered, call, via: 'assistant', message_id: asked.messageId })
    for (const record of used.records) gathered.told.set(record.ref, record)
    if (used.proposal) run.emit('proposal', used.proposal)
    run.emit('tool', { name, state: used.refusal === undefined ? 'done' : 'failed' })
    results.push({ id: call.id, content: wrapResult(used.data) })
  }
  return results
}
