import { useState } from 'react'
import { type Invitation, resendInvitation, revokeInvitation } from '../../data/organisation/invitations.ts'
import { useTexts } from '../../i18n/texts.ts'
import { focusPageIfLost } from '../../parts/overlay/focus-after.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { invitationsTexts } from './texts.ts'

export function useInvitationActs() {
  const t = useTexts(invitationsTexts)
  const [error, setError] = useState<Error | null>(null)
  const [confirm, dialog] = useConfirm()
  const resend = async ({ id, user }: Invitation) => {
    setError(null)
    try {
      await resendInvitation(id)
      showDone(t('invitations.resent', { email: user.email }))
    } catch (thrown) {
      setError(thrown as Error)
    }
  }
  const revoke = ({ id, user: { name } }: Invitation) =>
    confirm({
      title: t('invitations.revoke.title', { name }),
      effect: t('invitations.revoke.text'),
      verb: t('invitations.revoke.confirm'),
      done: t('invitations.revoked', { name }),
      onConfirm: async () => {
        await revokeInvitation(id)
        focusPageIfLost()
      },
    })
  return { resend, revoke, error, dialog }
}
