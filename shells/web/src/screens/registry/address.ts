import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const registryAddress = getRouteApi('/registry')
export const batchAddress = getRouteApi('/registry/batches/$id')

export const REGISTRY_TABS = ['lookup', 'batches'] as const

export const LOOKUP_FILTERS = ['operation', 'looked_by'] as const
