/** A call of a tool that the model asks for. */
export type ToolCall = {
  readonly id: string
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

export type ModelTurn =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | {
      readonly role: 'results'
      readonly results: readonly { readonly id: string; readonly content: string }[]
    }

export type ModelTool = {
  readonly name: string
  readonly description: string
  readonly inputSchema: object
}

export type ModelRequest = {
  readonly system: string
  readonly turns: readonly ModelTurn[]
  readonly tools: readonly ModelTool[]
  readonly maxTokens: number
}

export type ModelReply = {
  readonly text: string
  readonly calls: readonly ToolCall[]
  readonly tokens: number
}

/** Reads the events of one answer, in the order in which they arrive. */
export type WireReader = {
  take(data: Readonly<Record<string, unknown>>): void
  reply(): ModelReply
}

/** How one kind of model server is spoken to. */
export type Wire = {
  /** Where an installation that names no address finds it. */
  readonly origin: string
  /** The model that is asked where none is named. */
  readonly model: string
  readonly path: string
  headers(key: string): Record<string, string>
  body(request: ModelRequest, model: string): object
  createReader(onText: (text: string) => void): WireReader
}

/** Arguments come in pieces; what is no object of JSON counts as none given. */
export function parseArguments(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}
