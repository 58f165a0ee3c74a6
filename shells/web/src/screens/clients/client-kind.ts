import type { Client, NewClient, Scope } from '../../data/clients.ts'

export const CLIENT_KINDS = ['web', 'browser', 'device', 'screen', 'machine'] as const
export type ClientKind = (typeof CLIENT_KINDS)[number]

/** What a machine may be given: it acts in nobody's name. */
export const BUSINESS_SCOPES: readonly Scope[] = ['erp.read', 'erp.write']
export const SENSITIVE_SCOPES: readonly Scope[] = ['phone', ...BUSINESS_SCOPES]
export const PLAIN_SCOPES: readonly Scope[] = ['openid', 'profile', 'email', 'offline_access']

/** The others are named after permissions and open our own API in a person's name. */
export const isApiScope = (scope: Scope): boolean =>
  !PLAIN_SCOPES.includes(scope) && !SENSITIVE_SCOPES.includes(scope)

/** RFC 8628; not every installation offers it. */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

/** The one whose name, addresses and secret the settings of the server decide. */
export const isDefaultClient = ({ client_id }: Pick<Client, 'client_id'>): boolean => client_id === 'default'

/** What each kind of application is registered as. */
export function registrationOf(kind: ClientKind): Omit<NewClient, 'name'> {
  if (kind === 'machine')
    return { type: 'confidential', grant_types: ['client_credentials'], scopes: ['erp.read'] }
  if (kind === 'screen')
    return {
      type: 'public',
      grant_types: [DEVICE_GRANT, 'refresh_token'],
      scopes: ['openid', 'profile', 'email', 'offline_access'],
    }
  return {
    type: kind === 'web' ? 'confidential' : 'public',
    grant_types: ['authorization_code', 'refresh_token'],
    scopes: ['openid', 'profile', 'email'],
  }
}
