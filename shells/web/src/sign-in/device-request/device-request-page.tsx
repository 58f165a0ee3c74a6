import type { DeviceRequest } from './device-request.ts'
import '../interaction/interaction.css'
import './device-request.css'
import { Suspense } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { ConsentStep, LoginStep } from '../interaction/later-steps.ts'
import { Failure, Waiting } from '../interaction/states.tsx'
import { uidInPath, useAsked } from '../interaction/use-asked.ts'
import { usePageTitle } from '../interaction/use-page-title.ts'
import { deviceRequestTexts } from './texts.ts'
import { TooLate } from './too-late.tsx'

const DeviceFacts = lazyPart(() => import('./device-facts.tsx'), 'DeviceFacts')

/** Who signs in, and what they allow: the same steps as for any application, and where the device is. */
export function DeviceRequestPage() {
  const t = useTexts(deviceRequestTexts)
  usePageTitle(t('device.request'))
  return (
    <SplitFrame>
      <Asked />
    </SplitFrame>
  )
}

function Asked() {
  const t = useTexts(deviceRequestTexts)
  const path = `/oauth/device-requests/${encodeURIComponent(uidInPath())}`
  const { asked, problem, load, isExpired } = useAsked<DeviceRequest>(path)
  if (isExpired) return <TooLate />
  if (problem) return <Failure problem={problem} onRetry={load} />
  if (!asked) return <Waiting />
  const step = { asked, path, reload: load, expired: <TooLate /> }
  return asked.kind === 'consent' && asked.user ? (
    <Suspense fallback={<Waiting />}>
      <ConsentStep
        {...step}
        user={asked.user}
        title={t('device.consent', { client: asked.client.name })}
        about={<DeviceFacts device={asked.device} />}
        after={t('device.after')}
      />
    </Suspense>
  ) : (
    <Suspense fallback={<Waiting />}>
      <LoginStep {...step} />
    </Suspense>
  )
}
