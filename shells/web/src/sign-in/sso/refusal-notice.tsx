import { IconAlertCircle } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../parts/notice.tsx'
import { ssoTexts } from './texts.ts'

const KNOWN = [
  'sso_expired',
  'sso_unavailable',
  'sso_denied',
  'sso_not_invited',
  'sso_invitation_pending',
  'sso_email_missing',
  'sso_already_linked',
  'secret_key_changed',
  'not_a_member',
  'membership_suspended',
  'tenant_suspended',
  'reauthentication_required',
  'login_method_disabled',
  'dan_expired',
  'dan_failed',
  'dan_unavailable',
  'eid_not_linked',
  'eid_already_linked',
  'other_person',
] as const
type Known = (typeof KNOWN)[number]

const isKnown = (code: string): code is Known => KNOWN.some(known => known === code)

/** Why a sign-in through another provider came to nothing, and what to do now. */
export function RefusalNotice({ code }: { code: string }) {
  const t = useTexts(ssoTexts)
  return (
    <Notice tone="bad" icon={IconAlertCircle} title={t('refusal.title')}>
      {isKnown(code) ? t(`refusal.${code}`) : t('refusal.other')}
    </Notice>
  )
}
