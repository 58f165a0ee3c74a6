import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { Button } from '../parts/button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import classes from './cross-device.module.css'
import { crossDeviceTexts } from './texts.ts'
import { useCrossDevice } from './use-cross-device.ts'

const QrCode = lazyPart(() => import('../../parts/qr/qr-code.tsx'), 'QrCode')

type CrossDeviceProps = {
  tenant: string | undefined
  onSignedIn: () => void | Promise<void>
  onBack: () => void
}

/** A code for the phone, and the number that it asks about. */
export function CrossDevice({ tenant, onSignedIn, onBack }: CrossDeviceProps) {
  const t = useTexts(crossDeviceTexts)
  const { waiting, problem, start, replace } = useCrossDevice(tenant, onSignedIn)
  return (
    <section className="stack" aria-label={t('phone.title')}>
      <p className="quiet">{t('phone.lead')}</p>
      <ProblemNotice problem={problem} wait={0} />
      {waiting && !problem && (
        <div className={classes['shown']}>
          <Suspense>
            <QrCode text={waiting.link} label={t('phone.code')} />
          </Suspense>
          <div className={classes['number']}>
            <span>{t('phone.number')}</span>
            <strong>{waiting.number}</strong>
          </div>
        </div>
      )}
      <p className="unseen" role="status">
        {waiting && !problem ? t('phone.waiting') : ''}
      </p>
      {problem?.code === 'other_person' && <Button onClick={replace}>{t('phone.replace')}</Button>}
      {problem && problem.code !== 'other_person' && <Button onClick={start}>{t('phone.again')}</Button>}
      <Button variant="other" icon={<IconArrowLeft size={18} className="rtl-flip" />} onClick={onBack}>
        {t('phone.back')}
      </Button>
    </section>
  )
}
