import type { ExportedTable } from '@tamga/core'

/** What a tenant takes along: never a secret. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'federation_provider',
    table: 'federation_provider',
    columns: [
      'id',
      'slug',
      'name',
      'issuer',
      'client_id',
      'scope',
      'claim_mapping',
      'enabled',
      'jit',
      'trust_email',
      'default_roles',
      'email_domains',
      'logo_uri',
      'created_at',
      'version',
    ],
    key: ['id'],
  },
  {
    type: 'federation_link',
    table: 'federation_link',
    columns: [
      'id',
      'provider_id',
      'issuer',
      'subject',
      'person_id',
      'email',
      'first_login_at',
      'last_login_at',
      'logins',
    ],
    key: ['id'],
  },
]
