import { Table, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { invoicingTexts } from '../texts.ts'

const NUMBERS = ['quantity', 'unit_price', 'discount', 'tax', 'total'] as const

/** Lines as they were posted. */
export function LinesTable({ lines }: { lines: InvoiceDocument['lines'] }) {
  const t = useTexts(invoicingTexts)
  const { language } = useLanguage()
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('invoicing.lines.none')}
      </Text>
    )
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label={t('invoicing.lines')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('invoicing.description')}</Table.Th>
            {NUMBERS.map(name => (
              <Table.Th key={name} ta="end">
                {t(`invoicing.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that are only shown do not move
            <Table.Tr key={index}>
              <Table.Td>
                <bdi>{line.description}</bdi>
              </Table.Td>
              {NUMBERS.map(name => (
                <Table.Td key={name} ta="end">
                  <bdi>{fmt.decimal(language, line[name])}</bdi>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
