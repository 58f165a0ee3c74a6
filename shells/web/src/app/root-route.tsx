import { createRootRouteWithContext } from '@tanstack/react-router'
import type { queryClient } from '../api/query-client.ts'
import { menusQuery, meQuery } from '../data/me.ts'
import { PageWaiting } from '../parts/page/page-waiting.tsx'
import { hostShell } from '../platform/core-shell.ts'
import { ErrorScreen } from '../screens/problems/error-screen.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { FrameWaiting } from './frame/frame-waiting.tsx'
import { HostedFrame } from './frame/hosted-frame.tsx'
import { MissingScreen } from './missing-screen.tsx'

/** Every screen stands in the frame, and is drawn only when it is known who is there and what they may see. */
export const rootRoute = createRootRouteWithContext<{ queryClient: typeof queryClient }>()({
  beforeLoad: async ({ context, location }) => {
    if (location.pathname === '/pos/till')
      await import('../data/till/keep-page.ts').then(till => till.restoreIdentity())
    await Promise.all([
      context.queryClient.ensureQueryData(meQuery),
      context.queryClient.ensureQueryData(menusQuery),
    ])
  },
  component: hostShell ? HostedFrame : AppFrame,
  // The first thing that is drawn, at once.
  pendingComponent: hostShell ? PageWaiting : FrameWaiting,
  pendingMs: 0,
  pendingMinMs: 0,
  wrapInSuspense: true,
  errorComponent: ErrorScreen,
  notFoundComponent: MissingScreen,
})
