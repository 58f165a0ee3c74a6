import type { MemberStatus } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../parts/badge/status-badge.tsx'
import { peopleTexts } from './texts.ts'

export const MEMBER_STATUSES = ['active', 'invited', 'suspended', 'left'] as const

const TONES: Readonly<Record<MemberStatus, Tone>> = {
  active: 'success',
  invited: 'info',
  suspended: 'warning',
  left: 'neutral',
}

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const t = useTexts(peopleTexts)
  return <StatusBadge tone={TONES[status]}>{t(`people.status.${status}`)}</StatusBadge>
}
