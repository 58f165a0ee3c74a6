import { Button, Group, Stack, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import { remindersQuery, sendReminder } from '../../../data/business/invoicing-papers.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { AbsoluteTime } from '../../../parts/time/relative-time.tsx'
import { invoicingTexts } from '../texts.ts'

/** Which reminders went out, and the next one; nothing where there is nothing to remind of. */
export function RemindersCard({ document: { id } }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const { data } = useQuery(remindersQuery(id))
  const [confirm, dialog] = useConfirm()
  if (!data || (data.items.length === 0 && data.next_level === null)) return null
  const level = data.next_level
  const ask = () =>
    confirm({
      title: t('invoicing.remind.title'),
      effect: t('invoicing.remind.effect'),
      verb: t('invoicing.remind.send'),
      tone: 'brand',
      onConfirm: () => sendReminder(id),
      done: t('invoicing.remind.done'),
    })
  return (
    <Card title={t('invoicing.reminders')}>
      <Stack gap="xs">
        {data.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('invoicing.reminders.none')}
          </Text>
        )}
        {data.items.map(one => (
          <Group key={one.level} justify="space-between">
            <Text size="sm">
              {t('invoicing.reminders.level', { level: one.level })} · <bdi>{one.sent_to}</bdi>
            </Text>
            <Text size="sm" c="dimmed" component="span">
              {one.sent_by === null ? t('invoicing.reminders.by_schedule') : <bdi>{one.sent_by}</bdi>} ·{' '}
              <AbsoluteTime value={one.sent_at} />
            </Text>
          </Group>
        ))}
        {canManage && level !== null && (
          <Group>
            <Button variant="default" leftSection={<IconBell size={18} />} onClick={ask}>
              {t('invoicing.remind', { level })}
            </Button>
          </Group>
        )}
      </Stack>
      {dialog}
    </Card>
  )
}
