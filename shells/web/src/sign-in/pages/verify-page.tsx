import { useTexts } from '../../i18n/texts.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { ConfirmLink } from '../parts/confirm-link.tsx'
import { LinkGate } from '../parts/link-gate.tsx'
import { signInTexts } from '../texts.ts'

export function VerifyPage() {
  const t = useTexts(signInTexts)
  const texts = {
    title: t('verify.title'),
    lead: t('verify.lead'),
    submit: t('verify.submit'),
    done: t('verify.done'),
    doneText: t('verify.done.text'),
    invalid: t('verify.invalid.text'),
  }
  return (
    <SplitFrame>
      <LinkGate missing={t('link.missing.text')}>
        {token => (
          <ConfirmLink
            token={token}
            path="/auth/email/verify"
            texts={texts}
            onward={{ label: t('link.continue'), href: '/' }}
          />
        )}
      </LinkGate>
    </SplitFrame>
  )
}
