import { Group, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Invitation } from '../../data/organisation/invitations.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../parts/badge/status-badge.tsx'
import { Hint } from '../../parts/overlay/hint.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { useNow } from '../../parts/time/use-now.ts'
import { invitationsTexts } from './texts.ts'

export const INVITATION_STATUSES = ['pending', 'expired', 'accepted', 'revoked'] as const

const TONES: Readonly<Record<Invitation['status'], Tone>> = {
  pending: 'info',
  expired: 'warning',
  accepted: 'success',
  revoked: 'neutral',
}

export function InvitationStatus({ status }: Pick<Invitation, 'status'>) {
  const t = useTexts(invitationsTexts)
  return <StatusBadge tone={TONES[status]}>{t(`invitations.status.${status}`)}</StatusBadge>
}

type Mail = NonNullable<Invitation['mail']>

const MAIL_TONES: Readonly<Record<Mail['status'], Tone>> = {
  queued: 'info',
  retrying: 'warning',
  sent: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export function MailDelivery({ mail }: Pick<Invitation, 'mail'>) {
  const t = useTexts(invitationsTexts)
  const { language } = useLanguage()
  const now = useNow(mail?.next_attempt_at)
  if (!mail) return <span>—</span>
  const badge = (
    <StatusBadge tone={MAIL_TONES[mail.status]}>{t(`invitations.mail.${mail.status}`)}</StatusBadge>
  )
  if (mail.status !== 'retrying' || !mail.next_attempt_at) return badge
  const when = fmt.relative(language, new Date(mail.next_attempt_at), now)
  return (
    <Hint label={t('invitations.mail.retrying.next', { count: mail.attempts, when })}>
      <Group w="fit-content" tabIndex={0}>
        {badge}
      </Group>
    </Hint>
  )
}

/** When the link stops working; of a closed invitation, when that happened. */
export function InvitationEnd({ invitation }: { invitation: Invitation }) {
  const { status, expires_at, closed_at } = invitation
  const isOver = status === 'accepted' || status === 'revoked'
  return (
    <Text size="sm" component="span" c={status === 'pending' ? undefined : 'dimmed'}>
      <RelativeTime value={isOver ? closed_at : expires_at} />
    </Text>
  )
}
