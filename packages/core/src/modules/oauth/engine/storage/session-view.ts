import type { AdapterPayload } from 'oidc-provider'
import type { Identity } from '../../../../kernel/http/steps/identify.ts'
import { amrOf } from '../flow/authentication.ts'

const inSeconds = (time: string): number => Math.floor(Date.parse(time) / 1000)

/** The platform session as the engine sees it. */
export const sessionPayload = (token: string, identity: Identity): AdapterPayload => ({
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
