import { type ModelRequest, type ModelTurn, parseArguments, type Wire } from './wire.ts'

type Event = {
  readonly choices?: readonly {
    readonly delta?: {
      readonly content?: string | null
      readonly tool_calls?: readonly {
        readonly index?: number
        readonly id?: string
        readonly function?: { readonly name?: string; readonly arguments?: string }
      }[]
    }
  }[]
  readonly usage?: { readonly total_tokens?: number } | null
  readonly error?: { readonly type?: string }
}

function messagesOf(turn: ModelTurn): object[] {
  if (turn.role === 'user') return [{ role: 'user', content: turn.text }]
  if (turn.role === 'results')
    return turn.results.map(({ id, content }) => ({ role: 'tool', tool_call_id: id, content }))
  const tool_calls = turn.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  return [{ role: 'assistant', content: turn.text, ...(tool_calls.length > 0 && { tool_calls }) }]
}

/** Chat Completions, as OpenAI and most servers that run a model by themselves speak it, streamed. */
export const openai: Wire = {
  origin: 'https://api.openai.com/v1',
  model: 'gpt-5-mini',
  path: '/chat/completions',
  headers: key => ({ authorization: `Bearer ${key}` }),
  body: ({ system, turns, tools, maxTokens }: ModelRequest, model) => ({
    model,
    max_completion_tokens: maxTokens,
    stream: true,
    stream_options: { include_usage: true },
    messages: [{ role: 'system', content: system }, ...turns.flatMap(messagesOf)],
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        type: 'function',
        function: { name, description, parameters: inputSchema },
      })),
    }),
  }),
  createReader(onText) {
    const calls: { id: string; name: string; json: string }[] = []
    let text = ''
    let tokens = 0
    return {
      take(data) {
        const { choices = [], usage, error } = data as Event
        if (error) throw new Error(`the model server reports ${error.type ?? 'an error'}`)
        tokens = usage?.total_tokens ?? tokens
        for (const { delta } of choices) {
          if (delta?.content) {
            text += delta.content
            onText(delta.content)
          }
          for (const { index = 0, id, function: part } of delta?.tool_calls ?? []) {
            calls[index] ??= { id: '', name: '', json: '' }
            const call = calls[index]
            call.id ||= id ?? ''
            call.name ||= part?.name ?? ''
            call.json += part?.arguments ?? ''
          }
        }
      },
      reply: () => ({
        text,
        calls: calls
          .filter(call => call !== undefined)
          .map(({ id, name, json }) => ({ id, name, input: parseArguments(json) })),
        tokens,
      }),
    }
  },
}
