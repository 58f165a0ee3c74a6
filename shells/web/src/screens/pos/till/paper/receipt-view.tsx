import { Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { saleQuery } from '../../../../data/business/pos.ts'
import { useMe } from '../../../../data/me.ts'
import { lineTotal, toHundredths, toText } from '../../../../data/till/decimal.ts'
import type { KeptSale, SaleDetail } from '../../../../data/till/till-types.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { QrCode } from '../../../../parts/qr/qr-code.tsx'
import { posTexts } from '../../texts.ts'
import type { TillState } from '../use-till.ts'
import type { PaperRow } from './paper.ts'
import { PaperView } from './paper-view.tsx'

type ReceiptViewProps = { sale: KeptSale; state: TillState; isNew: boolean; onDone: () => void }

/** The number of the tax authority comes when the sale is known to it; until then it is pending on paper. */
export function ReceiptView({ sale, state, isNew, onDone }: ReceiptViewProps) {
  const t = useTexts(posTexts)
  const { receipt, isSettled } = useEReceipt(sale.id, state.isOnline)
  const rows = [...useReceiptRows(sale, state), ...useEReceiptRows(receipt)]
  const label = t(sale.sale.kind === 'return' ? 'pos.receipt.return' : 'pos.receipt')
  return (
    <PaperView
      label={label}
      printed={{ rows, qr: receipt?.qr ?? sale.number }}
      isPrintedAtOnce={isNew && isSettled}
      next={t('pos.next')}
      onDone={onDone}
    >
      <Codes receipt={receipt} number={sale.number} />
    </PaperView>
  )
}

export const writtenTime = (time: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(time))

function useReceiptRows({ number, sale, tax, buyer, returns }: KeptSale, { till }: TillState): PaperRow[] {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const { tenant } = useMe()
  const money = (amount: string) => fmt.decimal(language, amount)
  const isReturn = sale.kind === 'return'
  const change = changeOf(sale)
  return [
    { text: tenant.name, isCentred: true, isStrong: true },
    ...(isReturn ? [{ text: t('pos.receipt.return'), isCentred: true, isStrong: true }] : []),
    { text: `${till?.name ?? ''} · ${number}`, isCentred: true },
    { text: writtenTime(sale.sold_at), isCentred: true, isSmall: true },
    ...(returns ? [{ text: t('pos.receipt.returns'), value: returns }] : []),
    ...(buyer ? [{ text: t('pos.buyer'), value: buyer }] : []),
    ...sale.lines.flatMap(line => lineRows(line, money)),
    { text: t(isReturn ? 'pos.refund' : 'pos.total'), value: money(sale.total), isStrong: true },
    { text: t('pos.tax'), value: money(tax) },
    ...sale.payments.map(({ method, amount, tendered }) => ({
      text: t(`pos.method.${method}`),
      value: money(tendered ?? amount),
    })),
    ...(change > 0n ? [{ text: t('pos.change'), value: money(toText(change)), isStrong: true }] : []),
  ]
}

function lineRows(line: KeptSale['sale']['lines'][number], money: (amount: string) => string): PaperRow[] {
  const { name, quantity, unit_price, discount = '0', lot } = line
  const less = Number(discount) > 0 ? ` − ${money(discount)} %` : ''
  return [
    { text: name, value: money(toText(lineTotal({ quantity, unit_price, discount }))) },
    {
      text: `${money(quantity)} × ${money(unit_price)}${less}${lot ? ` · ${lot}` : ''}`,
      isSmall: true,
    },
  ]
}

const changeOf = ({ payments }: KeptSale['sale']): bigint =>
  payments.reduce(
    (sum, { amount, tendered }) => sum + (tendered ? toHundredths(tendered) - toHundredths(amount) : 0n),
    0n,
  )

type Receipt = SaleDetail['receipt'] | undefined

const WAIT_MS = 4000

/** Asked for until it is there: it comes a moment after the sale is known. Paper does not wait for it long. */
function useEReceipt(id: string, isOnline: boolean): { receipt: Receipt; isSettled: boolean } {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    ...saleQuery(id),
    retry: false,
    refetchInterval: query =>
      query.state.data && query.state.data.receipt.state !== 'pending' ? false : 3000,
  })
  const receipt = data?.receipt
  return { receipt, isSettled: !isOnline || isLate || (receipt !== undefined && receipt.state !== 'pending') }
}

function useEReceiptRows(receipt: Receipt): PaperRow[] {
  const t = useTexts(posTexts)
  if (receipt?.state === 'none' || receipt?.state === 'cancelled') return []
  if (receipt?.state !== 'issued') {
    const text = t(receipt?.state === 'failed' ? 'pos.ereceipt.failed' : 'pos.ereceipt.pending')
    return [{ text, isCentred: true }]
  }
  return [
    { text: t('pos.ereceipt.number'), isSmall: true, isCentred: true },
    { text: receipt.number ?? '', isSmall: true, isCentred: true },
    ...(receipt.lottery ? [{ text: t('pos.ereceipt.lottery'), value: receipt.lottery, isStrong: true }] : []),
  ]
}

/** The code of the tax authority for the customer, and ours by which a sale is found when something comes back. */
function Codes({ receipt, number }: { receipt: Receipt; number: string }) {
  const t = useTexts(posTexts)
  return (
    <Stack gap={4} align="center" mt="sm">
      {receipt?.state === 'issued' && receipt.qr && (
        <QrCode text={receipt.qr} label={t('pos.ereceipt.qr')} size={140} />
      )}
      <QrCode text={number} label={t('pos.receipt.qr', { number })} size={72} />
      <Text size="xs">{t('pos.receipt.keep')}</Text>
    </Stack>
  )
}
