import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Price, type Product, pricesQuery } from '../../../data/business/goods.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../parts/page/card.tsx'
import { goodsTexts } from '../texts.ts'
import { ALWAYS } from './price-values.ts'

const PricesDialog = lazyPart(() => import('./prices-dialog.tsx'), 'PricesDialog')

type PricesCardProps = { product: Product; canManage: boolean }

export function PricesCard({ product, canManage }: PricesCardProps) {
  const t = useTexts(goodsTexts)
  const { data } = useQuery(pricesQuery(product.id))
  const [isEditing, setEditing] = useState(false)
  const prices = data?.items ?? []
  return (
    <Card title={t('goods.prices')}>
      <Stack gap="sm">
        {data && prices.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('goods.prices.none')}
          </Text>
        )}
        {prices.length > 0 && <PriceTable prices={prices} />}
        {canManage && data && (
          <Group>
            <Button variant="default" leftSection={<IconPencil size={18} />} onClick={() => setEditing(true)}>
              {t('goods.prices.edit')}
            </Button>
          </Group>
        )}
      </Stack>
      <LazyOverlay opened={isEditing}>
        <PricesDialog
          key={String(isEditing)}
          product={product}
          prices={prices}
          opened={isEditing}
          onClose={() => setEditing(false)}
        />
      </LazyOverlay>
    </Card>
  )
}

function PriceTable({ prices }: { prices: readonly Price[] }) {
  const t = useTexts(goodsTexts)
  const { language } = useLanguage()
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table aria-label={t('goods.prices')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('goods.price_list')}</Table.Th>
            <Table.Th ta="end">{t('goods.price')}</Table.Th>
            <Table.Th ta="end">{t('goods.min_quantity')}</Table.Th>
            <Table.Th>{t('goods.valid')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {prices.map(({ price_list, price, min_quantity, valid_from, valid_to }) => (
            <Table.Tr key={`${price_list.id} ${min_quantity} ${valid_from}`}>
              <Table.Td>
                <bdi>{price_list.name}</bdi>
              </Table.Td>
              <Table.Td ta="end">
                <bdi>
                  {fmt.decimal(language, price.amount)} {price.currency}
                </bdi>
              </Table.Td>
              <Table.Td ta="end">{fmt.decimal(language, min_quantity)}</Table.Td>
              <Table.Td>
                <bdi>
                  {valid_from === ALWAYS && valid_to === null
                    ? t('goods.valid.always')
                    : `${valid_from === ALWAYS ? '…' : valid_from} – ${valid_to ?? '…'}`}
                </bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
