import { Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addToCart, keyOfCode, taxOf, totalOf } from '../../../data/till/cart.ts'
import { toText } from '../../../data/till/decimal.ts'
import { holdCart, keepCart, takeHeld } from '../../../data/till/till.ts'
import type { CartLine, CatalogueItem, OpenShift } from '../../../data/till/till-types.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { posTexts } from '../texts.ts'
import { CartLines } from './cart-lines.tsx'
import { PayPanel } from './pay-panel.tsx'
import { useDisplay } from './use-display.ts'
import { useKeys } from './use-keys.ts'
import type { TillState } from './use-till.ts'

type SellPanelProps = { state: TillState; shift: OpenShift; onSold: (id: string) => void }

const localDay = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date())

export function SellPanel({ state, shift, onSold }: SellPanelProps) {
  const t = useTexts(posTexts)
  const { database, held, cart: lines = [] } = state
  const [isPaying, setPaying] = useState(false)
  const scan = useRef<HTMLInputElement>(null)
  useDisplay(lines)
  const hold = () => void (lines.length > 0 && holdCart(database, lines))
  const back = () => void (held[0] && takeHeld(database, held[0].id))
  const pay = () => setPaying(lines.length > 0)
  useKeys({ F2: () => scan.current?.focus(), F4: hold, F6: back, F9: pay, Escape: () => setPaying(false) })
  const change = (next: readonly CartLine[]) => void keepCart(database, next)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Stack>
        <ScanField state={state} lines={lines} inputRef={scan} onChange={change} />
        <Card>
          {lines.length === 0 ? (
            <Text c="dimmed">{t('pos.cart.empty')}</Text>
          ) : (
            <CartLines lines={lines} canDiscount={shift.may_discount} onChange={change} />
          )}
        </Card>
      </Stack>
      <Stack>
        <Totals lines={lines} />
        {isPaying && lines.length > 0 ? (
          <PayPanel state={state} lines={lines} onSold={onSold} onBack={() => setPaying(false)} />
        ) : (
          <Actions onPay={pay} onHold={hold} onBack={back} held={held.length} isEmpty={lines.length === 0} />
        )}
      </Stack>
    </SimpleGrid>
  )
}

function Totals({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  return (
    <Card>
      <Group justify="space-between" align="baseline">
        <Text fw={600}>{t('pos.total')}</Text>
        <Title order={2} data-total>
          <bdi>{fmt.decimal(language, toText(totalOf(lines)))} ₮</bdi>
        </Title>
      </Group>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('pos.tax')}
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>{fmt.decimal(language, toText(taxOf(lines)))} ₮</bdi>
        </Text>
      </Group>
    </Card>
  )
}

type ActionsProps = {
  onPay: () => void
  onHold: () => void
  onBack: () => void
  held: number
  isEmpty: boolean
}

/** Big enough for a finger, each with its key. */
function Actions({ onPay, onHold, onBack, held, isEmpty }: ActionsProps) {
  const t = useTexts(posTexts)
  return (
    <>
      <Button size="xl" disabled={isEmpty} onClick={onPay}>
        {t('pos.pay')} (F9)
      </Button>
      <Group grow>
        <Button size="lg" variant="default" disabled={isEmpty} onClick={onHold}>
          {t('pos.hold')} (F4)
        </Button>
        <Button size="lg" variant="default" disabled={held === 0} onClick={onBack}>
          {t('pos.held', { count: String(held) })} (F6)
        </Button>
      </Group>
      <Button size="md" variant="subtle" component="a" href="/pos/display" target="_blank" rel="opener">
        {t('pos.display')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('pos.keys')}
      </Text>
    </>
  )
}

type ScanFieldProps = {
  state: TillState
  lines: readonly CartLine[]
  inputRef: React.RefObject<HTMLInputElement | null>
  onChange: (lines: readonly CartLine[]) => void
}

/** A scanner types quickly and ends with Enter; a person types a name and chooses. */
function ScanField({ state: { database }, lines, inputRef, onChange }: ScanFieldProps) {
  const t = useTexts(posTexts)
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly CatalogueItem[]>([])
  const [isMissing, setMissing] = useState(false)
  useEffect(() => inputRef.current?.focus(), [inputRef])
  const put = (item: CatalogueItem, code: string | null) => {
    onChange(addToCart(lines, { item, code, day: localDay() }))
    setText('')
    setFound([])
    inputRef.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '') return
    const exact = await database.read(work => work.product(keyOfCode(wanted)))
    if (exact) return put(exact, wanted)
    const all = await database.read(work => work.products())
    const named = all.filter(item => !item.archived && item.name.toLowerCase().includes(wanted.toLowerCase()))
    if (named.length === 1) return put(named[0]!, null)
    setMissing(named.length === 0)
    setFound(named.slice(0, 12))
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <TextInput
        ref={inputRef}
        size="lg"
        label={`${t('pos.scan')} (F2)`}
        value={text}
        autoComplete="off"
        onChange={event => {
          setMissing(false)
          setText(event.currentTarget.value)
        }}
        error={isMissing && t('pos.scan.missing')}
      />
      {found.length > 0 && (
        <Group mt="sm" gap="xs">
          {found.map(item => (
            <Button key={item.id} variant="default" size="lg" onClick={() => put(item, null)}>
              <bdi>{item.name}</bdi>
            </Button>
          ))}
        </Group>
      )}
    </form>
  )
}
