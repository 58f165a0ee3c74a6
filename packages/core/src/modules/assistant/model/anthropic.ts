import { type ModelRequest, type ModelTurn, parseArguments, type ToolCall, type Wire } from './wire.ts'

type Block = { type: 'text'; text: string } | { type: 'tool_use'; id: string; name: string; json: string }

type Event = {
  readonly type?: string
  readonly index?: number
  readonly message?: { readonly usage?: { readonly input_tokens?: number } }
  readonly content_block?: { readonly type: string; readonly id?: string; readonly name?: string }
  readonly delta?: { readonly type?: string; readonly text?: string; readonly partial_json?: string }
  readonly usage?: { readonly output_tokens?: number }
  readonly error?: { readonly type?: string }
}

function messageOf(turn: ModelTurn): object {
  if (turn.role === 'user') return { role: 'user', content: turn.text }
  if (turn.role === 'results')
    return {
      role: 'user',
      content: turn.results.map(({ id, content }) => ({ type: 'tool_result', tool_use_id: id, content })),
    }
  const calls = turn.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input }))
  const text = turn.text === '' ? [] : [{ type: 'text', text: turn.text }]
  return { role: 'assistant', content: [...text, ...calls] }
}

/** The Messages API of Anthropic, streamed. */
export const anthropic: Wire = {
  origin: 'https://api.anthropic.com',
  model: 'claude-sonnet-4-5',
  path: '/v1/messages',
  headers: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body: ({ system, turns, tools, maxTokens }: ModelRequest, model) => ({
    model,
    max_tokens: maxTokens,
    stream: true,
    system,
    messages: turns.map(messageOf),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        name,
        description,
        input_schema: inputSchema,
      })),
    }),
  }),
  createReader(onText) {
    const blocks = new Map<number, Block>()
    let tokens = 0
    return {
      take(data) {
        const { type, index = 0, message, content_block, delta, usage, error } = data as Event
        if (type === 'error') throw new Error(`the model server reports ${error?.type ?? 'an error'}`)
        tokens += (message?.usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0)
        if (content_block) blocks.set(index, begin(content_block))
        const block = blocks.get(index)
        if (delta?.text !== undefined && block?.type === 'text') {
          block.text += delta.text
          onText(delta.text)
        }
        if (delta?.partial_json !== undefined && block?.type === 'tool_use') block.json += delta.partial_json
      },
      reply: () => ({ text: textOf(blocks), calls: callsOf(blocks), tokens }),
    }
  },
}

const begin = ({ type, id = '', name = '' }: NonNullable<Event['content_block']>): Block =>
  type === 'tool_use' ? { type, id, name, json: '' } : { type: 'text', text: '' }

const textOf = (blocks: ReadonlyMap<number, Block>): string =>
  [...blocks.values()].map(block => (block.type === 'text' ? block.text : '')).join('')

const callsOf = (blocks: ReadonlyMap<number, Block>): ToolCall[] =>
  [...blocks.values()].flatMap(block =>
    block.type === 'tool_use' ? [{ id: block.id, name: block.name, input: parseArguments(block.json) }] : [],
  )
