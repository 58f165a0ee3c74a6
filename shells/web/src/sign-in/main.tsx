import '@fontsource-variable/noto-sans/wght.css'
import '@fontsource-variable/noto-sans-arabic/wght.css'
import './styles/styles.ts'
import '../app/app.css'
import './styles/sign-in.css'
import { createRoot } from 'react-dom/client'
import { Providers } from '../app/providers.tsx'
import { registerServiceWorker } from '../app/service-worker.ts'
import { reloadWhenStale } from '../app/stale-build.ts'
import { BrandProvider } from './brand.tsx'
import { SignedOutPages } from './signed-out-pages.tsx'

registerServiceWorker()
reloadWhenStale()

createRoot(document.getElementById('root')!).render(
  <Providers>
    <BrandProvider>
      <SignedOutPages />
    </BrandProvider>
  </Providers>,
)
