import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const federationAddress = getRouteApi('/sso/federation')
export const providerAddress = getRouteApi('/sso/federation/$id')

export const PROVIDER_TABS = ['settings', 'mapping', 'people'] as const
export type ProviderTab = (typeof PROVIDER_TABS)[number]
