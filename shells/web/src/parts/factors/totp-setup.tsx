import { TextInput } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../overlay/lazy-part.ts'
import { CodeField } from './code-field.tsx'
import classes from './factors.module.css'
import { factorTexts } from './texts.ts'

const QrCode = lazyPart(() => import('../qr/qr-code.tsx'), 'QrCode')

export type TotpSecret = { secret: string; otpauth_uri: string }

type Props = {
  totp: TotpSecret
  code: string
  onCode: (code: string) => void
  error?: ReactNode
}

const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret for an authenticator app, and the code that proves that the app has it. */
export function TotpSetup({ totp, code, onCode, error }: Props) {
  const t = useTexts(factorTexts)
  return (
    <div className={classes.setup}>
      <p className={classes.text}>{t('factors.setup.text')}</p>
      <div className={classes.code}>
        <Suspense>
          <QrCode text={totp.otpauth_uri} label={t('factors.setup.qr')} />
        </Suspense>
      </div>
      <TextInput
        label={t('factors.setup.key')}
        value={grouped(totp.secret)}
        readOnly
        dir="ltr"
        onFocus={event => event.currentTarget.select()}
      />
      <CodeField label={t('factors.setup.code')} value={code} onChange={onCode} error={error} />
    </div>
  )
}
