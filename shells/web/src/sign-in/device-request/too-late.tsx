import { IconHourglass } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Outcome } from '../parts/outcome.tsx'
import { deviceRequestTexts } from './texts.ts'

/** Too old, decided already, or begun in another browser: the device has to show another code. */
export function TooLate() {
  const t = useTexts(deviceRequestTexts)
  return (
    <Outcome
      icon={IconHourglass}
      title={t('device.late')}
      action={{ label: t('device.another'), href: '/device' }}
    >
      {t('device.late.text')}
    </Outcome>
  )
}
