import { useTexts } from '../../i18n/texts.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { ConfirmLink } from '../parts/confirm-link.tsx'
import { LinkGate } from '../parts/link-gate.tsx'
import { signInTexts } from '../texts.ts'
import { emailChangeTexts } from './texts.ts'

/** Behind the link in the new mailbox. */
export const ChangeEmailPage = () => <EmailPage kind="change" onward="/" />

/** Behind the link in the old mailbox: whoever undoes a change is signed out everywhere and needs a new password. */
export const UndoEmailPage = () => <EmailPage kind="undo" onward="/forgot-password" />

function EmailPage({ kind, onward }: { kind: 'change' | 'undo'; onward: string }) {
  const shared = useTexts(signInTexts)
  const t = useTexts(emailChangeTexts)
  const texts = {
    title: t(`${kind}.title`),
    lead: t(`${kind}.lead`),
    submit: t(`${kind}.submit`),
    done: t(`${kind}.done`),
    doneText: t(`${kind}.done.text`),
    invalid: t(`${kind}.invalid`),
  }
  return (
    <SplitFrame>
      <LinkGate missing={shared('link.missing.text')}>
        {token => (
          <ConfirmLink
            token={token}
            path={`/auth/email/${kind}`}
            texts={texts}
            onward={{ label: t(`${kind}.onward`), href: onward }}
          />
        )}
      </LinkGate>
    </SplitFrame>
  )
}
