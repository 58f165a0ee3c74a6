import { Button, Group } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { correctPosting, type PostingWithMoves, postingQuery } from '../../../data/business/warehouse.ts'
import { useCan } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { postingAddress } from '../address.ts'
import { warehouseTexts } from '../texts.ts'
import { WarehousePage, WrittenFact } from '../warehouse-page.tsx'

// A table is heavy: the page is there before it.
const MovesTable = lazyPart(() => import('../moves-table.tsx'), 'MovesTable')

export function PostingScreen() {
  const { id } = postingAddress.useParams()
  return (
    <ResourcePage query={useQuery(postingQuery(id))}>
      {({ data }) => <PostingPage key={id} posting={data} />}
    </ResourcePage>
  )
}

function PostingPage({ posting }: { posting: PostingWithMoves }) {
  const t = useTexts(warehouseTexts)
  const { language } = useLanguage()
  const { kind, on, contact, reference, note, made_by, cost, moves, corrected_by } = posting
  const title = `${t(`warehouse.kind.${kind}`)} ${reference || on}`
  return (
    <WarehousePage
      title={title}
      description={corrected_by && <StatusBadge tone="neutral">{t('warehouse.corrected')}</StatusBadge>}
    >
      <Card>
        <FactList>
          <Fact label={t('warehouse.day')}>{on}</Fact>
          <WrittenFact label={t('warehouse.contact')} text={contact?.name} />
          <WrittenFact label={t('warehouse.made_by')} text={made_by} />
          {cost.amount !== '0' && (
            <Fact label={t('warehouse.cost')}>
              <bdi>{`${fmt.decimal(language, cost.amount)} ${cost.currency}`}</bdi>
            </Fact>
          )}
          <WrittenFact label={t('warehouse.note')} text={note} />
        </FactList>
      </Card>
      <Card title={t('warehouse.moves')}>
        <Suspense fallback={<CardWaiting />}>
          <MovesTable moves={moves} of="posting" />
        </Suspense>
      </Card>
      <TakeBack posting={posting} />
    </WarehousePage>
  )
}

/** What was posted stays; a mistake is taken back by the same moves backwards. */
function TakeBack({ posting: { id, kind, corrected_by } }: { posting: PostingWithMoves }) {
  const t = useTexts(warehouseTexts)
  const navigate = useNavigate()
  const canManage = useCan('warehouse.manage')
  const [confirm, dialog] = useConfirm()
  if (!canManage || kind === 'correction' || corrected_by) return null
  const ask = () =>
    confirm({
      title: t('warehouse.correct.title'),
      effect: t('warehouse.correct.effect'),
      verb: t('warehouse.correct'),
      onConfirm: async () => {
        const correction = await correctPosting(id, '')
        showDone(t('warehouse.posted'))
        void navigate({ to: '/warehouse/postings/$id', params: { id: correction.id } })
      },
    })
  return (
    <Group>
      <Button variant="default" leftSection={<IconArrowBackUp size={18} />} onClick={ask}>
        {t('warehouse.correct')}
      </Button>
      {dialog}
    </Group>
  )
}
