import { type ComponentType, lazy } from 'react'
import { boot } from '../app/boot.ts'

const InteractionPage = lazy(async () => ({
  default: (await import('./interaction/interaction-page.tsx')).InteractionPage,
}))
const LogoutPage = lazy(async () => ({ default: (await import('./logout/logout-page.tsx')).LogoutPage }))
const ProblemPage = lazy(async () => ({
  default: (await import('./oauth-problem/problem-page.tsx')).ProblemPage,
}))

const TellProblem = () => boot.problem && <ProblemPage problem={boot.problem} />

/** Pages that an application leads to; who signs in by themselves loads none of them. A failed request wins over its address. */
export function askedPage(): ComponentType | null {
  if (boot.problem) return TellProblem
  if (location.pathname.startsWith('/interaction/')) return InteractionPage
  return location.pathname.startsWith('/logout/') ? LogoutPage : null
}
