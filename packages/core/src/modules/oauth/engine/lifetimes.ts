import type { Client, KoaContextWithOIDC, RefreshToken, ResourceServer } from 'oidc-provider'
import type { Settings } from '../../../kernel/settings/settings.ts'
import type { RegisteredClient } from '../../clients/index.ts'
import { registrationOf } from './clients/clients.ts'

const HOUR = 3600
const INTERACTION = HOUR
const DEVICE = 600

/** A refresh token lasts for as long as it may lie unused, and never past the end of its family. */
export function refreshTtl(
  settings: Settings,
  { refresh_idle, refresh_max }: RegisteredClient,
  firstIssuedAt: number,
): number {
  const left = firstIssuedAt + (refresh_max ?? settings.REFRESH_MAX) - Math.floor(Date.now() / 1000)
  return Math.max(1, Math.min(refresh_idle ?? settings.REFRESH_IDLE, left))
}

export const lifetimes = (settings: Settings) => {
  const access = (_ctx: KoaContextWithOIDC, token: unknown, client: Client) =>
    registrationOf(client).access_ttl ??
    (token as { resourceServer?: ResourceServer }).resourceServer?.accessTokenTTL ??
    settings.ACCESS_TTL
  return {
    AuthorizationCode: settings.CODE_TTL,
    AccessToken: access,
    ClientCredentials: access,
    IdToken: settings.ID_TOKEN_TTL,
    RefreshToken: (_ctx: KoaContextWithOIDC, token: RefreshToken, client: Client) =>
      refreshTtl(settings, registrationOf(client), token.iiat ?? Math.floor(Date.now() / 1000)),
    Interaction: INTERACTION,
    DeviceCode: DEVICE,
    Session: settings.SESSION_MAX,
    Grant: settings.REFRESH_MAX,
  }
}
