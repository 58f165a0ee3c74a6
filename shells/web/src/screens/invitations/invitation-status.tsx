import { Box, Group, Text, Tooltip } from '@mantine/core'
import { fmt } from '@tamga/core/i18n'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { StatusBadge, type Tone } from '../../parts/status-badge.tsx'
import { useNow } from '../../parts/use-now.ts'
import type { Invitation } from '../people/organisation-queries.ts'
import { invitationsTexts } from './texts.ts'

export const INVITATION_STATUSES = ['pending', 'expired', 'accepted', 'revoked'] as const

const TONES: Readonly<Record<Invitation['status'], Tone>> = {
  pending: 'info',
  expired: 'warning',
  accepted: 'success',
  revoked: 'neutral',
}

/** A badge shortens its text rather than ask a narrow column for room. */
function WholeBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Box w="max-content">
      <StatusBadge tone={tone}>{children}</StatusBadge>
    </Box>
  )
}

export function InvitationStatus({ status }: Pick<Invitation, 'status'>) {
  const t = useTexts(invitationsTexts)
  return <WholeBadge tone={TONES[status]}>{t(`invitations.status.${status}`)}</WholeBadge>
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
  const now = useNow()
  if (!mail) return <span>—</span>
  const badge = <WholeBadge tone={MAIL_TONES[mail.status]}>{t(`invitations.mail.${mail.status}`)}</WholeBadge>
  if (mail.status !== 'retrying' || !mail.next_attempt_at) return badge
  const when = fmt.relative(language, new Date(mail.next_attempt_at), now)
  return (
    <Tooltip label={t('invitations.mail.retrying.next', { count: mail.attempts, when })}>
      <Group w="fit-content" tabIndex={0}>
        {badge}
      </Group>
    </Tooltip>
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
