import '../interaction/interaction.css'
import './device.css'
import { useTexts } from '../../i18n/texts.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { usePageTitle } from '../interaction/use-page-title.ts'
import { CodeEntry } from './code-entry.tsx'
import { Allowed, Denied } from './ends.tsx'
import { deviceTexts } from './texts.ts'

const ENDS: Readonly<Record<string, typeof Allowed>> = { '/device/done': Allowed, '/device/denied': Denied }

/** Letting in a device that has no browser of its own: its code, and how it ended. */
export function DevicePage() {
  const t = useTexts(deviceTexts)
  usePageTitle(t('device.page'))
  const Step = ENDS[location.pathname] ?? CodeEntry
  return (
    <SplitFrame>
      <Step />
    </SplitFrame>
  )
}
