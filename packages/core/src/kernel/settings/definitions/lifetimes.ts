import { type Default, setting } from '../definition.ts'
import { duration, parseDuration } from '../kinds/amounts.ts'

/** A default that follows a shorter limit, so that shortening the limit alone is no contradiction. */
const atMost =
  (usual: string, limit: string): Default =>
  around =>
    `${Math.min(parseDuration(usual) ?? 0, Number(around.value(limit)))}s`

export const lifetimes = {
  SESSION_IDLE: setting(duration, {
    about: 'A session ends when it was not used for this long.',
    default: atMost('12h', 'SESSION_MAX'),
    shownDefault: '12h, or SESSION_MAX when that is shorter',
    example: '12h',
  }),
  SESSION_MAX: setting(duration, {
    about: 'A session ends this long after sign-in, used or not.',
    default: '7d',
  }),
  CODE_TTL: setting(duration, { about: 'Life of an authorization code.', default: '60s' }),
  ACCESS_TTL: setting(duration, { about: 'Life of an access token.', default: '10m' }),
  ID_TOKEN_TTL: setting(duration, { about: 'Life of an ID token.', default: '1h' }),
  REFRESH_IDLE: setting(duration, {
    about: 'A refresh token ends when it was not used for this long.',
    default: atMost('30d', 'REFRESH_MAX'),
    shownDefault: '30d, or REFRESH_MAX when that is shorter',
    example: '30d',
  }),
  REFRESH_MAX: setting(duration, {
    about: 'A family of refresh tokens ends this long after its first one.',
    default: '90d',
  }),
  SIGNING_KEY_ROTATION: setting(duration, {
    about: 'Age at which signing keys are replaced; the next ones are published a day before they sign.',
    default: '90d',
  }),
  INVITATION_TTL: setting(duration, { about: 'Life of an invitation link.', default: '7d' }),
  RESET_TTL: setting(duration, { about: 'Life of a link to choose a new password.', default: '1h' }),
  EMAIL_VERIFY_TTL: setting(duration, {
    about: 'Life of a link that confirms an e-mail address.',
    default: '24h',
  }),
  SETUP_TTL: setting(duration, {
    about: 'Life of the one-time setup link of an empty installation.',
    default: '1h',
  }),
  TENANT_DELETE_DELAY: setting(duration, {
    about: 'Time between the order to delete a tenant and the deletion, in which it can be taken back.',
    default: '30d',
  }),
  SCIM_RETRY_BASE: setting(duration, {
    about: 'Wait before the first of six retries of a SCIM push; each further wait doubles.',
    default: '30s',
  }),
}
