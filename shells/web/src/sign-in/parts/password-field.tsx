import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { signInTexts } from '../texts.ts'
import { TextField } from './text-field.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  autoComplete: 'current-password' | 'current-password webauthn' | 'new-password'
  describedBy?: string
  autoFocus?: boolean
}

/** A password that can be looked at, and that says when the keyboard types capitals. */
export function PasswordField({ describedBy, ...props }: Props) {
  const t = useTexts(signInTexts)
  const [isVisible, setVisible] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = isVisible ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      name="password"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={1024}
      leftSection={<IconLock size={18} />}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className="icon-button"
          aria-label={t(isVisible ? 'field.hide_password' : 'field.show_password')}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      description={hasCapsLock ? <span role="status">{t('field.caps_lock')}</span> : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      aria-describedby={describedBy}
    />
  )
}
