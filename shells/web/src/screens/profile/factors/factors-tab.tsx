import { useLoaded } from '../../../parts/overlay/use-loaded.ts'

const load = () => import('./factor-cards.tsx')

/** Loaded when it is looked at: the other tabs need nothing of it. */
export function FactorsTab() {
  const part = useLoaded(load, true)
  return part && <part.FactorCards />
}
