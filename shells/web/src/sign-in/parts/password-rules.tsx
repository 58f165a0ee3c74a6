import { IconCircle, IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react'
import { isLongEnough, isPersonal, type PasswordOwner } from '@tamga/formats'
import { boot } from '../../api/boot.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StrengthMeter } from '../../parts/strength/strength-meter.tsx'
import { signInTexts } from '../texts.ts'

/** What the server will ask of a new password, ticked off while it is typed. */
export function PasswordRules({
  id,
  password,
  person,
}: {
  id: string
  password: string
  person?: PasswordOwner
}) {
  const t = useTexts(signInTexts)
  const { password_min: min } = boot.features
  return (
    <>
      <StrengthMeter password={password} person={person} />
      <ul id={id} className="rules" aria-label={t('rules.title')}>
        <Rule isMet={isLongEnough(password, min)}>{t('rules.length', { count: min })}</Rule>
        {person && (
          <Rule isMet={password !== '' && !isPersonal(password, person)}>{t('rules.personal')}</Rule>
        )}
        <li>
          <IconInfoCircle size={16} aria-hidden />
          <span>{t('rules.common')}</span>
        </li>
      </ul>
    </>
  )
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const t = useTexts(signInTexts)
  const Icon = isMet ? IconCircleCheckFilled : IconCircle
  return (
    <li data-met={isMet || undefined}>
      <Icon size={16} aria-hidden />
      <span>
        {children}
        <span className="unseen">: {t(isMet ? 'rules.met' : 'rules.unmet')}</span>
      </span>
    </li>
  )
}
