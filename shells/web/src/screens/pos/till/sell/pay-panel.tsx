import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useEffect, useRef, useState } from 'react'
import { totalOf } from '../../../../data/till/cart.ts'
import { readDecimal, toHundredths, toText } from '../../../../data/till/decimal.ts'
import { METHODS } from '../../../../data/till/tally.ts'
import { recordSale } from '../../../../data/till/till.ts'
import type { CartLine, Method, TillPayment } from '../../../../data/till/till-types.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { tellHost } from '../../../../platform/core-shell.ts'
import { posTexts } from '../../texts.ts'
import { useKeys } from '../use-keys.ts'
import type { TillState } from '../use-till.ts'

/** What is still to pay after the payments so far; never below zero. */
const left = (total: bigint, payments: readonly TillPayment[]): bigint =>
  payments.reduce((rest, { amount }) => rest - toHundredths(amount), total)

type PayPanelProps = {
  state: TillState
  lines: readonly CartLine[]
  onSold: (id: string) => void
  onBack: () => void
}

/** Payments so far; the last one writes the sale to the disk. */
function usePayments({ state, lines, onSold }: Omit<PayPanelProps, 'onBack'>) {
  const [payments, setPayments] = useState<readonly TillPayment[]>([])
  const [isFailed, setFailed] = useState(false)
  const isBusy = useRef(false)
  const rest = left(totalOf(lines), payments)
  const pay = async (method: Method, given: string) => {
    if (isBusy.current) return
    const next = [...payments, paymentOf(method, given, rest)]
    setPayments(next)
    if (left(totalOf(lines), next) > 0n) return
    isBusy.current = true
    try {
      const { id } = await recordSale(state.database, { lines, payments: next })
      if (next.some(payment => payment.method === 'cash')) tellHost('device.cashDrawer', {})
      onSold(id)
    } catch {
      setFailed(true)
      setPayments(payments)
    } finally {
      isBusy.current = false
    }
  }
  return { rest, pay, isFailed }
}

/** In one way or in several; change is given back of cash alone. */
export function PayPanel({ onBack, ...sold }: PayPanelProps) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const { rest, pay, isFailed } = usePayments(sold)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const given = typed.trim() === '' ? toText(rest) : readDecimal(typed)
  const take = (method: Method) => {
    if (given === null) return
    void pay(method, given)
    setTyped('')
  }
  useKeys({ F10: () => take('card'), F11: () => take('transfer') })
  return (
    <Card title={t('pos.pay')}>
      <Stack>
        {isFailed && <Alert color="red">{t('pos.not_written')}</Alert>}
        <Text fw={600}>
          {t('pos.left')} <bdi>{fmt.decimal(language, toText(rest))} ₮</bdi>
        </Text>
        <TextInput
          ref={field}
          size="lg"
          label={t('pos.tendered')}
          placeholder={toText(rest)}
          inputMode="decimal"
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Enter' && take('cash')}
          error={given === null && t('pos.number.wrong')}
        />
        <MethodButtons isDisabled={given === null} onPay={take} />
        <Button size="lg" variant="default" onClick={onBack}>
          {t('pos.back')} (Esc)
        </Button>
      </Stack>
    </Card>
  )
}

const KEYS: Readonly<Record<Method, string>> = { cash: 'Enter', card: 'F10', transfer: 'F11' }

function MethodButtons({ isDisabled, onPay }: { isDisabled: boolean; onPay: (method: Method) => void }) {
  const t = useTexts(posTexts)
  return (
    <Stack gap="xs">
      {METHODS.map(method => (
        <Button key={method} size="xl" onClick={() => onPay(method)} disabled={isDisabled}>
          {`${t(`pos.method.${method}`)} (${KEYS[method]})`}
        </Button>
      ))}
    </Stack>
  )
}

/** Of cash more may be handed over than is to pay; by card and transfer no more than that is taken. */
function paymentOf(method: Method, given: string, rest: bigint): TillPayment {
  const handed = toHundredths(given)
  const amount = toText(handed > rest ? rest : handed)
  return method === 'cash' && handed > rest
    ? { method, amount, tendered: toText(handed) }
    : { method, amount }
}
