import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { posTexts } from '../../texts.ts'
import { useKeys } from '../use-keys.ts'
import { hasHostPrinter, type PaperRow, type Printed, printPaper } from './paper.ts'
import classes from './receipt.module.css'

type PaperViewProps = {
  label: string
  printed: Printed
  /** Printed by itself where a host has a printer. */
  isPrintedAtOnce?: boolean
  next: string
  onDone: () => void
  /** What is drawn below the lines. */
  children?: ReactNode
}

/** Printed again it says that it is a copy: the first one is with the customer. */
function usePrinting(printed: Printed) {
  const t = useTexts(posTexts)
  const copies = useRef(0)
  const [isFailed, setFailed] = useState(false)
  const run = () => {
    const rows =
      copies.current++ === 0 ? printed.rows : [copyRow(t('pos.copy'), copies.current), ...printed.rows]
    setFailed(false)
    printPaper({ ...printed, rows }).catch(() => setFailed(true))
  }
  return { run, isFailed }
}

const copyRow = (word: string, count: number): PaperRow => ({
  text: `${word} ${count - 1}`,
  isCentred: true,
  isStrong: true,
})

/** What is handed over: 80 mm wide on paper. */
export function PaperView({
  label,
  printed,
  isPrintedAtOnce = false,
  next,
  onDone,
  children,
}: PaperViewProps) {
  const t = useTexts(posTexts)
  const button = useRef<HTMLButtonElement>(null)
  const { run, isFailed } = usePrinting(printed)
  const hasPrinted = useRef(false)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (!isPrintedAtOnce || hasPrinted.current || !hasHostPrinter()) return
    hasPrinted.current = true
    run()
  })
  useKeys({ F12: run })
  return (
    <Stack align="center">
      {isFailed && <Alert color="red">{t('pos.print.failed')}</Alert>}
      <section className={classes['paper']} aria-label={label}>
        {printed.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed stays in its order
          <Row key={at} row={row} />
        ))}
        {children}
      </section>
      <Group className={classes['buttons']}>
        <Button size="lg" ref={button} onClick={onDone}>
          {next}
        </Button>
        <Button size="lg" variant="default" leftSection={<IconPrinter size={20} />} onClick={run}>
          {t('pos.print')} (F12)
        </Button>
      </Group>
    </Stack>
  )
}

function Row({ row: { text, value, isCentred, isStrong, isSmall } }: { row: PaperRow }) {
  const style = { size: isSmall ? 'xs' : 'sm', fw: isStrong ? 700 : 400 } as const
  if (value === undefined)
    return (
      <Text {...style} ta={isCentred ? 'center' : 'start'}>
        <bdi>{text}</bdi>
      </Text>
    )
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text {...style}>
        <bdi>{text}</bdi>
      </Text>
      <Text {...style}>
        <bdi>{value}</bdi>
      </Text>
    </Group>
  )
}
