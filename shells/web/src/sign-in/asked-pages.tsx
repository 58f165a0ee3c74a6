import type { ComponentType } from 'react'
import { boot } from '../api/boot.ts'
import { lazyPart } from '../parts/overlay/lazy-part.ts'

const InteractionPage = lazyPart(() => import('./interaction/interaction-page.tsx'), 'InteractionPage')
const LogoutPage = lazyPart(() => import('./logout/logout-page.tsx'), 'LogoutPage')
const ProblemPage = lazyPart(() => import('./oauth-problem/problem-page.tsx'), 'ProblemPage')

const DevicePage = lazyPart(() => import('./device/device-page.tsx'), 'DevicePage')
const DeviceRequestPage = lazyPart(
  () => import('./device-request/device-request-page.tsx'),
  'DeviceRequestPage',
)

const VerifyDocumentPage = lazyPart(() => import('./document/verify-document-page.tsx'), 'VerifyDocumentPage')

const TellProblem = () => boot.problem && <ProblemPage problem={boot.problem} />

/** Pages that an application or a printed code leads to; who signs in by themselves loads none of them. A failed request wins over its address. */
export function askedPage(): ComponentType | null {
  if (boot.problem) return TellProblem
  if (/^\/verify\/?$/.test(location.pathname)) return VerifyDocumentPage
  if (location.pathname.startsWith('/interaction/')) return InteractionPage
  if (/^\/device\/(?!done$|denied$)./.test(location.pathname)) return DeviceRequestPage
  if (/^\/device(\/|$)/.test(location.pathname)) return DevicePage
  return location.pathname.startsWith('/logout/') ? LogoutPage : null
}
