import type { Operation } from './operations.ts'

/** How many times as much each peer must at least cost as we do. A dash of the table is a missing number. */
export const BARS: Readonly<Record<Operation, Readonly<Record<string, number>>>> = {
  discovery: { 'oidc-provider': 1.6, 'better-auth': 12, glewlwyd: 0.8 },
  client_credentials: { 'oidc-provider': 2, 'better-auth': 8, glewlwyd: 20 },
  introspection: { 'oidc-provider': 2, 'better-auth': 8, glewlwyd: 10 },
  auth: { 'oidc-provider': 2.5, 'better-auth': 4, glewlwyd: 20 },
  exchange: { 'oidc-provider': 1.5, 'better-auth': 4, glewlwyd: 6 },
  refresh: { 'oidc-provider': 1.4, 'better-auth': 3.3, glewlwyd: 4.5 },
  userinfo: { 'oidc-provider': 2.5, 'better-auth': 6, glewlwyd: 8 },
  session_check: { 'better-auth': 12 },
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
