import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const serviceAccountsAddress = getRouteApi('/service-accounts')
export const serviceAccountAddress = getRouteApi('/service-accounts/$id')
