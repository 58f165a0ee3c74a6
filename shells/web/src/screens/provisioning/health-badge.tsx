import type { Target } from '../../data/provisioning.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { scimTexts } from './texts.ts'

const TONES = { ok: 'success', failing: 'danger', paused: 'warning', unknown: 'neutral' } as const

export function HealthBadge({ target: { enabled, health } }: { target: Pick<Target, 'enabled' | 'health'> }) {
  const t = useTexts(scimTexts)
  if (!enabled) return <StatusBadge status="disabled" />
  return <StatusBadge tone={TONES[health]}>{t(`scim.health.${health}`)}</StatusBadge>
}
