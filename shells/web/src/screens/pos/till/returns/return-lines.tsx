import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useState } from 'react'
import { readDecimal, toText } from '../../../../data/till/decimal.ts'
import {
  type Chosen,
  canComeBack,
  leftOf,
  refundTotal,
  type SoldLine,
  takeBack,
} from '../../../../data/till/returns.ts'
import { METHODS } from '../../../../data/till/tally.ts'
import type { KeptSale, Method, SaleDetail } from '../../../../data/till/till-types.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { tellHost } from '../../../../platform/core-shell.ts'
import { posTexts } from '../../texts.ts'
import { writtenTime } from '../paper/receipt-view.tsx'
import { refusalKey } from '../refusals.ts'
import type { TillState } from '../use-till.ts'

type ReturnLinesProps = { sale: SaleDetail; state: TillState; onReturned: (id: string) => void }

const isZero = (amount: string): boolean => /^[0.]*$/.test(amount)

/** Null: something is no number, or more than was sold. */
function chosenOf(lines: readonly SoldLine[], typed: ReadonlyMap<number, string>): Chosen | null {
  const chosen = new Map<number, string>()
  for (const [at, text] of typed) {
    if (text.trim() === '') continue
    const some = readDecimal(text)
    if (some === null || !canComeBack(lines[at]!, some)) return null
    if (!isZero(some)) chosen.set(at, some)
  }
  return chosen
}

function useReturn({ sale, state, onReturned }: ReturnLinesProps) {
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<KeptSale | 'not_written' | null>(null)
  const run = async (chosen: Chosen, method: Method) => {
    setBusy(true)
    setAnswer(null)
    try {
      const payment = { method, amount: toText(refundTotal(sale, chosen)) }
      const kept = await takeBack(state.database, { of: sale, chosen, payment })
      if (kept.state !== 'recorded') return setAnswer(kept)
      if (method === 'cash') tellHost('device.cashDrawer', {})
      onReturned(kept.id)
    } catch {
      setAnswer('not_written')
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, answer }
}

/** Which lines come back and how much of them, and how the money goes back. */
export function ReturnLines(props: ReturnLinesProps) {
  const { sale, state } = props
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const { run, isBusy, answer } = useReturn(props)
  const chosen = chosenOf(sale.lines, typed)
  const refund = chosen ? toText(refundTotal(sale, chosen)) : '0'
  const isReady = chosen !== null && chosen.size > 0 && state.isOnline && !isBusy
  const isWaiting = answer !== null && answer !== 'not_written' && answer.state === 'queued'
  return (
    <Stack>
      <Text fw={600}>
        <bdi>{sale.number}</bdi> · <bdi>{writtenTime(sale.sold_at)}</bdi> ·{' '}
        <bdi>{fmt.decimal(language, sale.total.amount)} ₮</bdi>
      </Text>
      {sale.lines.map((line, at) => (
        <BackLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished sale stay as they are
          key={at}
          line={line}
          value={typed.get(at) ?? ''}
          onChange={value => setTyped(new Map(typed).set(at, value))}
        />
      ))}
      <Group justify="space-between">
        <Text fw={600}>{t('pos.refund')}</Text>
        <Text fw={600} data-refund>
          <bdi>{fmt.decimal(language, refund)} ₮</bdi>
        </Text>
      </Group>
      <Answer answer={answer} />
      {!isWaiting && (
        <Stack gap="xs">
          {METHODS.map(method => (
            <Button
              key={method}
              size="lg"
              disabled={!isReady}
              onClick={() => chosen && void run(chosen, method)}
            >
              {t(`pos.refund.${method}`)}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Answer({ answer }: { answer: KeptSale | 'not_written' | null }) {
  const t = useTexts(posTexts)
  if (answer === null) return null
  if (answer === 'not_written') return <Alert color="red">{t('pos.not_written')}</Alert>
  if (answer.state === 'queued')
    return (
      <Alert color="yellow" role="alert">
        {t('pos.return.waiting')}
      </Alert>
    )
  return (
    <Alert color="red" role="alert">
      {t(refusalKey(answer.reason))}
    </Alert>
  )
}

type BackLineProps = { line: SoldLine; value: string; onChange: (value: string) => void }

function BackLine({ line, value, onChange }: BackLineProps) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const left = leftOf(line)
  const some = value.trim() === '' ? '0' : readDecimal(value)
  const isWrong = some === null || !canComeBack(line, some)
  return (
    <Group justify="flex-end" align="flex-start">
      <div style={{ flex: '1 0 160px' }}>
        <Text fw={600}>
          <bdi>{line.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>
            {fmt.decimal(language, line.quantity)} × {fmt.decimal(language, line.unit_price)} ₮
          </bdi>
          {line.returned !== '0' && ` · ${t('pos.return.left', { count: fmt.decimal(language, left) })}`}
        </Text>
      </div>
      <TextInput
        aria-label={t('pos.return.quantity', { name: line.name })}
        title={t('pos.return.quantity', { name: line.name })}
        w={110}
        size="md"
        inputMode="decimal"
        disabled={isZero(left)}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        error={isWrong && t('pos.return.too_much')}
      />
      <Button variant="default" size="md" disabled={isZero(left)} onClick={() => onChange(left)}>
        {t('pos.return.all')}
      </Button>
    </Group>
  )
}
