import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import SCIMMY from 'scimmy'
import SCIMMYRouters from 'scimmy-routers'
import type { Entry } from './scim-server.ts'

export type ScimmyServer = {
  url: string
  token: string
  users: Map<string, Entry>
  groups: Map<string, Entry>
  /** Requests by method, as they came in. */
  seen: { method: string; path: string }[]
  /** Milliseconds before each answer. */
  wait: number
  /** Does something else with a request, or lets it pass. */
  meddle: (request: Request, response: Response, next: NextFunction) => void
  userOf(externalId: string): Entry | undefined
  close(): void
}

/** SCIMMY, a service provider of others, over memory. It knows one set of resources in a process. */
export async function startScimmy(): Promise<ScimmyServer> {
  const [users, groups] = [new Map<string, Entry>(), new Map<string, Entry>()]
  declare(SCIMMY.Resources.User, users, 'userName')
  declare(SCIMMY.Resources.Group, groups, 'displayName')
  const app = express()
  const server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const scimmy: ScimmyServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/scim`,
    token: `tok-${randomUUID()}`,
    users,
    groups,
    seen: [],
    wait: 0,
    meddle: (_request, _response, next) => next(),
    userOf: externalId => [...users.values()].find(user => user['externalId'] === externalId),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  app.use((request, response, next) => {
    scimmy.seen.push({ method: request.method, path: request.path })
    setTimeout(() => scimmy.meddle(request, response, next), scimmy.wait)
  })
  app.use(
    '/scim',
    new SCIMMYRouters({ type: 'bearer', handler: request => authenticate(request, scimmy.token) }),
  )
  return scimmy
}

function authenticate(request: Request, token: string): string {
  if (request.header('authorization') !== `Bearer ${token}`) throw new Error('the token is not known')
  return 'tamga'
}

type Declared = typeof SCIMMY.Resources.User | typeof SCIMMY.Resources.Group

function declare(type: Declared, entries: Map<string, Entry>, unique: string): void {
  const taken = (given: Entry, id: string) =>
    [...entries.values()].some(
      entry =>
        entry['id'] !== id && String(entry[unique]).toLowerCase() === String(given[unique]).toLowerCase(),
    )
  const missing = () => new SCIMMY.Types.Error(404, null as never, 'no such entry')
  SCIMMY.Resources.declare(type as never)
  const resource = type as typeof SCIMMY.Resources.User
  resource
    .ingress((asked, given) => {
      const id = asked.id ?? randomUUID()
      if (asked.id && !entries.has(id)) throw missing()
      if (taken(given as Entry, id)) throw new SCIMMY.Types.Error(409, 'uniqueness', 'the name is in use')
      const entry = { ...JSON.parse(JSON.stringify(given)), id }
      entries.set(id, entry)
      return entry
    })
    .egress(asked => {
      if (asked.id) {
        const entry = entries.get(asked.id)
        if (!entry) throw missing()
        return entry as never
      }
      const all = [...entries.values()]
      return (asked.filter ? asked.filter.match(all) : all) as never
    })
    .degress(asked => {
      if (!entries.delete(asked.id!)) throw missing()
    })
}
