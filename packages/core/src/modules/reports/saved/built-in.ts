import type { DatasetQuery } from '../run/query.ts'

export type Chart = 'table' | 'bar' | 'line' | 'number'

/** A report that every tenant has; its name is `report.<id>`. */
export type BuiltIn = { readonly id: string; readonly chart: Chart; readonly query: DatasetQuery }

const ACTIVE = { column: 'status', op: 'eq', value: 'active' } as const
const LONG = 90
const MONTH = { days: 30 }
const YEAR = { days: 365 }

const list = (id: string, query: Omit<DatasetQuery, 'measures'>): BuiltIn => ({
  id,
  chart: 'table',
  query: { ...query, measures: [] },
})

/** What administrators of identity systems ask for most. */
export const BUILT_IN: readonly BuiltIn[] = [
  list('inactive_members', {
    dataset: 'members',
    by: ['person', 'email', 'unit', 'roles', 'last_seen_at'],
    filters: [ACTIVE, { column: 'last_seen_at', op: 'not_within_days', value: LONG }],
    sort: ['last_seen_at'],
  }),
  list('never_signed_in', {
    dataset: 'members',
    by: ['person', 'email', 'unit', 'created_at'],
    filters: [ACTIVE, { column: 'last_seen_at', op: 'is_empty' }],
  }),
  {
    id: 'members_by_unit',
    chart: 'bar',
    query: { dataset: 'members', by: ['unit'], measures: ['count', 'seen_30_days'], filters: [ACTIVE] },
  },
  {
    id: 'new_members',
    chart: 'line',
    query: { dataset: 'members', by: ['created_at:month'], measures: ['count'], range: YEAR },
  },
  list('unused_roles', {
    dataset: 'role_grants',
    by: ['person', 'email', 'role', 'granted_at', 'last_used_on'],
    filters: [
      { column: 'is_automatic', op: 'eq', value: false },
      { column: 'last_used_on', op: 'not_within_days', value: LONG },
    ],
  }),
  {
    id: 'role_membership',
    chart: 'bar',
    query: { dataset: 'role_grants', by: ['role'], measures: ['people', 'never_used'] },
  },
  list('administrators', {
    dataset: 'role_grants',
    by: ['person', 'email', 'granted_at', 'granted_by', 'last_used_on'],
    filters: [{ column: 'role_key', op: 'eq', value: 'admin' }],
  }),
  {
    id: 'sign_ins_by_day',
    chart: 'line',
    query: { dataset: 'sign_ins', by: ['at:day'], measures: ['succeeded', 'failed'], range: MONTH },
  },
  {
    id: 'sign_in_methods',
    chart: 'bar',
    query: { dataset: 'sign_ins', by: ['method'], measures: ['succeeded', 'people'], range: MONTH },
  },
  {
    id: 'active_people',
    chart: 'number',
    query: { dataset: 'sign_ins', by: [], measures: ['people', 'succeeded'], range: MONTH, compare: true },
  },
  {
    id: 'refusals',
    chart: 'bar',
    query: { dataset: 'failures', by: ['action'], measures: ['count', 'addresses'], range: MONTH },
  },
  {
    id: 'second_factors',
    chart: 'bar',
    query: { dataset: 'factors', by: ['unit'], measures: ['with_factor', 'without_factor', 'factor_share'] },
  },
  list('without_second_factor', {
    dataset: 'factors',
    by: ['person', 'email', 'unit', 'is_required', 'last_seen_at'],
    filters: [{ column: 'has_factor', op: 'eq', value: false }],
  }),
  {
    id: 'application_use',
    chart: 'bar',
    query: {
      dataset: 'application_use',
      by: ['application'],
      measures: ['sign_ins', 'failed', 'failure_share'],
      range: MONTH,
    },
  },
  list('unused_applications', {
    dataset: 'applications',
    by: ['application', 'type', 'is_enabled', 'created_at', 'last_used_at'],
    filters: [{ column: 'last_used_at', op: 'not_within_days', value: LONG }],
  }),
  {
    id: 'changes_by_person',
    chart: 'bar',
    query: {
      dataset: 'audit',
      by: ['actor'],
      measures: ['count'],
      filters: [{ column: 'kind', op: 'eq', value: 'change' }],
      range: MONTH,
    },
  },
  {
    id: 'sessions_by_person',
    chart: 'bar',
    query: { dataset: 'sessions', by: ['person'], measures: ['count'], limit: 20 },
  },
  {
    id: 'invitations_by_status',
    chart: 'bar',
    query: { dataset: 'invitations', by: ['status'], measures: ['count'], range: YEAR },
  },
]
