import { Box } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { PageWaiting } from '../../parts/page/page-waiting.tsx'
import { useHost } from '../../platform/use-host.ts'
import { TroubleBanner } from './connection/trouble-banner.tsx'
import { useEvents } from './connection/use-events.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useFreshTexts } from './use-fresh-texts.ts'

/** Inside a native shell the page is the work area alone: menu, title bar and session are the host's. */
export function HostedFrame() {
  const main = useRef<HTMLElement>(null)
  useDocumentTitle(main)
  useFocusOnArrival(main)
  useFreshTexts()
  useHost()
  useEvents()
  return (
    <Box component="main" id="main" ref={main} tabIndex={-1} p={{ base: 'md', sm: 'lg' }}>
      <TroubleBanner />
      <Box maw={1280} mx="auto">
        <Suspense fallback={<PageWaiting />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  )
}
