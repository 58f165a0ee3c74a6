import { Timeline as MantineTimeline, Text, ThemeIcon } from '@mantine/core'
import { type Icon, IconPointFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { RelativeTime } from '../time/relative-time.tsx'
import { ChangeList, type Changes } from './change-list.tsx'
import classes from './timeline.module.css'

export type TimelineItem = {
  id: string
  who: ReactNode
  what: ReactNode
  when: string | Date
  from?: string | null
  reason?: string | null
  changes?: Changes | null
  kind?: 'neutral' | 'success' | 'warning' | 'danger'
  icon?: Icon
}

type TimelineProps = {
  items: readonly TimelineItem[]
  fieldLabel?: (field: string) => string
  empty?: ReactNode
}

const COLORS = { neutral: 'gray', success: 'green', warning: 'yellow', danger: 'red' } as const

export function Timeline({ items, fieldLabel, empty }: TimelineProps) {
  const t = useTexts(partsTexts)
  if (items.length === 0) return <Text c="dimmed">{empty ?? t('parts.timeline.empty')}</Text>
  return (
    <MantineTimeline bulletSize={28} lineWidth={2} className={classes.timeline}>
      {items.map(item => (
        <TimelineEntry key={item.id} item={item} fieldLabel={fieldLabel} />
      ))}
    </MantineTimeline>
  )
}

function TimelineEntry({ item, fieldLabel }: { item: TimelineItem; fieldLabel?: (field: string) => string }) {
  const t = useTexts(partsTexts)
  const { icon: Icon = IconPointFilled, kind = 'neutral' } = item
  return (
    <MantineTimeline.Item
      bullet={
        <ThemeIcon size={26} radius="xl" variant="light" color={COLORS[kind]} aria-hidden>
          <Icon size={15} />
        </ThemeIcon>
      }
      title={
        <Text size="sm" component="div">
          <Text span fw={600} inherit>
            {item.who}
          </Text>{' '}
          {item.what}
        </Text>
      }
    >
      <Text size="xs" c="dimmed" component="div">
        <RelativeTime value={item.when} isFocusable />
        {item.from && (
          <>
            {' · '}
            {t('parts.timeline.from', { place: item.from })}
          </>
        )}
      </Text>
      {item.reason && (
        <Text size="sm" mt={4}>
          {t('parts.timeline.reason', { reason: item.reason })}
        </Text>
      )}
      {item.changes && Object.keys(item.changes).length > 0 && (
        <ChangeList changes={item.changes} fieldLabel={fieldLabel} />
      )}
    </MantineTimeline.Item>
  )
}
