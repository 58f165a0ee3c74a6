import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  { type: 'brand', table: 'tenant_brand', columns: ['brand', 'updated_at', 'version'], key: ['tenant_id'] },
  {
    type: 'mail_template',
    table: 'mail_template',
    columns: ['kind', 'language', 'subject', 'heading', 'body', 'updated_at', 'version'],
    key: ['kind', 'language'],
  },
  {
    type: 'security',
    table: 'tenant_security',
    columns: [
      'session_idle',
      'session_max',
      'session_limit',
      'allowed_networks',
      'second_factor',
      'second_factor_roles',
      'second_factor_grace_days',
      'second_factor_since',
      'federated_counts',
      'passkeys_enabled',
      'passkey_user_verification',
      'passkey_attachment',
      'aaguid_allow',
      'aaguid_deny',
      'password_enabled',
      'password_min_length',
      'updated_at',
      'version',
    ],
    key: ['tenant_id'],
  },
]
