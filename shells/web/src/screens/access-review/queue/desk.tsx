import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type QueueItem, queueChanged } from '../../../data/review/items.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import classes from '../access-review.module.css'
import type { ManyChoice } from '../items/many-dialog.tsx'
import { reviewTexts } from '../texts.ts'
import { QueueCard } from './queue-card.tsx'
import { Together } from './together.tsx'
import { type DeskState, useDesk } from './use-desk.ts'

const ManyDialog = lazyPart(() => import('../items/many-dialog.tsx'), 'ManyDialog')
const ReassignDialog = lazyPart(() => import('../items/reassign-dialog.tsx'), 'ReassignDialog')

type DeskProps = { items: readonly QueueItem[]; total: number; onEnd: () => void }

/** One grant at a time, with the pile beside it. */
export function Desk({ items, total, onEnd }: DeskProps) {
  const state = useDesk(items, onEnd)
  const [choice, setChoice] = useState<ManyChoice | null>(null)
  const [handed, setHanded] = useState<string[]>([])
  const reload = () => void queueChanged()
  return (
    <>
      <div className={classes.desk}>
        <Pile items={items} state={state} />
        <QueueCard
          key={state.item.id}
          state={state}
          count={items.length}
          total={total}
          together={<Together item={state.item} onChoose={setChoice} />}
          isPaused={choice !== null || handed.length > 0}
          onHandOver={() => setHanded([state.item.id])}
        />
      </div>
      <LazyOverlay opened={choice !== null}>
        <ManyDialog
          campaign={state.item.campaign}
          choice={choice}
          onClose={() => setChoice(null)}
          onDone={() => {
            setChoice(null)
            reload()
          }}
        />
      </LazyOverlay>
      <LazyOverlay opened={handed.length > 0}>
        <ReassignDialog
          campaign={state.item.campaign}
          items={handed}
          onClose={() => setHanded([])}
          onDone={() => {
            setHanded([])
            reload()
          }}
        />
      </LazyOverlay>
    </>
  )
}

function Pile({ items, state }: { items: readonly QueueItem[]; state: DeskState }) {
  const t = useTexts(reviewTexts)
  const { nameOf } = useRoleNames()
  return (
    <ol className={classes.pile} aria-label={t('reviews.queue.pile')}>
      {items.map((item, index) => (
        <li key={item.id}>
          <UnstyledButton onClick={() => state.go(index)} aria-current={index === state.at || undefined}>
            <span>
              <bdi>{item.user.name}</bdi>
              <small>
                <bdi>{nameOf(item.role)}</bdi>
              </small>
            </span>
            <Mark decision={state.made[item.id]?.decision} />
          </UnstyledButton>
        </li>
      ))}
    </ol>
  )
}

function Mark({ decision }: { decision: 'keep' | 'remove' | undefined }) {
  const t = useTexts(reviewTexts)
  if (!decision) return null
  const Icon = decision === 'keep' ? IconCheck : IconX
  const color = decision === 'keep' ? 'green' : 'red'
  return (
    <>
      <Icon size={16} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />
      <VisuallyHidden>{t(`reviews.decided.${decision}`)}</VisuallyHidden>
    </>
  )
}
