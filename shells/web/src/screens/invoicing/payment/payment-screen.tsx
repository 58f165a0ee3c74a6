import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type PaymentDetail, paymentQuery } from '../../../data/business/invoicing-payments.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { paymentAddress } from '../address.ts'
import { isNothing } from '../document-status.tsx'
import { MoneyText } from '../money-text.tsx'
import { invoicingTexts } from '../texts.ts'
import { OpenDocuments } from './open-items.tsx'
import { kindOf } from './payment-kind.ts'
import { SettledCard } from './settled-card.tsx'

export function PaymentScreen() {
  const { id } = paymentAddress.useParams()
  return (
    <ResourcePage query={useQuery(paymentQuery(id))}>
      {({ data }) => <PaymentPage key={id} payment={data} />}
    </ResourcePage>
  )
}

/** Money, what it settled, and what else it could settle. */
function PaymentPage({ payment }: { payment: PaymentDetail }) {
  const t = useTexts(invoicingTexts)
  const { id, number, unallocated, allocations } = payment
  const title = `${t('invoicing.source.payment')} ${number}`
  const isAllocated = isNothing(unallocated.amount)
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('invoicing.title'), to: '/invoicing' }, { label: title }]}
        title={title}
        description={
          <StatusBadge tone={isAllocated ? 'success' : 'info'}>
            {t(isAllocated ? 'invoicing.payment.allocated' : 'invoicing.payment.on_account')}
          </StatusBadge>
        }
      />
      <Stack maw={980}>
        <PaymentFacts payment={payment} />
        <SettledCard
          title={t('invoicing.payment.settled')}
          none={t('invoicing.payment.settled.none')}
          allocations={allocations}
          of={id}
        />
        <OpenDocuments payment={payment} />
      </Stack>
    </>
  )
}

function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const t = useTexts(invoicingTexts)
  const { contact, day, account, amount, unallocated, memo } = payment
  return (
    <Card>
      <FactList>
        <Fact label={t('invoicing.kind')}>{t(`invoicing.payment.kind.${kindOf(payment)}`)}</Fact>
        <Fact label={t('invoicing.contact')}>
          <bdi>{contact.name}</bdi>
        </Fact>
        <Fact label={t('invoicing.day')}>
          <bdi>{day}</bdi>
        </Fact>
        <Fact label={t('invoicing.account')}>
          <bdi>{account.name}</bdi>
        </Fact>
        <Fact label={t('invoicing.amount')}>
          <MoneyText money={amount} />
        </Fact>
        <Fact label={t('invoicing.unallocated')}>
          <MoneyText money={unallocated} />
        </Fact>
        {memo && (
          <Fact label={t('invoicing.memo')}>
            <bdi>{memo}</bdi>
          </Fact>
        )}
      </FactList>
    </Card>
  )
}
