import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** A table of the tenant in its export: what each line is called, and the columns that may leave. Secrets are never among them. */
export type ExportedTable = Readonly<{
  type: string
  table: string
  columns: readonly string[]
  /** The rest of the primary key, after tenant_id: the order of the export. */
  key: readonly string[]
}>

/** A module that keeps tables of a tenant adds them here. */
export const tenantExport = defineExtensionPoint<ExportedTable>('tenant.export')

export const CORE_TABLES: readonly ExportedTable[] = [
  {
    type: 'tenant',
    table: 'tenant',
    columns: [
      'id',
      'slug',
      'name',
      'status',
      'delete_after',
      'default_language',
      'languages',
      'created_at',
      'version',
    ],
    key: ['id'],
  },
  {
    type: 'domain_proof',
    table: 'domain_proof',
    columns: ['domain', 'proven_by', 'proven_at'],
    key: ['domain'],
  },
  { type: 'brand', table: 'tenant_brand', columns: ['brand', 'updated_at', 'version'], key: ['tenant_id'] },
  {
    type: 'security',
    table: 'tenant_security',
    columns: ['session_idle', 'session_max', 'session_limit', 'allowed_networks', 'updated_at', 'version'],
    key: ['tenant_id'],
  },
  {
    type: 'member',
    table: 'membership',
    columns: ['person_id', 'status', 'email', 'name', 'last_seen_at', 'joined_at', 'created_at', 'version'],
    key: ['person_id'],
  },
  {
    type: 'role',
    table: 'role',
    columns: ['id', 'key', 'name', 'description', 'built_in', 'created_at', 'version'],
    key: ['id'],
  },
  {
    type: 'role_permission',
    table: 'role_permission',
    columns: ['role_id', 'permission'],
    key: ['role_id', 'permission'],
  },
  {
    type: 'role_owner',
    table: 'role_owner',
    columns: ['role_id', 'person_id'],
    key: ['role_id', 'person_id'],
  },
  {
    type: 'grant',
    table: 'membership_role',
    columns: ['person_id', 'role_id', 'automatic', 'granted_at', 'granted_by', 'granted_by_name'],
    key: ['person_id', 'role_id'],
  },
  {
    type: 'permission_use',
    table: 'permission_use',
    columns: ['person_id', 'permission', 'last_used_on'],
    key: ['person_id', 'permission'],
  },
  {
    type: 'installation',
    table: 'app_installation',
    columns: ['app', 'version', 'active', 'installed_at', 'installed_by'],
    key: ['app'],
  },
  {
    type: 'invitation',
    table: 'invitation',
    columns: [
      'id',
      'person_id',
      'email',
      'name',
      'language',
      'status',
      'expires_at',
      'sent_at',
      'invited_by',
      'invited_by_name',
      'created_at',
      'closed_at',
    ],
    key: ['id'],
  },
  {
    type: 'client',
    table: 'oidc_client',
    columns: [
      'id',
      'client_id',
      'name',
      'type',
      'first_party',
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
  {
    type: 'session',
    table: 'session',
    columns: [
      'id',
      'person_id',
      'created_at',
      'authenticated_at',
      'last_seen_at',
      'expires_at',
      'ip',
      'user_agent',
      'auth_methods',
    ],
    key: ['id'],
  },
  {
    type: 'session_event',
    table: 'session_event',
    columns: [
      'id',
      'session_id',
      'person_id',
      'person_name',
      'person_email',
      'cause',
      'terminated_by',
      'terminated_by_name',
      'reason',
      'ip',
      'at',
    ],
    key: ['id'],
  },
]
