import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import classes from './badge.module.css'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

const COLORS: Readonly<Record<Tone, string>> = {
  success: 'green',
  warning: 'yellow',
  danger: 'red',
  info: 'blue',
  neutral: 'gray',
}

const TONES = {
  active: 'success',
  enabled: 'success',
  succeeded: 'success',
  installed: 'success',
  open: 'info',
  running: 'info',
  queued: 'info',
  invited: 'info',
  pending: 'warning',
  retrying: 'warning',
  suspended: 'warning',
  failed: 'danger',
  expired: 'neutral',
  disabled: 'neutral',
  draft: 'neutral',
  closed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<string, Tone>

export type KnownStatus = keyof typeof TONES

type StatusBadgeProps = { status: KnownStatus } | { tone: Tone; children: ReactNode }

export function StatusBadge(props: StatusBadgeProps) {
  const t = useTexts(partsTexts)
  if ('tone' in props) return <Toned tone={props.tone}>{props.children}</Toned>
  return <Toned tone={TONES[props.status]}>{t(`parts.status.${props.status}`)}</Toned>
}

function Toned({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Badge variant="light" color={COLORS[tone]} size="md" className={classes.whole}>
      {children}
    </Badge>
  )
}
