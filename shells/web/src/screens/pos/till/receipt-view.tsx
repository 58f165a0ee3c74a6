import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { saleQuery } from '../../../data/business/pos.ts'
import { useMe } from '../../../data/me.ts'
import { lineTotal, toHundredths, toText } from '../../../data/till/decimal.ts'
import type { KeptSale } from '../../../data/till/till-types.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { QrCode } from '../../../parts/qr/qr-code.tsx'
import { posTexts } from '../texts.ts'
import classes from './receipt.module.css'
import type { TillState } from './use-till.ts'

type ReceiptViewProps = { sale: KeptSale; state: TillState; onDone: () => void }

/** What is handed over: 80 mm wide on paper. The number of the tax authority comes when the sale is known to it. */
export function ReceiptView({ sale, state, onDone }: ReceiptViewProps) {
  const t = useTexts(posTexts)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <Stack align="center">
      <Paper sale={sale} state={state} />
      <Group className={classes['buttons']}>
        <Button size="lg" ref={next} onClick={onDone}>
          {t('pos.next')}
        </Button>
        <Button size="lg" variant="default" leftSection={<IconPrinter size={20} />} onClick={() => print()}>
          {t('pos.print')}
        </Button>
      </Group>
    </Stack>
  )
}

function Paper({ sale: { number, sale, tax }, state: { till } }: Omit<ReceiptViewProps, 'onDone'>) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const { tenant } = useMe()
  const money = (amount: string) => <bdi>{fmt.decimal(language, amount)}</bdi>
  return (
    <section className={classes['paper']} aria-label={t('pos.receipt')}>
      <Text fw={700} ta="center">
        <bdi>{tenant.name}</bdi>
      </Text>
      <Text size="sm" ta="center">
        <bdi>{till?.name}</bdi> · <bdi>{number}</bdi>
      </Text>
      <Text size="xs" ta="center" mb="xs">
        <bdi>
          {new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(
            new Date(sale.sold_at),
          )}
        </bdi>
      </Text>
      {sale.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished sale stay as they are
        <SoldLine key={at} line={line} />
      ))}
      <Row label={t('pos.total')} isStrong>
        {money(sale.total)}
      </Row>
      <Row label={t('pos.tax')}>{money(tax)}</Row>
      {sale.payments.map(payment => (
        <Row
          key={`${payment.method} ${payment.amount} ${payment.tendered}`}
          label={t(`pos.method.${payment.method}`)}
        >
          {money(payment.tendered ?? payment.amount)}
        </Row>
      ))}
      <Change sale={sale} />
      <EReceipt id={sale.id} />
    </section>
  )
}

function SoldLine({ line }: { line: KeptSale['sale']['lines'][number] }) {
  const { language } = useLanguage()
  const { name, quantity, unit_price, discount = '0' } = line
  const decimal = (value: string) => fmt.decimal(language, value)
  return (
    <div>
      <Row label={name}>
        <bdi>{decimal(toText(lineTotal({ quantity, unit_price, discount })))}</bdi>
      </Row>
      <Text size="xs">
        <bdi>
          {decimal(quantity)} × {decimal(unit_price)}
          {Number(discount) > 0 && ` − ${decimal(discount)} %`}
        </bdi>
      </Text>
    </div>
  )
}

type RowProps = { label: string; isStrong?: boolean; children: React.ReactNode }

const Row = ({ label, isStrong = false, children }: RowProps) => (
  <Group justify="space-between" wrap="nowrap" gap="xs">
    <Text size="sm" fw={isStrong ? 700 : 400}>
      <bdi>{label}</bdi>
    </Text>
    <Text size="sm" fw={isStrong ? 700 : 400}>
      {children}
    </Text>
  </Group>
)

function Change({ sale }: { sale: KeptSale['sale'] }) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const change = sale.payments.reduce(
    (sum, { amount, tendered }) => sum + (tendered ? toHundredths(tendered) - toHundredths(amount) : 0n),
    0n,
  )
  if (change === 0n) return null
  return (
    <Row label={t('pos.change')} isStrong>
      <bdi>{fmt.decimal(language, toText(change))}</bdi>
    </Row>
  )
}

/** Asked for until it is there: it comes a moment after the sale is known. */
function EReceipt({ id }: { id: string }) {
  const t = useTexts(posTexts)
  const { data } = useQuery({
    ...saleQuery(id),
    retry: false,
    refetchInterval: query =>
      query.state.data && query.state.data.receipt.state !== 'pending' ? false : 3000,
  })
  const receipt = data?.receipt
  if (receipt?.state === 'none') return null
  if (receipt?.state !== 'issued')
    return (
      <Text size="sm" ta="center" mt="sm">
        {t(receipt?.state === 'failed' ? 'pos.ereceipt.failed' : 'pos.ereceipt.pending')}
      </Text>
    )
  return (
    <Stack gap={4} align="center" mt="sm">
      <Text size="xs">
        <bdi>{receipt.number}</bdi>
      </Text>
      {receipt.lottery && (
        <Text size="sm" fw={700}>
          <bdi>{receipt.lottery}</bdi>
        </Text>
      )}
      {receipt.qr && <QrCode text={receipt.qr} label={t('pos.ereceipt.qr')} size={140} />}
    </Stack>
  )
}
