import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonLink } from '../parts/button.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { deviceTexts } from './texts.ts'

export function Allowed() {
  const t = useTexts(deviceTexts)
  return (
    <div className="stack">
      <Outcome icon={IconCircleCheck} tone="good" title={t('device.done')}>
        {t('device.done.text')}
      </Outcome>
      <Onward />
    </div>
  )
}

export function Denied() {
  const t = useTexts(deviceTexts)
  return (
    <div className="stack">
      <Outcome icon={IconAlertCircle} title={t('device.denied')}>
        {t('device.denied.text')}
      </Outcome>
      <Onward />
    </div>
  )
}

function Onward() {
  const t = useTexts(deviceTexts)
  return (
    <ButtonLink variant="other" href="/">
      {t('device.home')}
    </ButtonLink>
  )
}
