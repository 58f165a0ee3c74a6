import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { readDecimal } from '../../../../data/till/decimal.ts'
import { METHODS } from '../../../../data/till/tally.ts'
import { closeShift, openShift } from '../../../../data/till/till.ts'
import type { TillDatabase } from '../../../../data/till/till-database.ts'
import type { Method } from '../../../../data/till/till-types.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { posTexts } from '../../texts.ts'
import type { TillState } from '../use-till.ts'

export function OpenShiftForm({ database }: { database: TillDatabase }) {
  const t = useTexts(posTexts)
  const [cash, setCash] = useState('0')
  const amount = readDecimal(cash)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount !== null) void openShift(database, amount)
  }
  return (
    <Card title={t('pos.shift.open')} maw={480}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            size="lg"
            label={t('pos.shift.opening_cash')}
            inputMode="decimal"
            data-autofocus
            value={cash}
            onChange={event => setCash(event.currentTarget.value)}
            error={amount === null && t('pos.number.wrong')}
          />
          <Button type="submit" size="lg" disabled={amount === null}>
            {t('pos.shift.open')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

/** Counted without seeing what should be there; the report that follows says both, and what they differ by. */
export function CloseShift({ state, onClosed, onBack }: CloseShiftProps) {
  const t = useTexts(posTexts)
  const [typed, setTyped] = useState<Readonly<Record<Method, string>>>({ cash: '', card: '', transfer: '' })
  const counted = METHODS.map(method => ({ method, amount: readDecimal(typed[method]) }))
  const isWhole = counted.every(({ amount }) => amount !== null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    const counts = Object.fromEntries(counted.map(({ method, amount }) => [method, amount]))
    await closeShift(state.database, counts as Record<Method, string>)
    onClosed()
  }
  return (
    <Card title={t('pos.shift.close')} description={t('pos.shift.close.text')} maw={480}>
      <form onSubmit={event => void submit(event)}>
        <Stack>
          {METHODS.map(method => (
            <TextInput
              key={method}
              size="lg"
              label={t(`pos.method.${method}`)}
              inputMode="decimal"
              value={typed[method]}
              onChange={event => setTyped({ ...typed, [method]: event.currentTarget.value })}
            />
          ))}
          <Group>
            <Button type="submit" size="lg" disabled={!isWhole}>
              {t('pos.shift.close')}
            </Button>
            <Button size="lg" variant="default" onClick={onBack}>
              {t('pos.back')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

type CloseShiftProps = { state: TillState; onClosed: () => void; onBack: () => void }
