import { type ComponentType, lazy } from 'react'
import { boot } from '../api/boot.ts'

const InteractionPage = lazy(async () => ({
  default: (await import('./interaction/interaction-page.tsx')).InteractionPage,
}))
const LogoutPage = lazy(async () => ({ default: (await import('./logout/logout-page.tsx')).LogoutPage }))
const ProblemPage = lazy(async () => ({
  default: (await import('./oauth-problem/problem-page.tsx')).ProblemPage,
}))

const DevicePage = lazy(async () => ({ default: (await import('./device/device-page.tsx')).DevicePage }))
const DeviceRequestPage = lazy(async () => ({
  default: (await import('./device-request/device-request-page.tsx')).DeviceRequestPage,
}))

const TellProblem = () => boot.problem && <ProblemPage problem={boot.problem} />

/** Pages that an application leads to; who signs in by themselves loads none of them. A failed request wins over its address. */
export function askedPage(): ComponentType | null {
  if (boot.problem) return TellProblem
  if (location.pathname.startsWith('/interaction/')) return InteractionPage
  if (/^\/device\/(?!done$|denied$)./.test(location.pathname)) return DeviceRequestPage
  if (/^\/device(\/|$)/.test(location.pathname)) return DevicePage
  return location.pathname.startsWith('/logout/') ? LogoutPage : null
}
