import { Box, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Fold } from '../page/fold.tsx'
import { partsTexts } from '../texts.ts'
import classes from './change-list.module.css'

export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>

type ChangeListProps = { changes: Changes; fieldLabel?: (field: string) => string }

/** What changed: the old value struck through, an arrow, the new one. */
export function ChangeList({ changes, fieldLabel = field => field }: ChangeListProps) {
  const t = useTexts(partsTexts)
  const entries = Object.entries(changes)
  return (
    <Fold label={t('parts.timeline.changes', { count: entries.length })}>
      <dl className={classes.list}>
        {entries.map(([field, [before, after]]) => (
          <div key={field} className={classes.change}>
            <Text component="dt" size="xs" c="dimmed">
              {fieldLabel(field)}
            </Text>
            <dd className={classes.values}>
              <Value side="before" value={before} />
              <IconArrowRight size={14} className="rtl-flip" aria-hidden />
              <Value side="after" value={after} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

function Value({ side, value }: { side: 'before' | 'after'; value: unknown }) {
  const t = useTexts(partsTexts)
  const isEmpty = value === null || value === undefined || value === ''
  const text = isEmpty
    ? t('parts.value.none')
    : value === true
      ? t('parts.value.yes')
      : value === false
        ? t('parts.value.no')
        : readable(value)
  return (
    <Box
      component={side === 'before' ? 'del' : 'ins'}
      className={classes[side]}
      data-empty={isEmpty || undefined}
    >
      <VisuallyHidden>{t(`parts.timeline.${side}`)}: </VisuallyHidden>
      <bdi>{text}</bdi>
    </Box>
  )
}

function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join(', ')
  if (typeof value === 'object') return JSON.stringify(value, null, 1)
  return String(value)
}
