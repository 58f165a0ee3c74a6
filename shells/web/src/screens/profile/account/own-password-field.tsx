import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useMe } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { profileTexts } from '../texts.ts'

/** The current password, before something that a stolen session must not do. Whoever has none leaves it empty. */
export function OwnPasswordField(props: PasswordInputProps) {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  return (
    <>
      {/* A password manager needs to know whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        label={t('profile.password.current')}
        description={t('profile.password.current.hint')}
        autoComplete="current-password"
        dir="ltr"
        visibilityToggleButtonProps={{ 'aria-label': t('profile.password.show') }}
        {...props}
      />
    </>
  )
}
