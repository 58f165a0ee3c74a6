import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const targetsAddress = getRouteApi('/sso/scim')
export const targetAddress = getRouteApi('/sso/scim/$id')

export const TARGET_TABS = ['runs', 'settings', 'resync'] as const
export type TargetTab = (typeof TARGET_TABS)[number]
export const RUN_FILTERS = ['status', 'operation', 'resync'] as const
export type RunFilter = (typeof RUN_FILTERS)[number]
