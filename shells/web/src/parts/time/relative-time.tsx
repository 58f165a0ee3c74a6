import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { Hint } from '../overlay/hint.tsx'
import { useNow } from './use-now.ts'

type Moment = string | Date | null | undefined

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

type RelativeTimeProps = { value: Moment; isFocusable?: boolean; fallback?: string }

/** "3 minutes ago"; the exact moment on hover, and on focus where the keyboard should reach it. */
export function RelativeTime({ value, isFocusable = false, fallback = '—' }: RelativeTimeProps) {
  const { language } = useLanguage()
  const now = useNow(value)
  if (!value) return <span>{fallback}</span>
  const date = new Date(value)
  return (
    <Hint label={fmt.dateTime(language, date, { timeZone })}>
      <time dateTime={date.toISOString()} tabIndex={isFocusable ? 0 : undefined}>
        {fmt.relative(language, date, now)}
      </time>
    </Hint>
  )
}

export function AbsoluteTime({ value, fallback = '—' }: { value: Moment; fallback?: string }) {
  const { language } = useLanguage()
  if (!value) return <span>{fallback}</span>
  const date = new Date(value)
  return <time dateTime={date.toISOString()}>{fmt.dateTime(language, date, { timeZone })}</time>
}
