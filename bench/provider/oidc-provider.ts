import type { Postgres } from '../postgres.ts'
import { startNodePeer } from './node-peer.ts'
import type { StartProvider } from './provider.ts'

export const oidcProvider =
  (postgres: Postgres): StartProvider =>
  async terms => {
    const peer = await startNodePeer(postgres, terms, 'oidc-provider')
    return {
      name: 'oidc-provider',
      pids: [peer.pid],
      origin: peer.origin,
      paths: {
        discovery: '/.well-known/openid-configuration',
        jwks: '/jwks',
        authorization: '/auth',
        token: '/token',
        introspection: '/token/introspection',
        userinfo: '/me',
      },
      client: peer.client,
      service: peer.service,
      redirectUri: terms.redirectUri,
      scope: terms.scope,
      cookies: peer.cookies,
      stop: peer.stop,
    }
  }
