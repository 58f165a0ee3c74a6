import { createTestDatabase, SERVICE_ROLES, serviceUrl, startPgBouncer } from '@tamga/core/testing'

/** A way to reach PostgreSQL: the owner's address past any pooler, and the one that the service is given. */
export type Backend = {
  readonly direct: string
  readonly given: string
  readonly isPooled: boolean
  /** An empty database of its own, by the same way. */
  emptyDatabase(): Promise<Backend>
  stop(): Promise<void>
}

export type Server = { readonly url: string; stop(): Promise<unknown> }

/** Straight to the server. */
export async function openDirect(start: () => Promise<Server>): Promise<Backend> {
  const server = await start()
  return backend(server.url, server.url, [() => server.stop()])
}

/** Through PgBouncer in transaction mode, where all clients of a role share one connection: what leaks, leaks at once. */
export async function openPooled(start: () => Promise<Server>): Promise<Backend> {
  const server = await start()
  const users = Object.fromEntries(
    SERVICE_ROLES.map(role => [role, passwordOf(serviceUrl(server.url, role))]),
  )
  const bouncer = await startPgBouncer({ url: server.url, users, poolSize: 1 })
  return backend(server.url, bouncer.url, [() => bouncer.stop(), () => server.stop()])
}

function backend(direct: string, given: string, stops: (() => Promise<unknown>)[]): Backend {
  return {
    direct,
    given,
    isPooled: direct !== given,
    async emptyDatabase() {
      const drops: (() => Promise<unknown>)[] = []
      const made = await createTestDatabase({ after: drop => void drops.push(drop) }, direct)
      return backend(made, withDatabase(given, new URL(made).pathname), drops)
    },
    async stop() {
      for (const stop of stops) await stop()
    },
  }
}

export const passwordOf = (url: string): string => decodeURIComponent(new URL(url).password)

function withDatabase(url: string, pathname: string): string {
  const changed = new URL(url)
  changed.pathname = pathname
  return changed.href
}
