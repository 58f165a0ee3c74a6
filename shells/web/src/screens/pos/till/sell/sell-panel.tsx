import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useRef, useState } from 'react'
import { taxOf, totalOf } from '../../../../data/till/cart.ts'
import { toText } from '../../../../data/till/decimal.ts'
import { buyerText, holdCart, keepCart, takeHeld } from '../../../../data/till/till.ts'
import type { CartLine, OpenShift } from '../../../../data/till/till-types.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { posTexts } from '../../texts.ts'
import { useDisplay } from '../use-display.ts'
import { useKeys } from '../use-keys.ts'
import type { TillState } from '../use-till.ts'
import { BuyerPanel } from './buyer-panel.tsx'
import { CartLines } from './cart-lines.tsx'
import { PayPanel } from './pay-panel.tsx'
import { ScanField } from './scan-field.tsx'

type SellPanelProps = {
  state: TillState
  shift: OpenShift
  onSold: (id: string) => void
  onReturn: () => void
}

export function SellPanel({ state, shift, onSold, onReturn }: SellPanelProps) {
  const t = useTexts(posTexts)
  const { database, held, cart: lines = [] } = state
  const [side, setSide] = useState<'actions' | 'pay' | 'buyer'>('actions')
  const scan = useRef<HTMLInputElement>(null)
  useDisplay(lines)
  const isEmpty = lines.length === 0
  const leave = () => {
    setSide('actions')
    scan.current?.focus()
  }
  const acts = {
    onPay: () => setSide(isEmpty ? 'actions' : 'pay'),
    onHold: () => void (!isEmpty && holdCart(database, lines)),
    onBack: () => void (held[0] && takeHeld(database, held[0].id)),
    onBuyer: () => setSide('buyer'),
    onReturn,
  }
  useKeys({
    F2: () => scan.current?.focus(),
    ...{ F4: acts.onHold, F6: acts.onBack, F7: onReturn, F8: acts.onBuyer, F9: acts.onPay, Escape: leave },
  })
  const change = (next: readonly CartLine[]) => void keepCart(database, next)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Stack>
        <ScanField state={state} lines={lines} inputRef={scan} onChange={change} />
        <Card>
          {isEmpty ? (
            <Text c="dimmed">{t('pos.cart.empty')}</Text>
          ) : (
            <CartLines lines={lines} canDiscount={shift.may_discount} onChange={change} />
          )}
        </Card>
      </Stack>
      <Stack>
        <Totals lines={lines} buyer={buyerText(state.buyer)} />
        {side === 'pay' && !isEmpty ? (
          <PayPanel state={state} lines={lines} onSold={onSold} onBack={leave} />
        ) : side === 'buyer' ? (
          <BuyerPanel state={state} onDone={leave} />
        ) : (
          <Actions {...acts} held={held.length} isEmpty={isEmpty} />
        )}
      </Stack>
    </SimpleGrid>
  )
}

function Totals({ lines, buyer }: { lines: readonly CartLine[]; buyer: string | null }) {
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
      {buyer && (
        <Group justify="space-between">
          <Text size="sm">{t('pos.buyer')}</Text>
          <Text size="sm" fw={600}>
            <bdi>{buyer}</bdi>
          </Text>
        </Group>
      )}
    </Card>
  )
}

type ActionsProps = {
  onPay: () => void
  onHold: () => void
  onBack: () => void
  onBuyer: () => void
  onReturn: () => void
  held: number
  isEmpty: boolean
}

/** Big enough for a finger, each with its key. */
function Actions({ onPay, onHold, onBack, onBuyer, onReturn, held, isEmpty }: ActionsProps) {
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
      <Group grow>
        <Button size="lg" variant="default" onClick={onBuyer}>
          {t('pos.buyer')} (F8)
        </Button>
        <Button size="lg" variant="default" onClick={onReturn}>
          {t('pos.return.title')} (F7)
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
