import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'client',
    table: 'oidc_client',
    columns: [
      'id',
      'client_id',
      'name',
      'type',
      'first_party',
      'service_account',
      'redirect_uris',
      'post_logout_redirect_uris',
      'backchannel_logout_uri',
      'grant_types',
      'scopes',
      'token_endpoint_auth_method',
      'id_token_signed_response_alg',
      'jwks',
      'enabled',
      'logo_uri',
      'access_ttl',
      'refresh_idle',
      'refresh_max',
      'last_used_at',
      'created_at',
      'version',
    ],
    key: ['id'],
  },
  {
    type: 'client_use',
    table: 'oidc_client_use',
    columns: ['client_id', 'day', 'sign_ins', 'refreshes', 'client_credentials', 'failures'],
    key: ['client_id', 'day'],
  },
]
