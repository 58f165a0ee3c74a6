import '@fontsource-variable/noto-sans/wght.css'
import '@fontsource-variable/noto-sans-arabic/wght.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { boot } from '../api/boot.ts'
import { queryClient } from '../api/query-client.ts'
import { lazyPart } from '../parts/overlay/lazy-part.ts'
import { greetHost } from '../platform/core-shell.ts'
import { OutdatedShell } from '../platform/outdated-shell.tsx'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'
import { registerServiceWorker } from './service-worker.ts'
import { watchSession } from './session-watch.ts'
import { reloadWhenStale } from './stale-build.ts'
import { Toasts } from './toasts.tsx'

const StepUpGate = lazyPart(() => import('./step-up/step-up-gate.tsx'), 'StepUpGate')

// The scroll lock of dialogs makes a style tag of its own, which the content security policy must know.
setNonce(boot.nonce)
watchSession()
registerServiceWorker()
reloadWhenStale()

const host = await greetHost()

createRoot(document.getElementById('root')!).render(
  <Providers>
    {host === 'outdated' ? (
      <OutdatedShell />
    ) : (
      <QueryClientProvider client={queryClient}>
        <Toasts />
        <Suspense>
          <StepUpGate />
        </Suspense>
        <RouterProvider router={createAppRouter()} />
      </QueryClientProvider>
    )}
  </Providers>,
)
