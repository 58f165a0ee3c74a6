import pg from 'pg'

type Field = { readonly name: string; readonly dataTypeID: number }
type Parser = (text: string) => unknown
type Callback = (error: Error | null, result?: unknown) => void

/** What pg keeps of an answer; its types do not tell. */
type Answer = {
  fields: readonly Field[]
  _types: { getTypeParser(type: number, format: 'text'): Parser }
  _parsers: readonly Parser[]
}
const { Result } = pg as unknown as { Result: new () => Answer }

/** pg fills a copy of an empty row for each row, and V8 keeps such copies as dictionaries: to make them takes longer than to read the values. */
class LeanResult extends Result {
  addFields(fields: readonly Field[]): void {
    this.fields = fields
    this._parsers = fields.map(({ dataTypeID }) => this._types.getTypeParser(dataTypeID, 'text'))
  }

  parseRow(values: readonly (string | null)[]): object {
    const row: Record<string, unknown> = {}
    for (const [place, value] of values.entries())
      row[this.fields[place]!.name] = value === null ? null : this._parsers[place]!(value)
    return row
  }
}

type Config = pg.QueryConfig & { readonly query_timeout?: number }

/** Given a text alone, pg does not copy the query with the descriptors of its properties. */
class LeanQuery extends pg.Query {
  readonly name: string | undefined
  readonly query_timeout: number | undefined
  readonly callback: Callback
  _result = new LeanResult()
  _results = this._result

  constructor({ text, values, name, query_timeout }: Config, callback: Callback) {
    super(text, values)
    this.name = name
    this.query_timeout = query_timeout
    this.callback = callback
  }
}

type Query = (config: unknown, ...rest: unknown[]) => unknown

/** One that asks for rows as objects, by pg's own types. */
const isPlain = (config: unknown): config is Config =>
  typeof config === 'object' &&
  config !== null &&
  !('submit' in config || 'rowMode' in config || 'types' in config)

/** A query given as an object costs the client a quarter less. Texts, and queries with classes of their own, go as before. */
export function sendLean(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Query
  const query: Query = (config, ...rest) => {
    if (!isPlain(config) || Array.isArray(rest[0])) return send(config, ...rest)
    const callback = rest.at(-1)
    if (typeof callback === 'function') return send(new LeanQuery(config, callback as Callback))
    return new Promise((resolve, reject) => {
      send(new LeanQuery(config, (error, result) => (error ? reject(error) : resolve(result))))
    }).catch((error: Error) => {
      // As pg itself does: its own trace begins at the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }
  client.query = query as typeof client.query
}
