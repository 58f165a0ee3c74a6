import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const profileAddress = getRouteApi('/profile')

export const PROFILE_TABS = [
  'identity',
  'password',
  'factors',
  'logins',
  'preferences',
  'sessions',
  'applications',
  'tokens',
  'activity',
  'registry',
  'account',
] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]
