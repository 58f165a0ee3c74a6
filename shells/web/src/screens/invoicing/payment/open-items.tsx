import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type DocumentSummary,
  documentsQuery,
  type InvoiceDocument,
  type Payment,
  paymentsQuery,
} from '../../../data/business/invoicing.ts'
import type { PaymentDetail } from '../../../data/business/invoicing-payments.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { isNothing } from '../document-status.tsx'
import { MoneyText } from '../money-text.tsx'
import { invoicingTexts } from '../texts.ts'
import type { Fitting } from './allocate-dialog.tsx'
import { kindOf, SETTLED_BY } from './payment-kind.ts'

const AllocateDialog = lazyPart(() => import('./allocate-dialog.tsx'), 'AllocateDialog')

/** What of the same contact is due and can be settled by a payment. */
export function OpenDocuments({ payment }: { payment: PaymentDetail }) {
  const t = useTexts(invoicingTexts)
  const [chosen, setChosen] = useState<Fitting | null>(null)
  const kind = SETTLED_BY[kindOf(payment)]
  const hasRest = !isNothing(payment.unallocated.amount)
  const query = documentsQuery({ kind, contact: payment.contact.id, status: 'open', limit: 50 })
  const { data } = useQuery({ ...query, enabled: hasRest })
  const open = (data?.items ?? []).filter(({ due }) => due.currency === payment.amount.currency)
  if (!hasRest) return null
  return (
    <Card title={t('invoicing.open_documents')}>
      {open.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('invoicing.open_documents.none')}
        </Text>
      )}
      <Stack gap="xs">
        {open.map(document => (
          <OpenItem
            key={document.id}
            name={document.number ?? ''}
            amount={<MoneyText money={document.due} />}
            onAllocate={() => setChosen({ payment, document })}
          >
            <DocumentLink document={document} />
          </OpenItem>
        ))}
      </Stack>
      <Chosen chosen={chosen} onClose={() => setChosen(null)} />
    </Card>
  )
}

function DocumentLink({ document: { id, number, due_on } }: { document: DocumentSummary }) {
  const t = useTexts(invoicingTexts)
  return (
    <>
      <TextLink to="/invoicing/$id" params={{ id }}>
        <bdi>{number}</bdi>
      </TextLink>
      <Text size="xs" c="dimmed">
        {t('invoicing.due_on')}: <bdi>{due_on}</bdi>
      </Text>
    </>
  )
}

const isFitting = (payment: Payment, document: InvoiceDocument): boolean =>
  SETTLED_BY[kindOf(payment)] === document.kind && payment.amount.currency === document.currency

/** Payments on account of the same contact that can settle a document; nothing where there is none. */
export function OpenPayments({ document }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  const [chosen, setChosen] = useState<Fitting | null>(null)
  const isDue = !isNothing(document.due.amount)
  const query = paymentsQuery({ contact: document.contact.id, open: true, limit: 50 })
  const { data } = useQuery({ ...query, enabled: isDue })
  const open = (data?.items ?? []).filter(payment => isFitting(payment, document))
  if (!isDue || open.length === 0) return null
  return (
    <Card title={t('invoicing.open_payments')}>
      <Stack gap="xs">
        {open.map(payment => (
          <OpenItem
            key={payment.id}
            name={payment.number}
            amount={<MoneyText money={payment.unallocated} />}
            onAllocate={() => setChosen({ payment, document })}
          >
            <TextLink to="/invoicing/payments/$id" params={{ id: payment.id }}>
              <bdi>{payment.number}</bdi>
            </TextLink>
            <Text size="xs" c="dimmed">
              <bdi>{payment.day}</bdi>
            </Text>
          </OpenItem>
        ))}
      </Stack>
      <Chosen chosen={chosen} onClose={() => setChosen(null)} />
    </Card>
  )
}

function Chosen({ chosen, onClose }: { chosen: Fitting | null; onClose: () => void }) {
  return (
    <LazyOverlay opened={chosen !== null}>
      {chosen && <AllocateDialog {...chosen} onClose={onClose} />}
    </LazyOverlay>
  )
}

type OpenItemProps = { name: string; amount: ReactNode; onAllocate: () => void; children: ReactNode }

function OpenItem({ name, amount, onAllocate, children }: OpenItemProps) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" component="div">
        {children}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <Text size="sm">{amount}</Text>
        {canManage && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={onAllocate}
            aria-label={`${name}: ${t('invoicing.allocate')}`}
          >
            {t('invoicing.allocate')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
