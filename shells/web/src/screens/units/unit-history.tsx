import { Button, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type UnitEvent, unitHistoryQuery } from '../../data/organisation/units.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Timeline, type TimelineItem } from '../../parts/history/timeline.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../parts/state/waiting-lines.tsx'
import { unitsTexts } from './texts.ts'

const KINDS: Partial<Record<UnitEvent['kind'], TimelineItem['kind']>> = {
  created: 'success',
  member_added: 'success',
  member_removed: 'warning',
  deleted: 'danger',
}

export function UnitHistory({ id }: { id: string }) {
  const t = useTexts(unitsTexts)
  const query = useInfiniteQuery(unitHistoryQuery(id))
  if (query.error && !query.data)
    return <ProblemState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <WaitingLines count={3} height={28} />
  const events = query.data.pages.flatMap(page => page.items)
  return (
    <>
      <Timeline
        items={events.map(event => itemOf(event, t(`units.event.${event.kind}`)))}
        fieldLabel={() => ''}
      />
      {query.hasNextPage && (
        <Group mt="md" justify="center">
          <Button
            variant="default"
            size="xs"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('units.history.more')}
          </Button>
        </Group>
      )}
    </>
  )
}

/** Names as they were then: of the unit, of what it lay below, of its manager, or where somebody came from. */
function itemOf({ id, at, kind, member, previous, current, actor }: UnitEvent, label: string): TimelineItem {
  const names = [previous, current].filter(name => name !== null)
  return {
    id,
    when: at,
    who: actor?.name ?? '—',
    what: (
      <>
        {label}
        {member && (
          <>
            {': '}
            <bdi>{member.name}</bdi>
          </>
        )}
        {names.length > 0 && (
          <>
            {' · '}
            <bdi>{names.join(' → ')}</bdi>
          </>
        )}
      </>
    ),
    kind: KINDS[kind] ?? 'neutral',
  }
}
