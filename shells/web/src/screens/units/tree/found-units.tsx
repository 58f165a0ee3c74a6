import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { unitsQuery } from '../../../data/organisation/units.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { unitsTexts } from '../texts.ts'
import type { UnitActs } from '../use-unit-acts.tsx'
import { UnitRow } from './unit-row.tsx'

type FoundUnitsProps = { q: string; acts: UnitActs; onOpen: (id: string) => void }

/** What a search finds, each with the way to it; whoever looks for more names it more closely. */
export function FoundUnits({ q, acts, onOpen }: FoundUnitsProps) {
  const t = useTexts(unitsTexts)
  const { data, error, refetch } = useQuery(unitsQuery({ q, limit: 100 }))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.items.length === 0)
    return (
      <Card>
        <EmptyState icon={IconSearch} tone="gray" title={t('units.nothing')} />
      </Card>
    )
  return (
    <Card p={0}>
      {data.items.map(unit => (
        <UnitRow key={unit.id} unit={unit} hasPath acts={acts} onOpen={onOpen} />
      ))}
    </Card>
  )
}
