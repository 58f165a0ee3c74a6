import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { receiptSettingsQuery } from '../../../data/business/receipts.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../parts/page/card.tsx'
import { invoicingTexts } from '../texts.ts'

const ReceiptDialog = lazyPart(() => import('./receipt-dialog.tsx'), 'ReceiptDialog')

/** Whether the organisation gives receipts of the tax authority. */
export function ReceiptSettings() {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(receiptSettingsQuery)
  if (!data) return null
  const isOn = data.settings?.enabled ?? false
  return (
    <Card title={t('invoicing.receipt')} description={t('invoicing.receipt.text')}>
      <Group justify="space-between">
        <Group gap="sm">
          <StatusBadge tone={isOn ? 'success' : 'neutral'}>
            {t(isOn ? 'invoicing.receipt.on' : 'invoicing.receipt.off')}
          </StatusBadge>
          {!data.available && (
            <Text size="sm" c="dimmed">
              {t('invoicing.receipt.unavailable')}
            </Text>
          )}
        </Group>
        {canManage && (
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {t('invoicing.receipt.settings')}
          </Button>
        )}
      </Group>
      <LazyOverlay opened={isOpen}>
        {isOpen && <ReceiptDialog given={data} onClose={() => setOpen(false)} />}
      </LazyOverlay>
    </Card>
  )
}
