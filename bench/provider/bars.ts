import type { Operation } from './operations.ts'

type Bars = Readonly<Record<string, number>>

/** Nobody can do it for less than what is written by hand; we may cost 1.3 times that. */
const LIMIT: Bars = { 'hand-written': 0.77 }

/** How many times as much each peer must at least cost as we do. A dash of the table is a missing number. */
export const BARS: Readonly<Record<Operation, Bars>> = {
  discovery: { ...LIMIT, 'oidc-provider': 1.6, 'better-auth': 12, glewlwyd: 0.8 },
  client_credentials: { ...LIMIT, 'oidc-provider': 2, 'better-auth': 8, glewlwyd: 20 },
  introspection: { ...LIMIT, 'oidc-provider': 2, 'better-auth': 8, glewlwyd: 10 },
  auth: { ...LIMIT, 'oidc-provider': 2.5, 'better-auth': 4, glewlwyd: 20 },
  exchange: { ...LIMIT, 'oidc-provider': 1.5, 'better-auth': 4, glewlwyd: 6 },
  refresh: { ...LIMIT, 'oidc-provider': 1.4, 'better-auth': 3.3, glewlwyd: 4.5 },
  userinfo: { ...LIMIT, 'oidc-provider': 2.5, 'better-auth': 6, glewlwyd: 8 },
  session_check: { ...LIMIT, 'better-auth': 12 },
}

export const TITLES: Readonly<Record<Operation, string>> = {
  discovery: 'discovery + JWKS',
  client_credentials: 'client_credentials',
  introspection: 'introspection',
  auth: '/auth with a session',
  exchange: 'code exchange',
  refresh: 'refresh',
  userinfo: 'userinfo',
  session_check: 'session check',
}
