import { Suspense } from 'react'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { useMenuHas } from './app-attention.ts'

const StarredReports = lazyPart(() => import('./starred-reports.tsx'), 'StarredReports')

/** Loaded behind the page, and only where the menu leads to reports. */
export function OwnReports() {
  const has = useMenuHas()
  return (
    has('/reports') && (
      <Suspense fallback={null}>
        <StarredReports />
      </Suspense>
    )
  )
}
