import { connect, createServer, type Socket } from 'node:net'

export type CuttingProxy = {
  /** The same database, reached through the proxy. */
  readonly url: string
  /** From now on statements are counted, and behind the one of this number every connection of the service breaks, as at kill -9. */
  cutAfter(statements: number): void
  /** Once a transaction has a statement of this form, its commit still arrives, and then every connection of the service breaks. */
  cutBehindCommitOf(form: RegExp): void
  /** Ends the counting. False: the request came to its commit, or to its end, before that many statements. */
  wasCut(): boolean
  /** Breaks every connection of a role now, with what it sent and has no answer to. */
  cut(role: string): void
  stop(): Promise<void>
}

type Connection = {
  readonly client: Socket
  readonly server: Socket
  /** Bytes of a message that has not arrived whole. */
  rest: Buffer
  role: string
  /** The text that was parsed last: an Execute names none. */
  text: string
  /** Whether it sent a statement of the form whose commit is waited for. */
  isMeant: boolean
}

type State = { form: RegExp | null; after: number; seen: number; isArmed: boolean; wasCut: boolean }

const SSL_REQUEST = 80_877_103
const ROLES = /^tamga_(?:app|platform)$/
const ENDS = /^\s*commit\b/i
const [QUERY, PARSE, EXECUTE, SYNC] = ['Q', 'P', 'E', 'S'].map(letter => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
]

/** Stands between a service and PostgreSQL. Statements of the jobs of the service are not counted: they have a role of their own. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl)
  const state: State = { form: null, after: 0, seen: 0, isArmed: false, wasCut: false }
  const connections = new Set<Connection>()
  const proxy = createServer(client => {
    const server = connect(Number(target.port), target.hostname)
    const connection: Connection = {
      client,
      server,
      rest: Buffer.alloc(0),
      role: '',
      text: '',
      isMeant: false,
    }
    connections.add(connection)
    for (const socket of [client.setNoDelay(), server.setNoDelay()])
      socket.on('error', () => socket.destroy()).on('close', () => end(connection))
    client.on('data', chunk => {
      connection.rest = Buffer.concat([connection.rest, chunk])
      if (pass(connection, state)) for (const each of connections) if (ROLES.test(each.role)) cut(each)
    })
    server.on('data', chunk => client.destroyed || client.write(chunk))
  })
  const end = (connection: Connection) => {
    connections.delete(connection)
    connection.client.destroy()
    if (!connection.server.writableEnded) connection.server.end()
  }
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: Object.assign(new URL(databaseUrl), { port: String((proxy.address() as { port: number }).port) })
      .href,
    cutAfter: after =>
      void Object.assign(state, { form: null, after, seen: 0, isArmed: true, wasCut: false }),
    cutBehindCommitOf: form => void Object.assign(state, { form, isArmed: true, wasCut: false }),
    wasCut() {
      state.isArmed = false
      return state.wasCut
    },
    cut(role) {
      for (const each of connections) if (each.role === role) cut(each)
    },
    async stop() {
      for (const { client, server } of connections) for (const socket of [client, server]) socket.destroy()
      await new Promise(resolve => proxy.close(resolve))
    },
  }
}

/** The server still gets what was sent, and then finds nobody there; the service gets no answer any more. */
function cut({ client, server }: Connection): void {
  client.destroy()
  server.end()
}

/** Hands on the messages that are whole (PostgreSQL manual, chapter 54). True: the statement behind which to cut was among them. */
function pass(connection: Connection, state: State): boolean {
  for (;;) {
    const message = nextMessage(connection)
    if (message === undefined) return false
    connection.server.write(message)
    if (!state.isArmed || !ROLES.test(connection.role) || !countStatement(connection, message, state))
      continue
    if (connection.rest[0] === SYNC) connection.server.write(nextMessage(connection)!)
    Object.assign(state, { isArmed: false, wasCut: true })
    return true
  }
}

function nextMessage(connection: Connection): Buffer | undefined {
  const isFirst = connection.role === ''
  const { rest } = connection
  if (rest.length < 5) return undefined
  const length = isFirst ? rest.readInt32BE(0) : rest.readInt32BE(1) + 1
  if (rest.length < length) return undefined
  const message = rest.subarray(0, length)
  connection.rest = rest.subarray(length)
  if (isFirst && message.readInt32BE(4) !== SSL_REQUEST)
    connection.role = /user\0([^\0]+)/.exec(message.toString('latin1'))?.[1] ?? '?'
  return message
}

/** Whether this was the statement behind which to cut. A commit is cut where it is asked for alone: what follows it belongs to the next state. */
function countStatement(connection: Connection, message: Buffer, state: State): boolean {
  const text = message.toString('latin1', 5)
  if (state.form) {
    connection.isMeant ||= state.form.test(text)
    return connection.isMeant && message[0] === QUERY && ENDS.test(text)
  }
  if (message[0] === PARSE) connection.text = text.slice(text.indexOf('\0') + 1)
  if (message[0] !== QUERY && message[0] !== EXECUTE) return false
  if (ENDS.test(message[0] === QUERY ? text : connection.text)) {
    state.isArmed = false
    return false
  }
  state.seen += 1
  return state.seen === state.after
}
