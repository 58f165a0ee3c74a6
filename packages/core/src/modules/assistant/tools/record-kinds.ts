import type { RecordKind } from '../../../kernel/tools/tool.ts'

/** What answers can refer to. A kind whose module is not compiled in is never told. */
export const RECORD_KINDS: readonly RecordKind[] = [
  {
    kind: 'member',
    name: 'name',
    screen: '/organisation/members/:id',
    read: 'GET /api/v1/organisation/members/:id',
  },
  {
    kind: 'role',
    name: 'name',
    screen: '/organisation/roles/:id',
    read: 'GET /api/v1/organisation/roles/:id',
  },
  { kind: 'client', name: 'name', screen: '/sso/clients/:id', read: 'GET /api/v1/sso/clients/:id' },
  { kind: 'session', name: 'user.name', screen: '/sso/sessions' },
  {
    kind: 'provider',
    name: 'name',
    screen: '/sso/federation/:id',
    read: 'GET /api/v1/sso/federation/providers/:id',
  },
  {
    kind: 'campaign',
    name: 'name',
    screen: '/sso/reviews/:id',
    read: 'GET /api/v1/sso/reviews/campaigns/:id',
  },
  { kind: 'target', name: 'name', screen: '/sso/scim/:id', read: 'GET /api/v1/sso/scim/targets/:id' },
  { kind: 'run', name: 'operation', screen: '/sso/scim' },
  { kind: 'event', name: 'user.name', screen: '/sso/sessions' },
  { kind: 'dataset', name: 'name', screen: '/reports' },
  { kind: 'audit', name: 'action_label', screen: '/audit' },
]
