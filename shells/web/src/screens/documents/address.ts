import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const documentsAddress = getRouteApi('/documents')
export const documentAddress = getRouteApi('/documents/$id')

export const DOCUMENT_FILTERS = ['status', 'folder', 'label'] as const
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]
