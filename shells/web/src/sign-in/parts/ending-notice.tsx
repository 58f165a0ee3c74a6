import { IconInfoCircle } from '@tabler/icons-react'
import { boot } from '../../api/boot.ts'
import { useTexts } from '../../i18n/texts.ts'
import { signInTexts } from '../texts.ts'
import { Notice } from './notice.tsx'

const CAUSES = [
  'admin',
  'self',
  'expired',
  'limit',
  'password_changed',
  'member_removed',
  'review',
  'provider_logout',
] as const
type Cause = (typeof CAUSES)[number]

const isCause = (cause: string): cause is Cause => CAUSES.some(known => known === cause)

/** Who comes back to a session that is over learns by whom it was ended, and why. */
export function EndingNotice() {
  const t = useTexts(signInTexts)
  const { ending } = boot
  if (!ending || !isCause(ending.cause)) return null
  const { cause, by, reason } = ending
  return (
    <Notice tone="info" icon={IconInfoCircle} title={t(`ending.${cause}`)}>
      {by && <span>{t('ending.by', { name: by })} </span>}
      {reason ? t('ending.reason', { reason }) : t('ending.again')}
    </Notice>
  )
}
