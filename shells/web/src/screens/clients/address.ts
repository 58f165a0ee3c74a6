import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const clientsAddress = getRouteApi('/sso/clients')
export const clientAddress = getRouteApi('/sso/clients/$id')

export const CLIENT_TABS = ['settings', 'launch', 'credentials', 'scopes', 'quick_start', 'activity'] as const
export type ClientTab = (typeof CLIENT_TABS)[number]
