import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readDecimal } from '../../../../data/till/decimal.ts'
import { moveCash } from '../../../../data/till/till.ts'
import type { TillDatabase } from '../../../../data/till/till-database.ts'
import type { Direction } from '../../../../data/till/till-types.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { tellHost } from '../../../../platform/core-shell.ts'
import { posTexts } from '../../texts.ts'

const isZero = (amount: string): boolean => /^[0.]*$/.test(amount)

/** Change that is brought, takings that go to the safe, a small expense: each with its reason. */
export function CashPanel({ database, onDone }: { database: TillDatabase; onDone: () => void }) {
  const t = useTexts(posTexts)
  const [direction, setDirection] = useState<Direction>('in')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const amount = readDecimal(typed)
  const isWhole = amount !== null && !isZero(amount) && note.trim() !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    await moveCash(database, { direction, amount, note: note.trim() })
    tellHost('device.cashDrawer', {})
    onDone()
  }
  return (
    <Card title={t('pos.cash')} description={t('pos.cash.text')} maw={480}>
      <form onSubmit={event => void submit(event)}>
        <Stack>
          <Directions value={direction} onChange={setDirection} />
          <TextInput
            ref={field}
            size="lg"
            label={t('pos.cash.amount')}
            inputMode="decimal"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            error={typed !== '' && amount === null && t('pos.number.wrong')}
          />
          <TextInput
            size="lg"
            label={t('pos.cash.note')}
            maxLength={500}
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
          />
          <Group>
            <Button type="submit" size="lg" disabled={!isWhole}>
              {t('pos.cash.save')}
            </Button>
            <Button size="lg" variant="default" onClick={onDone}>
              {t('pos.back')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

type DirectionsProps = { value: Direction; onChange: (direction: Direction) => void }

function Directions({ value, onChange }: DirectionsProps) {
  const t = useTexts(posTexts)
  return (
    <Group grow role="radiogroup" aria-label={t('pos.cash')}>
      {(['in', 'out'] as const).map(one => (
        <Button
          key={one}
          size="lg"
          role="radio"
          aria-checked={value === one}
          variant={value === one ? 'filled' : 'default'}
          onClick={() => onChange(one)}
        >
          {t(`pos.cash.${one}`)}
        </Button>
      ))}
    </Group>
  )
}
