import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const peopleAddress = getRouteApi('/organisation/members')
export const personAddress = getRouteApi('/organisation/members/$id')

export const TABS = ['overview', 'roles', 'permissions', 'sessions', 'links', 'timeline'] as const
export type PersonTab = (typeof TABS)[number]
