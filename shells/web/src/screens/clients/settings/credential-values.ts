import type { Client } from '../../../data/clients.ts'

export type CredentialValues = {
  token_endpoint_auth_method: Client['token_endpoint_auth_method']
  id_token_signed_response_alg: Client['id_token_signed_response_alg']
  jwks: string
  access_ttl: number | null
  refresh_idle: number | null
  refresh_max: number | null
}

export const valuesOf = (client: Client): CredentialValues => ({
  token_endpoint_auth_method: client.token_endpoint_auth_method,
  id_token_signed_response_alg: client.id_token_signed_response_alg,
  jwks: client.jwks ? JSON.stringify(client.jwks, null, 2) : '',
  access_ttl: client.access_ttl,
  refresh_idle: client.refresh_idle,
  refresh_max: client.refresh_max,
})
