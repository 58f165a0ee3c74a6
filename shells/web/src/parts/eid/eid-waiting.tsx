import { lazy, Suspense, useEffect, useState } from 'react'
import type { Shown } from '../../data/own/eid-request.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CountdownRing, useSecondsLeft } from './countdown-ring.tsx'
import classes from './eid.module.css'
import { eidTexts } from './texts.ts'

const QrCode = lazy(() => import('../qr/qr-code.tsx').then(part => ({ default: part.QrCode })))

/** How long the service waits for a person. */
const SECONDS = 120

type EidWaitingProps = {
  shown: Shown
  phonePage: string | null
  /** What to do, where it is somebody else's phone. */
  lead?: string
}

/** The code to compare, or the one to scan, with the time that is left. */
export function EidWaiting({ shown, phonePage, lead }: EidWaitingProps) {
  const t = useTexts(eidTexts)
  const { verification_code: code, channel, device_links, expires_at } = shown
  const isScanned = device_links.length > 0
  return (
    <div className={classes['shown']}>
      <p className={classes['lead']}>{lead ?? t(isScanned ? 'eid.scan' : `eid.wait.${channel}`)}</p>
      {isScanned && <LiveQr shown={shown} />}
      <CountdownRing until={expires_at} seconds={SECONDS}>
        {code !== null && channel !== 'mobile_otp' && (
          <>
            <span className={classes['label']}>{t('eid.code')}</span>
            <bdi className={classes['code']}>{code}</bdi>
          </>
        )}
        <TimeLeft until={expires_at} />
      </CountdownRing>
      {code !== null && channel !== 'mobile_otp' && lead === undefined && (
        <p className={classes['quiet']}>{t('eid.compare')}</p>
      )}
      <p className={classes['unseen']} role="status">
        {code === null ? t('eid.waiting') : t('eid.waiting.code', { code })}
      </p>
      {phonePage && (
        <p className={classes['quiet']}>
          {t('eid.simulated')}{' '}
          <a href={phonePage} target="_blank" rel="noreferrer">
            {t('eid.simulated.open')}
          </a>
        </p>
      )}
    </div>
  )
}

/** Read out once with the code: a timer that speaks every second would drown everything else. */
function TimeLeft({ until }: { until: string }) {
  const left = Math.ceil(useSecondsLeft(until))
  return (
    <bdi className={classes['time']} role="timer" aria-live="off">
      {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
    </bdi>
  )
}

/** Another address each second: a picture of the code that is passed on soon leads nowhere. */
function LiveQr({ shown }: { shown: Shown }) {
  const t = useTexts(eidTexts)
  const { device_links: links, received_at } = shown
  const [second, setSecond] = useState(0)
  useEffect(() => {
    const tick = () => setSecond(Math.floor((Date.now() - received_at) / 1000))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [received_at])
  const link = links[Math.min(second, links.length - 1)]!
  return (
    <Suspense fallback={<div style={{ height: 232 }} />}>
      <a href={link} aria-label={t('eid.open_app')}>
        <QrCode text={link} label={t('eid.qr')} />
      </a>
    </Suspense>
  )
}
