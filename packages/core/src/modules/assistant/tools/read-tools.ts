import type { ReadTool } from '../../../kernel/tools/tool.ts'

const MEMBER = [
  'name',
  'email',
  'status',
  'roles.name',
  'unit.name',
  'position',
  'last_seen_at',
  'created_at',
]

/**
 * What can be asked: read routes of modules, by the address at which they stand, with the fields that are told. Registration number,
 * civil id, telephone and network address are in none of them.
 */
export const READ_TOOLS: readonly ReadTool[] = [
  {
    name: 'find_members',
    description:
      'Members of the organisation, by words of their name or e-mail, status, role (id or key) or unit. Sort by last_seen_at to find who has not been seen for long.',
    route: 'GET /api/v1/organisation/members',
    takes: ['q', 'status', 'role', 'unit', 'sort', 'limit', 'cursor', 'count'],
    fields: MEMBER,
    record: { kind: 'member', id: 'id' },
  },
  {
    name: 'read_member',
    description:
      'One member: roles with when and by whom they were given, open sessions, when permissions were last used.',
    route: 'GET /api/v1/organisation/members/:id',
    takes: ['id'],
    fields: [...MEMBER, 'grants', 'sessions', 'permission_use'],
    record: { kind: 'member', id: 'id' },
  },
  {
    name: 'list_roles',
    description: 'Roles of the organisation with their permissions and how many members have them.',
    route: 'GET /api/v1/organisation/roles',
    takes: ['q', 'limit', 'cursor', 'count'],
    fields: ['key', 'name', 'description', 'permissions', 'members'],
    record: { kind: 'role', id: 'id' },
  },
  {
    name: 'list_applications',
    description: 'Connected applications (OAuth2 clients).',
    route: 'GET /api/v1/sso/clients',
    takes: ['q', 'type', 'enabled', 'sort', 'limit', 'cursor', 'count'],
    fields: ['name', 'type', 'enabled', 'scopes', 'grant_types', 'first_party', 'last_used_at', 'created_at'],
    record: { kind: 'client', id: 'id' },
  },
  {
    name: 'list_sessions',
    description: 'Who is signed in now, from which country and with what.',
    route: 'GET /api/v1/sso/sessions',
    takes: ['q', 'user', 'method', 'sort', 'limit', 'cursor', 'count'],
    fields: [
      'user.name',
      'user.id',
      'created_at',
      'last_seen_at',
      'location.country',
      'device.browser',
      'device.os',
      'auth_methods',
    ],
    record: { kind: 'session', id: 'id' },
  },
  {
    name: 'list_ended_sessions',
    description: 'Sessions that were ended: whose, by whom, when and why.',
    route: 'GET /api/v1/sso/sessions/events',
    takes: ['user', 'cause', 'terminated_by', 'from', 'to', 'limit', 'cursor'],
    fields: ['user.name', 'user.id', 'cause', 'terminated_by.name', 'reason', 'at'],
    record: { kind: 'event', id: 'id' },
  },
  {
    name: 'search_audit',
    description:
      'The audit log: who changed what and when. Actions are names such as member.role_granted or session.started; from and to are times.',
    route: 'GET /api/v1/audit',
    takes: ['kind', 'actor', 'action', 'target', 'from', 'to', 'limit', 'cursor'],
    fields: ['at', 'kind', 'actor.name', 'action', 'target.type', 'target.name'],
    record: { kind: 'audit', id: 'id' },
  },
  {
    name: 'list_identity_providers',
    description: 'External identity providers that people sign in through.',
    route: 'GET /api/v1/sso/federation/providers',
    takes: ['limit', 'cursor'],
    fields: ['name', 'issuer', 'enabled', 'jit', 'email_domains', 'last_login_at', 'links'],
    record: { kind: 'provider', id: 'id' },
  },
  {
    name: 'list_review_campaigns',
    description: 'Access review campaigns with their state and how many items are decided.',
    route: 'GET /api/v1/sso/reviews/campaigns',
    takes: ['status', 'limit', 'cursor'],
    fields: ['name', 'status', 'due_at', 'opened_at', 'closed_at', 'counts'],
    record: { kind: 'campaign', id: 'id' },
  },
  {
    name: 'list_provisioning_targets',
    description: 'Systems that receive user records through SCIM, with their health.',
    route: 'GET /api/v1/sso/scim/targets',
    takes: ['limit', 'cursor'],
    fields: ['name', 'enabled', 'health', 'last_run_at'],
    record: { kind: 'target', id: 'id' },
  },
  {
    name: 'list_provisioning_runs',
    description: 'Pushes of user records to connected systems, with their outcome.',
    route: 'GET /api/v1/sso/scim/runs',
    takes: ['status', 'limit', 'cursor'],
    fields: ['target.name', 'operation', 'status', 'attempt', 'http_status', 'problem', 'created_at'],
    record: { kind: 'run', id: 'id' },
  },
]
