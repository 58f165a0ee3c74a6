import { Button, Group, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import { retryReceipt } from '../../../data/business/receipts.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { QrCode } from '../../../parts/qr/qr-code.tsx'
import { invoicingTexts } from '../texts.ts'

type Receipt = NonNullable<InvoiceDocument['receipt']>

const TONES = { pending: 'warning', issued: 'success', failed: 'danger', cancelled: 'neutral' } as const

/** The receipt of the tax authority: its number, or why it has none yet. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const t = useTexts(invoicingTexts)
  const { state, number, lottery, qr, problem, detail } = receipt
  return (
    <Card title={t('invoicing.receipt')}>
      <Group justify="space-between" align="flex-start" wrap="wrap">
        <Stack gap="sm">
          <Group gap="sm">
            <StatusBadge tone={TONES[state]}>{t(`invoicing.receipt.${state}`)}</StatusBadge>
          </Group>
          {problem && (
            <Text size="sm">
              {t(`invoicing.receipt.problem.${problem}`)}
              {detail && <bdi>{` (${detail})`}</bdi>}
            </Text>
          )}
          {number && (
            <FactList>
              <Fact label={t('invoicing.receipt.number')}>
                <bdi>{number}</bdi>
              </Fact>
              {lottery && (
                <Fact label={t('invoicing.receipt.lottery')}>
                  <bdi>{lottery}</bdi>
                </Fact>
              )}
            </FactList>
          )}
          {state === 'failed' && <Retry receipt={receipt} />}
        </Stack>
        {qr && state === 'issued' && <QrCode text={qr} label={t('invoicing.receipt.qr')} size={120} />}
      </Group>
    </Card>
  )
}

/** Where nobody knows whether a receipt exists, a person looks it up at the tax authority first. */
function Retry({ receipt: { id, problem } }: { receipt: Receipt }) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const [confirm, dialog] = useConfirm()
  if (!canManage) return null
  const ask = () =>
    confirm({
      title: t('invoicing.receipt.retry'),
      effect: t(problem === 'unclear' ? 'invoicing.receipt.retry.unclear' : 'invoicing.receipt.retry.effect'),
      verb: t('invoicing.receipt.retry'),
      onConfirm: () => retryReceipt(id),
    })
  return (
    <Group>
      <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={ask}>
        {t('invoicing.receipt.retry')}
      </Button>
      {dialog}
    </Group>
  )
}
