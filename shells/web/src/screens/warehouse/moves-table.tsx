import { Table } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Move } from '../../data/business/warehouse.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { TextLink } from '../../parts/page/links.tsx'
import { warehouseTexts } from './texts.ts'

/** Moves one below the other: from where to where, and at what cost. */
export function MovesTable({ moves, of }: { moves: readonly Move[]; of: 'posting' | 'product' }) {
  const t = useTexts(warehouseTexts)
  const { language } = useLanguage()
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table aria-label={t('warehouse.moves')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(of === 'posting' ? 'warehouse.product' : 'warehouse.day')}</Table.Th>
            <Table.Th>{t('warehouse.from')}</Table.Th>
            <Table.Th>{t('warehouse.to')}</Table.Th>
            <Table.Th ta="end">{t('warehouse.quantity')}</Table.Th>
            <Table.Th ta="end">{t('warehouse.cost')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {moves.map(({ id, product, posting, on, lot, from, to, quantity, cost }) => (
            <Table.Tr key={id}>
              <Table.Td>
                {of === 'posting' ? (
                  <TextLink to="/warehouse/products/$id" params={{ id: product.id }}>
                    <bdi>{product.name}</bdi>
                  </TextLink>
                ) : (
                  <TextLink to="/warehouse/postings/$id" params={{ id: posting.id }}>
                    <bdi>{`${on} · ${t(`warehouse.kind.${posting.kind}`)}`}</bdi>
                  </TextLink>
                )}
                {lot && <bdi>{` · ${lot}`}</bdi>}
              </Table.Td>
              <Table.Td>
                <bdi>{from.name}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{to.name}</bdi>
              </Table.Td>
              <Table.Td ta="end">
                <bdi>{`${fmt.decimal(language, quantity)} ${product.unit}`}</bdi>
              </Table.Td>
              <Table.Td ta="end">
                <bdi>{cost.amount === '0' ? '' : fmt.decimal(language, cost.amount)}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
