import { getRouteApi } from '@tanstack/react-router'

// What the screen reads of its address. The route itself imports the screen, so this must not import the route.
export const notificationsAddress = getRouteApi('/notifications')

export const NOTIFICATION_TABS = ['list', 'switches'] as const
export type NotificationTab = (typeof NOTIFICATION_TABS)[number]
