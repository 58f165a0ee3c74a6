import { Group } from '@mantine/core'
import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { PaperActions } from '../paper/paper-actions.tsx'
import { RemindersCard } from '../paper/reminders-card.tsx'
import { OpenPayments } from '../payment/open-items.tsx'
import { SettledCard } from '../payment/settled-card.tsx'
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
      {state === 'posted' && (
        <SettledCard
          title={t('invoicing.settled')}
          none={t('invoicing.settled.none')}
          allocations={document.allocations}
          of={document.id}
        />
      )}
      {state === 'posted' && <OpenPayments document={document} />}
      {state === 'posted' && document.kind === 'invoice' && <RemindersCard document={document} />}
      <Group>
        {state === 'posted' && <PostedActions document={document} />}
        <PaperActions document={document} />
      </Group>
    </>
  )
}
