import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const sessionsAddress = getRouteApi('/sso/sessions')

export const SESSION_FILTERS = ['method', 'ip', 'user', 'from', 'to'] as const
export const EVENT_FILTERS = ['cause', 'user', 'terminated_by', 'from', 'to'] as const
