import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import type { Strength } from './estimate.ts'
import classes from './strength-meter.module.css'
import { strengthTexts } from './texts.ts'

const STEPS = [1, 2, 3, 4] as const

type StrengthMeterProps = { password: string; person?: { email?: string; name?: string } | undefined }

/** How hard a new password is to guess. What judges it is loaded with the first letter: it is larger than the page. */
export function StrengthMeter({ password, person }: StrengthMeterProps) {
  const t = useTexts(strengthTexts)
  const strength = useStrength(password, person)
  if (strength === null) return null
  const shown = Math.max(1, strength) as (typeof STEPS)[number]
  return (
    <div className={classes.meter} data-strength={shown}>
      <div className={classes.bars} aria-hidden>
        {STEPS.map(step => (
          <span key={step} data-filled={step <= shown || undefined} />
        ))}
      </div>
      <span role="status">{t('strength.is', { strength: t(`strength.${shown}`) })}</span>
    </div>
  )
}

function useStrength(password: string, { email = '', name = '' }: StrengthMeterProps['person'] = {}) {
  const [strength, setStrength] = useState<Strength | null>(null)
  useEffect(() => {
    let isStale = false
    if (password === '') setStrength(null)
    else
      void import('./estimate.ts').then(({ estimateStrength }) => {
        const known = [email, ...email.split('@'), ...name.split(/\s+/)].filter(word => word.length > 2)
        if (!isStale) setStrength(estimateStrength(password, known))
      })
    return () => {
      isStale = true
    }
  }, [password, email, name])
  return strength
}
