import { Stack } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'

const PdfPages = lazyPart(() => import('./pdf-pages.tsx'), 'PdfPages')

/** A PDF file; what draws it is loaded with the first one. */
export function PdfView({ path, label }: { path: string; label: string }) {
  return (
    <Stack>
      <Suspense fallback={<CardWaiting />}>
        <PdfPages key={path} path={path} label={label} />
      </Suspense>
    </Stack>
  )
}
