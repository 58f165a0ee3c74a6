import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { changePeriod, periodsQuery } from '../../../data/business/invoicing.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { invoicingTexts } from '../texts.ts'
import { AccountsList } from './accounts-list.tsx'
import { latestMonths } from './months.ts'
import { RatesList } from './rates-list.tsx'
import { ReceiptSettings } from './receipt-settings.tsx'
import { SeriesList } from './series-list.tsx'

/** The chart of accounts, and the months that are closed. */
export function BooksTab() {
  return (
    <Stack maw={760}>
      <Periods />
      <ReceiptSettings />
      <AccountsList />
      <SeriesList />
      <RatesList />
    </Stack>
  )
}

function Periods() {
  const t = useTexts(invoicingTexts)
  const { data, error, refetch } = useQuery(periodsQuery)
  const known = data?.items ?? []
  const closed = new Set(known.filter(one => one.closed).map(({ month }) => month))
  const months = latestMonths(
    known.map(({ month }) => month),
    new Date(),
  )
  return (
    <Card title={t('invoicing.periods')} description={t('invoicing.periods.text')}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      <Stack gap="xs">
        {data && months.map(month => <Month key={month} month={month} isClosed={closed.has(month)} />)}
      </Stack>
    </Card>
  )
}

function Month({ month, isClosed }: { month: string; isClosed: boolean }) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const [confirm, dialog] = useConfirm()
  const act = isClosed ? 'open' : 'close'
  const ask = () =>
    confirm({
      title: t(`invoicing.period.${act}.title`, { month }),
      effect: t(`invoicing.period.${act}.effect`),
      verb: t(`invoicing.period.${act}`),
      onConfirm: () => changePeriod(month, !isClosed),
    })
  return (
    <Group justify="space-between" wrap="nowrap" mih={36}>
      <Group gap="sm">
        <Text size="sm" fw={600}>
          <bdi>{month}</bdi>
        </Text>
        {isClosed && <StatusBadge tone="neutral">{t('invoicing.period.closed')}</StatusBadge>}
      </Group>
      {canManage && (
        <Button
          variant="default"
          size="xs"
          onClick={ask}
          aria-label={`${month}: ${t(`invoicing.period.${act}`)}`}
        >
          {t(`invoicing.period.${act}`)}
        </Button>
      )}
      {dialog}
    </Group>
  )
}
