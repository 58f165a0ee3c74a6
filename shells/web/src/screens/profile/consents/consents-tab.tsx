import { useLoaded } from '../../../parts/overlay/use-loaded.ts'

const load = () => import('./consent-list.tsx')

/** Loaded when it is looked at: the other tabs need nothing of it. */
export function ConsentsTab() {
  const part = useLoaded(load, true)
  return part && <part.ConsentList />
}
