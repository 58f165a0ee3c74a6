import { useEffect, useState } from 'react'
import { type StepUpAsked, stepUps } from '../../api/step-up-channel.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'

const StepUpDialog = lazyPart(() => import('./step-up-dialog.tsx'), 'StepUpDialog')

/** One dialog for every request that needs a second factor first; all that wait go on, or none. */
export function StepUpGate() {
  const [asked, setAsked] = useState<StepUpAsked[]>([])
  useEffect(() => stepUps.listen(one => setAsked(all => [...all, one])), [])
  const answer = (isProven: boolean) => {
    for (const one of asked) one.done(isProven)
    setAsked([])
  }
  const [first] = asked
  return (
    <LazyOverlay opened={first !== undefined}>
      {first && <StepUpDialog methods={first.methods} onAnswer={answer} />}
    </LazyOverlay>
  )
}
