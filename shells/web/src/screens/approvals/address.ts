import { getRouteApi } from '@tanstack/react-router'

// What the screen reads of its address. The route itself imports the screen, so this must not import the route.
export const approvalsAddress = getRouteApi('/approvals')

export const APPROVAL_TABS = ['queue', 'flows', 'templates', 'substitute'] as const
