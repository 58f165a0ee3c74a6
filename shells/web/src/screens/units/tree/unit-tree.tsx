import { Button, Skeleton, Stack } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useCan } from '../../../data/me.ts'
import { childUnitsQuery, type Unit } from '../../../data/organisation/units.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { unitsTexts } from '../texts.ts'
import classes from '../units.module.css'
import type { UnitActs } from '../use-unit-acts.tsx'
import { UnitRow } from './unit-row.tsx'

/** So many units at the top are shown with what lies below them. */
const FEW = 5

type TreeProps = { acts: UnitActs; onOpen: (id: string) => void }

export function UnitTree(props: TreeProps) {
  const t = useTexts(unitsTexts)
  const canManage = useCan('organisation.manage')
  const { data, error, refetch } = useQuery(childUnitsQuery('root'))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={IconSitemap}
          title={t('units.empty.title')}
          text={t('units.empty.text')}
          action={canManage && <Button onClick={() => props.acts.add(null)}>{t('units.add')}</Button>}
        />
      </Card>
    )
  return (
    <Card p={0}>
      <section aria-label={t('units.title')} onKeyDown={moveFocus}>
        {/* Few tops of the tree say little while they are folded. */}
        <Level units={data} level={0} isUnfolded={data.length <= FEW} {...props} />
      </section>
    </Card>
  )
}

type LevelProps = TreeProps & { units: readonly Unit[]; level: number; isUnfolded?: boolean }

function Level({ units, isUnfolded = false, ...props }: LevelProps) {
  return (
    <ul className={classes.level}>
      {units.map(unit => (
        <Branch key={unit.id} unit={unit} isUnfolded={isUnfolded} {...props} />
      ))}
    </ul>
  )
}

function Branch({ unit, level, isUnfolded, ...props }: Omit<LevelProps, 'units'> & { unit: Unit }) {
  const [isOpen, setOpen] = useState(isUnfolded)
  const hasBelow = unit.children > 0
  return (
    <li>
      <UnitRow
        unit={unit}
        level={level}
        isOpen={hasBelow ? isOpen : undefined}
        onToggle={() => setOpen(!isOpen)}
        {...props}
      />
      {hasBelow && isOpen && <Below parent={unit.id} level={level + 1} {...props} />}
    </li>
  )
}

function Below({ parent, ...props }: Omit<LevelProps, 'units' | 'isUnfolded'> & { parent: string }) {
  const { data, error, refetch } = useQuery(childUnitsQuery(parent))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  return data ? <Level units={data} {...props} /> : <Waiting />
}

/** Arrows go from name to name and fold and unfold; Tab reaches everything else. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const name = event.target as HTMLElement
  if (!name.dataset['unit']) return
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-unit]')]
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) {
    event.preventDefault()
    names[names.indexOf(name) + step]?.focus()
  }
  const isRtl = getComputedStyle(name).direction === 'rtl'
  const unfolds = { ArrowRight: !isRtl, ArrowLeft: isRtl }[event.key]
  const toggle = name.parentElement?.querySelector<HTMLElement>('[aria-expanded]')
  if (unfolds === undefined || toggle?.ariaExpanded !== String(!unfolds)) return
  event.preventDefault()
  toggle.click()
}

function Waiting() {
  return (
    <Delayed>
      <Stack gap="xs" p="md" aria-hidden>
        <Skeleton height={20} width="60%" />
        <Skeleton height={20} width="45%" />
        <Skeleton height={20} width="52%" />
      </Stack>
    </Delayed>
  )
}
