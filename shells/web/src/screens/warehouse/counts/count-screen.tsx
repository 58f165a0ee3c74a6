import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { type CountWithLines, closeCount, countQuery, deleteCount } from '../../../data/business/warehouse.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { AbsoluteTime } from '../../../parts/time/relative-time.tsx'
import { countAddress } from '../address.ts'
import { warehouseTexts } from '../texts.ts'
import { WarehousePage, WrittenFact } from '../warehouse-page.tsx'
import { CountState } from './count-state.tsx'
import { CountedLines } from './counted-lines.tsx'

// Fields with lists of choices are heavy: the page is there before them.
const CountEntry = lazyPart(() => import('./count-entry.tsx'), 'CountEntry')

export function CountScreen() {
  const { id } = countAddress.useParams()
  return (
    <ResourcePage query={useQuery(countQuery(id))}>
      {({ data }) => <CountPage key={id} count={data} />}
    </ResourcePage>
  )
}

function CountPage({ count }: { count: CountWithLines }) {
  const t = useTexts(warehouseTexts)
  const canCount = useCan('warehouse.manage') && count.posted_at === null
  // A saved entry leaves an empty one behind for the next product.
  const [entry, setEntry] = useState(0)
  const title = `${t('warehouse.kind.count')} · ${count.location.name}`
  return (
    <WarehousePage title={title} description={<CountState count={count} />}>
      <CountFacts count={count} />
      {canCount && (
        <Suspense fallback={<CardWaiting />}>
          <CountEntry key={entry} id={count.id} onSaved={() => setEntry(entry + 1)} />
        </Suspense>
      )}
      <CountedLines count={count} />
      {canCount && <CountEnd count={count} />}
    </WarehousePage>
  )
}

function CountFacts({ count }: { count: CountWithLines }) {
  const t = useTexts(warehouseTexts)
  const { made_by, created_at, posted_at, posting, note } = count
  return (
    <Card>
      <FactList>
        <WrittenFact label={t('warehouse.counts.made_by')} text={made_by} />
        <Fact label={t('warehouse.counts.begun')}>
          <AbsoluteTime value={created_at} />
        </Fact>
        {posted_at && (
          <Fact label={t('warehouse.counts.closed')}>
            <AbsoluteTime value={posted_at} />
          </Fact>
        )}
        {posted_at && (
          <Fact label={t('warehouse.counts.difference')}>
            {posting ? (
              <TextLink to="/warehouse/postings/$id" params={{ id: posting }}>
                {t('warehouse.counts.posting')}
              </TextLink>
            ) : (
              t('warehouse.counts.equal')
            )}
          </Fact>
        )}
        <WrittenFact label={t('warehouse.note')} text={note} />
      </FactList>
    </Card>
  )
}

function CountEnd({ count: { id, counted } }: { count: CountWithLines }) {
  const t = useTexts(warehouseTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const close = () =>
    confirm({
      title: t('warehouse.counts.close.title'),
      effect: t('warehouse.counts.close.effect'),
      verb: t('warehouse.counts.close'),
      tone: 'brand',
      onConfirm: () => closeCount(id),
      done: t('warehouse.counts.close.done'),
    })
  const giveUp = () =>
    confirm({
      title: t('warehouse.counts.give_up.title'),
      effect: t('warehouse.counts.give_up.effect'),
      verb: t('warehouse.counts.give_up'),
      onConfirm: async () => {
        await deleteCount(id)
        void navigate({ to: '/warehouse', search: { tab: 'counts' } })
      },
    })
  return (
    <Group>
      <Button onClick={close} disabled={counted.length === 0}>
        {t('warehouse.counts.close')}
      </Button>
      <Button variant="default" onClick={giveUp}>
        {t('warehouse.counts.give_up')}
      </Button>
      {dialog}
    </Group>
  )
}
