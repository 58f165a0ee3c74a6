import { jwtVerify } from 'jose'
import { isStorableText } from '../http/body/json-body.ts'
import type { Configured } from './configurations.ts'
import { OidcError } from './oidc-error.ts'
import { ALGORITHMS } from './relying-party.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** Which of our sessions a provider wants ended. */
export type LogoutToken = Readonly<{ jti: string; sid: string | null; subject: string | null }>

/** OpenID Connect Back-Channel Logout 1.0 §2.6 */
export async function verifyLogoutToken({ config, keys }: Configured, token: string): Promise<LogoutToken> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: config.serverMetadata().issuer,
    audience: config.clientMetadata().client_id,
    algorithms: [...ALGORITHMS],
    clockTolerance: 60,
    maxTokenAge: '5m',
    requiredClaims: ['iat', 'jti', 'events'],
  })
  const { events, nonce, jti, sid, sub } = payload
  const isLogout = typeof events === 'object' && events !== null && EVENT in events
  if (!isLogout || nonce !== undefined) throw new OidcError('failed', 'no_logout_token')
  const [found, subject] = [textOf(sid), textOf(sub)]
  if (!textOf(jti) || (found === null && subject === null)) throw new OidcError('failed', 'no_logout_token')
  return { jti: jti!, sid: found, subject }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 255 && isStorableText(value) ? value : null
