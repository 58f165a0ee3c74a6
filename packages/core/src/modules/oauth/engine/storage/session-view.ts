import type { AdapterPayload } from 'oidc-provider'
import type { Identity } from '../../../../kernel/http/identity/identity.ts'
import { amrOf } from '../flow/authentication.ts'

/** What the provider has to know of a session. */
export type SessionView = Pick<
  Identity,
  | 'id'
  | 'person_id'
  | 'tenant_id'
  | 'created_at'
  | 'authenticated_at'
  | 'expires_at'
  | 'auth_methods'
  | 'acr'
  | 'confined'
>

const inSeconds = (time: string): number => Math.floor(Date.parse(time) / 1000)

/** The platform session as the engine sees it. */
export const sessionPayload = (token: string, identity: SessionView): AdapterPayload => ({
  kind: 'Session',
  jti: token,
  uid: identity.id,
  accountId: identity.person_id,
  loginTs: inSeconds(identity.authenticated_at),
  acr: identity.acr,
  amr: amrOf(identity.auth_methods),
  iat: inSeconds(identity.created_at),
  exp: inSeconds(identity.expires_at),
})
