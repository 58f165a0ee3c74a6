import { type ComponentType, lazy } from 'react'
import { loadWhenReached } from '../../api/connection.ts'

type PropsOf<C> = C extends ComponentType<infer P> ? P : never

/**
 * A component that is loaded when it is first drawn: `lazyPart(() => import('./push-dialog.tsx'), 'PushDialog')`. Dialogs and
 * drawers stand in a `LazyOverlay`, tabs in `PageTabs`; both wait for it.
 */
export const lazyPart = <M, K extends keyof M>(load: () => Promise<M>, name: K) =>
  lazy(async () => ({ default: (await loadWhenReached(load))[name] as ComponentType<PropsOf<M[K]>> }))
