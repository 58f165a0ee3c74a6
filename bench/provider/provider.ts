import type { Terms } from './terms.ts'

/** Everybody beside ours, by name. */
export const PEERS = ['hand-written', 'oidc-provider', 'better-auth', 'glewlwyd'] as const

export type Peer = (typeof PEERS)[number]

export type Credentials = { id: string; secret: string }

/** A running OpenID provider, ours or another one: where it answers, and who may ask. */
export type RunningProvider = {
  name: string
  pids: readonly number[]
  origin: string
  paths: {
    discovery: string
    jwks: string
    authorization: string
    token: string
    introspection: string
    userinfo: string
    /** Who am I, for the holder of a session. */
    sessionCheck?: string
  }
  client: Credentials
  service: Credentials
  redirectUri: string
  /** What it wants to be told besides, at the authorization endpoint. */
  extra?: Readonly<Record<string, string>>
  /** What the client asks for. */
  scope: string
  /** What the service asks for, where it must ask. */
  serviceScope?: string
  /** One for each person who is signed in. */
  cookies: readonly string[]
  /** The share of requests that may fail, for one that cannot help it. */
  tolerance?: number
  stop(): Promise<void>
}

export type StartProvider = (terms: Terms) => Promise<RunningProvider>
