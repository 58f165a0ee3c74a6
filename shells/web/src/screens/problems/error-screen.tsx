import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ProblemState } from '../../parts/state/problem-state.tsx'

/** What the server said, in its own words, with the number that finds it in the logs. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  return <ProblemState error={error as Error} order={1} onRetry={() => void router.invalidate()} />
}
