import { useLoaded } from '../../../parts/overlay/use-loaded.ts'

const load = () => import('./own-tokens.tsx')

/** Loaded when it is looked at: the other tabs need nothing of it. */
export function TokensTab() {
  const part = useLoaded(load, true)
  return part && <part.OwnTokens />
}
