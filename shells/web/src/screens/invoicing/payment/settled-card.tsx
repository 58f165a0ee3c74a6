import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { type Allocation, undoAllocation } from '../../../data/business/invoicing-payments.ts'
import { useCan } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { invoicingTexts } from '../texts.ts'

type SettledCardProps = { title: string; none: string; allocations: readonly Allocation[]; of: string }

/** What settled a document, or what a payment settled; each can be undone. */
export function SettledCard({ title, none, allocations, of }: SettledCardProps) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const [confirm, dialog] = useConfirm()
  const undo = (id: string) =>
    confirm({
      title: t('invoicing.undo.title'),
      effect: t('invoicing.undo.effect'),
      verb: t('invoicing.undo'),
      onConfirm: () => undoAllocation(id),
    })
  return (
    <Card title={title}>
      {allocations.length === 0 && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      <Stack gap="xs">
        {allocations.map(allocation => (
          <SettledRow
            key={allocation.id}
            allocation={allocation}
            of={of}
            onUndo={canManage && allocation.undone_on === null ? () => undo(allocation.id) : null}
          />
        ))}
      </Stack>
      {dialog}
    </Card>
  )
}

type SettledRowProps = { allocation: Allocation; of: string; onUndo: (() => void) | null }

/** Seen from one side it names the other: a payment, or a document. */
function SettledRow({ allocation, of, onUndo }: SettledRowProps) {
  const t = useTexts(invoicingTexts)
  const { language } = useLanguage()
  const { payment, credit, invoice, amount, day, undone_on } = allocation
  const document = invoice.id === of ? credit : invoice
  const name = document?.number ?? payment?.number ?? ''
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm" fw={600} component="span">
          {document ? (
            <TextLink to="/invoicing/$id" params={{ id: document.id }}>
              <bdi>{name}</bdi>
            </TextLink>
          ) : (
            <TextLink to="/invoicing/payments/$id" params={{ id: payment?.id ?? '' }}>
              <bdi>{name}</bdi>
            </TextLink>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {undone_on ? t('invoicing.undone', { day: undone_on }) : <bdi>{day}</bdi>}
        </Text>
      </div>
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" {...(undone_on && { td: 'line-through', c: 'dimmed' })}>
          <bdi>{fmt.decimal(language, amount)}</bdi>
        </Text>
        {onUndo && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`${name}: ${t('invoicing.undo')}`}
            title={t('invoicing.undo')}
            onClick={onUndo}
          >
            <IconArrowBackUp size={18} />
          </ActionIcon>
        )}
      </Group>
    </Group>
  )
}
