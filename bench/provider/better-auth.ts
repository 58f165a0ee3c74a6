import type { Postgres } from '../postgres.ts'
import { startNodePeer } from './node-peer.ts'
import type { StartProvider } from './provider.ts'

export const betterAuth =
  (postgres: Postgres): StartProvider =>
  async terms => {
    const peer = await startNodePeer(postgres, terms, 'better-auth')
    return {
      name: 'better-auth',
      pids: [peer.pid],
      origin: peer.origin,
      paths: {
        discovery: '/api/auth/.well-known/openid-configuration',
        jwks: '/api/auth/jwks',
        authorization: '/api/auth/oauth2/authorize',
        token: '/api/auth/oauth2/token',
        introspection: '/api/auth/oauth2/introspect',
        userinfo: '/api/auth/oauth2/userinfo',
        sessionCheck: '/api/auth/get-session',
      },
      client: peer.client,
      service: peer.service,
      redirectUri: terms.redirectUri,
      scope: terms.scope,
      cookies: peer.cookies,
      stop: peer.stop,
    }
  }
