import { ActionIcon, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useState } from 'react'
import { lineTotal, readDecimal, toText } from '../../../../data/till/decimal.ts'
import type { CartLine } from '../../../../data/till/till-types.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { posTexts } from '../../texts.ts'

type CartLinesProps = {
  lines: readonly CartLine[]
  canDiscount: boolean
  onChange: (lines: readonly CartLine[]) => void
}

export function CartLines({ lines, canDiscount, onChange }: CartLinesProps) {
  return (
    <Stack gap="sm">
      {lines.map(line => (
        <Line
          key={line.key}
          line={line}
          canDiscount={canDiscount}
          onChange={next =>
            onChange(
              next
                ? lines.map(one => (one.key === line.key ? next : one))
                : lines.filter(one => one !== line),
            )
          }
        />
      ))}
    </Stack>
  )
}

type LineProps = { line: CartLine; canDiscount: boolean; onChange: (line: CartLine | null) => void }

function Line({ line, canDiscount, onChange }: LineProps) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const { name, unit_code, unit_price, quantity, discount } = line
  return (
    <Group justify="flex-end" align="center" data-line={name}>
      <div style={{ flex: '1 0 160px' }}>
        <Text fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>{`${fmt.decimal(language, unit_price)} ₮ / ${unit_code}`}</bdi>
        </Text>
      </div>
      {line.has_lots && <LotField line={line} onChange={onChange} />}
      <DecimalField
        label={t('pos.quantity', { name })}
        sign={{ before: '×' }}
        value={quantity}
        onChange={value => onChange({ ...line, quantity: value })}
      />
      {canDiscount && (
        <DecimalField
          label={t('pos.discount', { name })}
          sign={{ after: '%' }}
          value={discount}
          mayBeZero
          onChange={value => Number(value) <= 100 && onChange({ ...line, discount: value })}
        />
      )}
      <Text fw={600} miw={90} ta="end">
        <bdi>{fmt.decimal(language, toText(lineTotal(line)))}</bdi>
      </Text>
      <ActionIcon
        size="xl"
        variant="subtle"
        color="gray"
        aria-label={t('pos.remove', { name })}
        onClick={() => onChange(null)}
      >
        <IconX size={20} />
      </ActionIcon>
    </Group>
  )
}

/** Which lot is sold; without it the one that expires first. */
function LotField({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const t = useTexts(posTexts)
  const label = t('pos.lot', { name: line.name })
  return (
    <TextInput
      aria-label={label}
      title={label}
      placeholder={t('pos.lot.short')}
      w={120}
      size="md"
      maxLength={64}
      defaultValue={line.lot ?? ''}
      onBlur={event => onChange({ ...line, lot: event.currentTarget.value.trim() || null })}
    />
  )
}

type DecimalFieldProps = {
  label: string
  /** What tells one number of a line from the other for the eye. */
  sign: { before?: string; after?: string }
  value: string
  mayBeZero?: boolean
  onChange: (value: string) => void
}

/** Taken when it is left: half a number is no number. */
function DecimalField({ label, sign, value, mayBeZero = false, onChange }: DecimalFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const read = typed === null ? null : readDecimal(typed)
    if (read !== null && (mayBeZero || !/^[0.]*$/.test(read))) onChange(read)
    setTyped(null)
  }
  return (
    <TextInput
      aria-label={label}
      title={label}
      leftSection={sign.before}
      rightSection={sign.after}
      w={92}
      size="md"
      inputMode="decimal"
      value={typed ?? value}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={event => event.key === 'Enter' && take()}
    />
  )
}
