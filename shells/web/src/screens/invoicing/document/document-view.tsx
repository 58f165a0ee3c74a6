import { Group, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { PaperActions } from '../paper/paper-actions.tsx'
import { RemindersCard } from '../paper/reminders-card.tsx'
import { invoicingTexts } from '../texts.ts'
import { LinesTable } from './lines-table.tsx'
import { PostedActions } from './posted-actions.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { Totals } from './totals.tsx'

/** A document that is only looked at: what was posted stays as it is. */
export function DocumentView({ document }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  const { state, contact, reference, issued_on, due_on, note, lines } = document
  return (
    <>
      <Card>
        <FactList>
          <Fact label={t('invoicing.contact')}>
            <bdi>{contact.name}</bdi>
          </Fact>
          {reference && (
            <Fact label={t('invoicing.reference')}>
              <bdi>{reference}</bdi>
            </Fact>
          )}
          <Fact label={t('invoicing.issued_on')}>{issued_on}</Fact>
          <Fact label={t('invoicing.due_on')}>{due_on}</Fact>
          {note && (
            <Fact label={t('invoicing.note')}>
              <bdi>{note}</bdi>
            </Fact>
          )}
        </FactList>
      </Card>
      <Card title={t('invoicing.lines')}>
        <LinesTable lines={lines} />
      </Card>
      <Card>
        <Totals document={document} />
      </Card>
      {document.receipt && <ReceiptCard receipt={document.receipt} />}
      {state === 'posted' && <Settled document={document} />}
      {state === 'posted' && document.kind === 'invoice' && <RemindersCard document={document} />}
      <Group>
        {state === 'posted' && <PostedActions document={document} />}
        <PaperActions document={document} />
      </Group>
    </>
  )
}

type Allocation = InvoiceDocument['allocations'][number]

function Settled({ document: { id, allocations } }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  return (
    <Card title={t('invoicing.settled')}>
      {allocations.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('invoicing.settled.none')}
        </Text>
      )}
      <Stack gap="xs">
        {allocations.map(allocation => (
          <SettledBy key={allocation.id} allocation={allocation} of={id} />
        ))}
      </Stack>
    </Card>
  )
}

/** A payment, or the document on the other side of a credit note. */
function SettledBy({ allocation, of }: { allocation: Allocation; of: string }) {
  const { language } = useLanguage()
  const { payment, credit, invoice, amount } = allocation
  const other = invoice.id === of ? credit : invoice
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" fw={600} component="span">
        {other ? (
          <TextLink to="/invoicing/$id" params={{ id: other.id }}>
            <bdi>{other.number}</bdi>
          </TextLink>
        ) : (
          <bdi>{payment?.number}</bdi>
        )}
      </Text>
      <Text size="sm">
        <bdi>{fmt.decimal(language, amount)}</bdi>
      </Text>
    </Group>
  )
}
