import { fmt } from '@tamga/core/i18n'
import { useLanguage } from '../../i18n/language.tsx'
import type { Session } from './session-queries.ts'

type Where = Pick<Session, 'ip' | 'location'>

/** The town and country where they are known, and the address. */
export function Place({ ip, location }: Where) {
  const { language } = useLanguage()
  if (!ip && !location) return <span>—</span>
  const country = location && fmt.country(language, location.country)
  return (
    <>
      {location && <bdi>{[location.city, country].filter(Boolean).join(', ')}</bdi>}
      {location && ip && ' · '}
      {ip && <bdi dir="ltr">{ip}</bdi>}
    </>
  )
}
