import type { Target } from '../../../data/provisioning.ts'
import type { TargetActs } from '../use-target-acts.tsx'

/** A form works on the target it was opened with; `onReload` opens it anew. */
export type TargetTabProps = { target: Target; acts: TargetActs; onReload: () => void }
