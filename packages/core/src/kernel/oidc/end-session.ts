import * as client from 'openid-client'
import type { Configured } from './configurations.ts'
import { isLoopback, isSecure, type RelyingParty } from './relying-party.ts'

export type SignOutOrder = Readonly<{
  /** The ID token of the session; without it the provider asks the person. */
  id_token_hint?: string | undefined
  /** Registered at the provider; without it the person stays on the provider's page. */
  post_logout_redirect_uri?: string | undefined
}>

/** OpenID Connect RP-Initiated Logout 1.0 §2 */
export function endSessionUrl(
  { config }: Configured,
  { issuer }: RelyingParty,
  order: SignOutOrder,
): string | null {
  const address = config.serverMetadata().end_session_endpoint
  if (address === undefined || !(isSecure(address) || isLoopback(issuer))) return null
  const parameters = Object.entries(order).filter(pair => pair[1] !== undefined) as [string, string][]
  return client.buildEndSessionUrl(config, new URLSearchParams(parameters)).href
}
