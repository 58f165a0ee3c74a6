import { useTexts } from '../../../i18n/texts.ts'
import { clientsTexts } from '../texts.ts'

const LABELS = {
  name: 'clients.name',
  type: 'clients.column.type',
  first_party: 'clients.first_party',
  national_identifiers: 'clients.national_identifiers',
  required_acr: 'clients.required_acr',
  resource: 'clients.resource',
  redirect_uris: 'clients.redirect_uris',
  post_logout_redirect_uris: 'clients.post_logout',
  backchannel_logout_uri: 'clients.backchannel',
  grant_types: 'clients.grants',
  scopes: 'clients.scopes',
  token_endpoint_auth_method: 'clients.auth.method',
  id_token_signed_response_alg: 'clients.alg',
  jwks: 'clients.jwks',
  has_secret: 'clients.secret',
  former_secret_expires_at: 'clients.field.former_secret',
  enabled: 'clients.column.enabled',
  logo_uri: 'clients.logo',
  launch_uri: 'clients.launch_uri',
  category: 'clients.category',
  description: 'clients.description',
  audience: 'clients.audience',
  access_ttl: 'clients.lifetime.access_ttl',
  refresh_idle: 'clients.lifetime.refresh_idle',
  refresh_max: 'clients.lifetime.refresh_max',
} as const

const isKnown = (field: string): field is keyof typeof LABELS => field in LABELS

/** A field of a client, called as its form calls it. */
export function useClientFieldLabel(): (field: string) => string {
  const t = useTexts(clientsTexts)
  return field => (isKnown(field) ? t(LABELS[field]) : field)
}
