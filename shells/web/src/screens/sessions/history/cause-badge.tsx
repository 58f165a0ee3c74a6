import type { SessionCause } from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../../parts/badge/status-badge.tsx'
import { sessionsTexts } from '../texts.ts'

const TONES: Readonly<Record<SessionCause, Tone>> = {
  logout: 'neutral',
  self: 'neutral',
  expired: 'neutral',
  limit: 'neutral',
  password_changed: 'info',
  provider_logout: 'info',
  review: 'warning',
  member_removed: 'warning',
  admin: 'danger',
}

export const CAUSES = Object.keys(TONES) as SessionCause[]

/** How a session ended. */
export function CauseBadge({ cause }: { cause: SessionCause }) {
  const t = useTexts(sessionsTexts)
  return <StatusBadge tone={TONES[cause]}>{t(`sessions.cause.${cause}`)}</StatusBadge>
}
