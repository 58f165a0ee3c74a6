import { getRouteApi } from '@tanstack/react-router'

// What the screen reads of its address. The route itself imports the screen, so this must not import the route.
export const documentSettingsAddress = getRouteApi('/documents/settings')

export const SETTING_TABS = ['templates', 'folders', 'retention'] as const
