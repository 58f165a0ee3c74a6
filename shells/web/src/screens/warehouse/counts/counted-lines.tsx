import { Table, Text } from '@mantine/core'
import { fmt, subtractDecimals } from '@tamga/formats'
import type { CountWithLines } from '../../../data/business/warehouse.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { warehouseTexts } from '../texts.ts'

/** What was counted; what there should be stands beside it only where it is told. */
export function CountedLines({ count: { counted } }: { count: CountWithLines }) {
  const t = useTexts(warehouseTexts)
  if (counted.length === 0)
    return (
      <Card title={t('warehouse.counts.lines')}>
        <Text size="sm" c="dimmed">
          {t('warehouse.counts.none')}
        </Text>
      </Card>
    )
  const isTold = counted.some(({ expected }) => expected !== null)
  return (
    <Card title={t('warehouse.counts.lines')}>
      <Table.ScrollContainer minWidth={isTold ? 520 : 360}>
        <Table aria-label={t('warehouse.counts.lines')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('warehouse.product')}</Table.Th>
              <Table.Th ta="end">{t('warehouse.counts.counted')}</Table.Th>
              {isTold && <Table.Th ta="end">{t('warehouse.counts.expected')}</Table.Th>}
              {isTold && <Table.Th ta="end">{t('warehouse.counts.difference')}</Table.Th>}
              <Table.Th>{t('warehouse.counts.counted_by')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {counted.map(line => (
              <CountedLine key={`${line.product.id} ${line.lot}`} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  )
}

function CountedLine({ line }: { line: CountWithLines['counted'][number] }) {
  const { language } = useLanguage()
  const { product, lot, counted, expected, counted_by } = line
  const difference = expected === null ? '0' : subtractDecimals(counted, expected)
  const sign = difference.startsWith('-') || difference === '0' ? '' : '+'
  return (
    <Table.Tr>
      <Table.Td>
        <TextLink to="/warehouse/products/$id" params={{ id: product.id }}>
          <bdi>{product.name}</bdi>
        </TextLink>
        {lot && <bdi>{` · ${lot}`}</bdi>}
      </Table.Td>
      <Table.Td ta="end">
        <bdi>{`${fmt.decimal(language, counted)} ${product.unit}`}</bdi>
      </Table.Td>
      {expected !== null && (
        <Table.Td ta="end">
          <bdi>{fmt.decimal(language, expected)}</bdi>
        </Table.Td>
      )}
      {expected !== null && (
        <Table.Td ta="end" fw={difference === '0' ? undefined : 600}>
          <bdi>{`${sign}${fmt.decimal(language, difference)}`}</bdi>
        </Table.Td>
      )}
      <Table.Td>
        <bdi>{counted_by}</bdi>
      </Table.Td>
    </Table.Tr>
  )
}
