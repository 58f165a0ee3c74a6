import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Entry = { id: string; externalId: string; userName: string; active: boolean }
type Change = { Operations: { path?: string; value: unknown }[] }

export type ScimTarget = {
  url: string
  /** People who are active here, by their id at the service. */
  active: Set<string>
  /** When somebody became inactive here, by performance.now(). */
  inactiveSince: Map<string, number>
  stop(): void
}

type State = Omit<ScimTarget, 'url' | 'stop'> & { entries: Map<string, Entry> }

/** As much of a SCIM service provider (RFC 7644) as a push needs, over memory and indexed, so that its own time is no part of the figure. */
export async function startScimTarget(): Promise<ScimTarget> {
  const state: State = { entries: new Map(), active: new Set(), inactiveSince: new Map() }
  const server = createServer((request, response) => void answer(state, request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    url: `http://127.0.0.1:${port}/scim/v2`,
    active: state.active,
    inactiveSince: state.inactiveSince,
    stop,
  }
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const [status, body] = perform(state, request, text ? JSON.parse(text) : null)
  response.writeHead(status, { 'content-type': 'application/scim+json' }).end(JSON.stringify(body))
}

function perform(state: State, { method, url }: IncomingMessage, body: unknown): [number, object] {
  const { pathname } = new URL(url!, 'http://target')
  const [kind, id] = pathname.replace('/scim/v2/', '').split('/')
  if (kind === 'ServiceProviderConfig')
    return [200, { patch: { supported: true }, filter: { supported: true } }]
  // Nobody is found by a search: the bench begins with an empty target.
  if (id === undefined && method === 'GET') return [200, { totalResults: 0, Resources: [] }]
  if (method === 'POST') {
    const given = body as Omit<Entry, 'id'>
    return [201, keep(state, { ...given, id: `entry-${given.externalId}` })]
  }
  const entry = state.entries.get(id ?? '')
  if (!entry) return [404, { status: '404' }]
  if (method === 'PATCH') return [200, keep(state, changed(entry, body as Change))]
  return [200, method === 'PUT' ? keep(state, { ...(body as Entry), id: entry.id }) : entry]
}

function changed(entry: Entry, { Operations }: Change): Entry {
  const changes = Operations.map(({ path, value }) => (path ? { [path]: value } : (value as Partial<Entry>)))
  return Object.assign({}, entry, ...changes)
}

function keep({ entries, active, inactiveSince }: State, entry: Entry): Entry {
  entries.set(entry.id, entry)
  if (entry.active) active.add(entry.externalId)
  else if (active.delete(entry.externalId)) inactiveSince.set(entry.externalId, performance.now())
  return entry
}
