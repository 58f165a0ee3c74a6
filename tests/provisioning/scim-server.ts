import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// biome-ignore lint/suspicious/noExplicitAny: entries have whatever attributes a client sent
export type Entry = Record<string, any>
export type Seen = { method: string; path: string; body: Entry | null; at: number }

/** What a request is answered with instead of the ordinary; `commit` does the ordinary work first. */
export type Fault = {
  status?: number
  headers?: Record<string, string>
  body?: string
  type?: string
  commit?: boolean
  drop?: boolean
  hang?: boolean
  endless?: boolean
}

export type ScimServer = {
  url: string
  token: string
  users: Map<string, Entry>
  groups: Map<string, Entry>
  seen: Seen[]
  /** Asked about every request that carries the right token. */
  fault: (request: Seen) => Fault | undefined
  patch: boolean
  wait: number
  userOf(externalId: string): Entry | undefined
  close(): Promise<void>
}

/** A SCIM 2.0 service provider over memory (RFC 7644): search, create, replace, change, delete, and faults on demand. */
export async function startScimServer(): Promise<ScimServer> {
  const token = `tok-${randomUUID()}`
  const scim: ScimServer = {
    url: '',
    token,
    users: new Map(),
    groups: new Map(),
    seen: [],
    fault: () => undefined,
    patch: true,
    wait: 0,
    userOf: externalId => [...scim.users.values()].find(user => user['externalId'] === externalId),
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => void answer(scim, request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  scim.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/scim/v2`
  return scim
}

async function answer(scim: ScimServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const path = request.url!.replace('/scim/v2', '')
  const seen = { method: request.method!, path, body: text ? JSON.parse(text) : null, at: Date.now() }
  scim.seen.push(seen)
  if (request.headers.authorization !== `Bearer ${scim.token}`)
    return send(response, 401, failure(401, 'the token is not known'))
  if (scim.wait > 0) await new Promise(resolve => setTimeout(resolve, scim.wait))
  const fault = scim.fault(seen)
  const ordinary = fault && !fault.commit ? null : perform(scim, seen)
  if (!fault) return send(response, ordinary![0], ordinary![1])
  if (fault.hang) return
  if (fault.drop) return void response.destroy()
  if (fault.endless) return pour(response)
  response.writeHead(fault.status ?? 500, { 'content-type': fault.type ?? 'text/html', ...fault.headers })
  response.end(fault.body ?? '<html>no</html>')
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/scim+json' })
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}

function send(response: ServerResponse, status: number, body: Entry | null): void {
  response.writeHead(status, { 'content-type': 'application/scim+json' })
  response.end(body ? JSON.stringify(body) : undefined)
}

const failure = (status: number, detail: string, scimType?: string): Entry => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  detail,
  ...(scimType && { scimType }),
})

type Outcome = [number, Entry | null]

function perform(scim: ScimServer, { method, path, body }: Seen): Outcome {
  const url = new URL(path, 'http://x')
  const [, kind, id] = url.pathname.split('/')
  if (kind === 'ServiceProviderConfig')
    return [200, { patch: { supported: scim.patch }, filter: { supported: true } }]
  if (kind === 'Schemas') return [200, { totalResults: 0, Resources: [] }]
  const entries = kind === 'Users' ? scim.users : scim.groups
  if (kind !== 'Users' && kind !== 'Groups') return [404, failure(404, 'no such endpoint')]
  if (method === 'GET' && id === undefined) return [200, search(entries, url.searchParams.get('filter'))]
  if (method === 'POST') return create(entries, body!)
  const entry = entries.get(decodeURIComponent(id ?? ''))
  if (!entry) return [404, failure(404, 'no such entry')]
  if (method === 'GET') return [200, entry]
  if (method === 'DELETE') return entries.delete(entry['id']) ? [204, null] : [404, null]
  if (method === 'PUT') return replace(entries, entry, body!)
  if (method === 'PATCH' && scim.patch) return change(entry, body!)
  return [501, failure(501, 'not implemented')]
}

function search(entries: Map<string, Entry>, filter: string | null): Entry {
  const [, attribute, value] = /^(\w+) eq (".*")$/.exec(filter ?? '') ?? []
  const wanted = value && JSON.parse(value).toLowerCase()
  const found = [...entries.values()].filter(
    entry => !attribute || String(entry[attribute] ?? '').toLowerCase() === wanted,
  )
  return { totalResults: found.length, Resources: found }
}

const nameOf = (entry: Entry): string => String(entry['userName'] ?? entry['displayName'] ?? '').toLowerCase()

function create(entries: Map<string, Entry>, body: Entry): Outcome {
  if ([...entries.values()].some(entry => nameOf(entry) === nameOf(body)))
    return [409, failure(409, 'the name is in use', 'uniqueness')]
  const entry = { ...body, id: randomUUID() }
  entries.set(entry.id, entry)
  return [201, entry]
}

function replace(entries: Map<string, Entry>, entry: Entry, body: Entry): Outcome {
  const next: Entry = { ...body, id: entry['id'] }
  entries.set(next['id'], next)
  return [200, next]
}

/** RFC 7644 §3.10: the attribute of an extension is named behind its URN. */
function replaceExtended(entry: Entry, path: string, value: unknown): void {
  const [, urn, attribute] = /^(.*):([^:]+)$/.exec(path)!
  entry[urn!] = { ...entry[urn!], [attribute!]: value }
}

function change(entry: Entry, { Operations }: Entry): Outcome {
  for (const { op, path, value } of Operations) {
    if (path === undefined) Object.assign(entry, value)
    else if (op === 'replace' && path.startsWith('urn:')) replaceExtended(entry, path, value)
    else if (op === 'replace') entry[path] = value
    else if (op === 'add') entry[path] = [...(entry[path] ?? []), ...value]
    else if (op === 'remove') {
      const gone = JSON.parse(/\[value eq (".*")\]/.exec(path)![1]!)
      entry['members'] = (entry['members'] ?? []).filter((member: Entry) => member['value'] !== gone)
    }
  }
  return [200, entry]
}
