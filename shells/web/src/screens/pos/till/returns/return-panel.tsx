import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { findSale } from '../../../../data/till/returns.ts'
import type { SaleDetail } from '../../../../data/till/till-types.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../../parts/state/problem-alert.tsx'
import { posTexts } from '../../texts.ts'
import { useKeys } from '../use-keys.ts'
import { useScanner } from '../use-scanner.ts'
import type { TillState } from '../use-till.ts'
import { ReturnLines } from './return-lines.tsx'

type ReturnPanelProps = { state: TillState; onReturned: (id: string) => void; onBack: () => void }

/** Only the server knows what came back elsewhere: without a network nothing is taken back. */
export function ReturnPanel({ state, onReturned, onBack }: ReturnPanelProps) {
  const t = useTexts(posTexts)
  const [sale, setSale] = useState<SaleDetail | null>(null)
  useKeys({ Escape: onBack })
  return (
    <Card title={t('pos.return.title')} description={t('pos.return.text')} maw={720}>
      <Stack>
        {!state.isOnline && (
          <Alert color="yellow" role="alert" title={t('pos.return.offline')}>
            {t('pos.return.offline.text')}
          </Alert>
        )}
        <FindSale isDisabled={!state.isOnline} onFound={setSale} />
        {sale && <ReturnLines key={sale.id} sale={sale} state={state} onReturned={onReturned} />}
        <Group>
          <Button size="lg" variant="default" onClick={onBack}>
            {t('pos.back')} (Esc)
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

type FindSaleProps = { isDisabled: boolean; onFound: (sale: SaleDetail | null) => void }

function useFinding({ isDisabled, onFound }: FindSaleProps) {
  const [isMissing, setMissing] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const find = async (number: string) => {
    if (number === '' || isDisabled) return
    setError(null)
    try {
      const found = await findSale(number)
      setMissing(found === null)
      onFound(found)
    } catch (thrown) {
      setError(thrown as Error)
    }
  }
  return { find, isMissing, setMissing, error }
}

/** By the number on the receipt, typed or scanned. */
function FindSale(props: FindSaleProps) {
  const t = useTexts(posTexts)
  const [text, setText] = useState('')
  const { find, isMissing, setMissing, error } = useFinding(props)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useScanner(scanned => {
    setText(scanned)
    void find(scanned.trim())
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void find(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" wrap="nowrap">
        <TextInput
          ref={field}
          size="lg"
          flex={1}
          label={t('pos.return.number')}
          disabled={props.isDisabled}
          autoComplete="off"
          value={text}
          onChange={event => {
            setMissing(false)
            setText(event.currentTarget.value)
          }}
        />
        <Button type="submit" size="lg" disabled={props.isDisabled || text.trim() === ''}>
          {t('pos.return.find')}
        </Button>
      </Group>
      {isMissing && (
        <Text size="sm" c="red" mt="xs" role="alert">
          {t('pos.return.missing')}
        </Text>
      )}
      <ProblemAlert error={error} />
    </form>
  )
}
