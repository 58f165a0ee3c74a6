import { useCallback, useEffect, useState } from 'react'
import { type ApiError, isApiError, offlineProblem } from '../../api/problem.ts'
import { onSessionChange } from '../../api/session-channel.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { request } from '../request.ts'

/** The name of a request is the last part of the page's address. */
export const uidInPath = (): string => location.pathname.split('/')[2] ?? ''

type State<T> = { asked: T | null; problem: ApiError | null }

/** What an application asks for, in the language of the page; what was read before stays until the new is there. */
export function useAsked<T extends { expires_at: string }>(path: string) {
  const { language } = useLanguage()
  const [state, setState] = useState<State<T>>({ asked: null, problem: null })
  const load = useCallback(
    () =>
      request<T>('GET', path).then(
        asked => setState({ asked, problem: null }),
        error => setState({ asked: null, problem: isApiError(error) ? error : offlineProblem() }),
      ),
    [path],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server describes it in the language of the page
  useEffect(() => void load(), [load, language])
  // Somebody signed in or out in another tab: the page must not name the wrong person.
  useEffect(() => onSessionChange(() => void load()), [load])
  const isExpired = useExpiry(state.asked?.expires_at)
  useFreshPage()
  return { ...state, load, isExpired: isExpired || state.problem?.code === 'interaction_expired' }
}

/** Nobody should press a button that can only be refused. */
function useExpiry(expiresAt: string | undefined): boolean {
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    if (expiresAt === undefined) return
    const timer = setTimeout(() => setExpired(true), Math.max(0, Date.parse(expiresAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [expiresAt])
  return isExpired
}

/** Coming back from the application, the browser may show the page as it was left: answered already. */
function useFreshPage(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
}

/** Never comes back: until the browser has left, no second press may send anything. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}

/** Tells the provider who is signed in now, and goes where it says. */
export async function continueAt(path: string): Promise<never> {
  const { redirect_to } = await request<{ redirect_to: string }>('POST', `${path}/login`)
  return leaveFor(redirect_to)
}
