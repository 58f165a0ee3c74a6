import { Group, Table, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { movesQuery, type ProductStock, productStockQuery } from '../../../data/business/warehouse.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { productStockAddress } from '../address.ts'
import { MovesTable } from '../moves-table.tsx'
import { QuantityText } from '../quantity-text.tsx'
import { warehouseTexts } from '../texts.ts'
import { WarehousePage } from '../warehouse-page.tsx'
import { ReorderCard } from './reorder-card.tsx'
import { ReservationsCard } from './reservations-card.tsx'

export function ProductStockScreen() {
  const { id } = productStockAddress.useParams()
  return (
    <ResourcePage query={useQuery(productStockQuery(id))}>
      {({ data }) => <ProductStockPage key={id} stock={data} />}
    </ResourcePage>
  )
}

function ProductStockPage({ stock }: { stock: ProductStock }) {
  const t = useTexts(warehouseTexts)
  const { language } = useLanguage()
  const { product, quantity, reserved, available, value, average_cost } = stock
  const money = ({ amount, currency }: typeof value) => `${fmt.decimal(language, amount)} ${currency}`
  return (
    <WarehousePage
      title={product.name}
      description={
        <Group gap="sm" mt={4}>
          {product.sku && <bdi>{product.sku}</bdi>}
          <TextLink to="/goods/$id" params={{ id: product.id }}>
            {t('warehouse.product.card')}
          </TextLink>
        </Group>
      }
    >
      <Card>
        <FactList>
          <Fact label={t('warehouse.quantity')}>
            <QuantityText quantity={quantity} unit={product.unit} />
          </Fact>
          <Fact label={t('warehouse.reserved')}>
            <QuantityText quantity={reserved} unit={product.unit} />
          </Fact>
          <Fact label={t('warehouse.available')}>
            <QuantityText quantity={available} unit={product.unit} />
          </Fact>
          <Fact label={t('warehouse.value')}>
            <bdi>{money(value)}</bdi>
          </Fact>
          {average_cost && (
            <Fact label={t('warehouse.average_cost')}>
              <bdi>{money(average_cost)}</bdi>
            </Fact>
          )}
        </FactList>
      </Card>
      <Places stock={stock} />
      <ReservationsCard product={product} />
      <ReorderCard product={product} />
      <Moves id={product.id} />
    </WarehousePage>
  )
}

function Places({ stock: { places, product } }: { stock: ProductStock }) {
  const t = useTexts(warehouseTexts)
  return (
    <Card title={t('warehouse.places')}>
      {places.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('warehouse.places.none')}
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={360}>
          <Table aria-label={t('warehouse.places')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('warehouse.location')}</Table.Th>
                <Table.Th>{t('warehouse.lot')}</Table.Th>
                <Table.Th>{t('warehouse.expires_on')}</Table.Th>
                <Table.Th ta="end">{t('warehouse.quantity')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {places.map(({ location, lot, expires_on, quantity }) => (
                <Table.Tr key={`${location.id} ${lot}`}>
                  <Table.Td>
                    <bdi>{location.name}</bdi>
                  </Table.Td>
                  <Table.Td>
                    <bdi>{lot}</bdi>
                  </Table.Td>
                  <Table.Td>{expires_on}</Table.Td>
                  <Table.Td ta="end">
                    <QuantityText quantity={quantity} unit={product.unit} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Card>
  )
}

function Moves({ id }: { id: string }) {
  const t = useTexts(warehouseTexts)
  const { data, error, refetch } = useQuery(movesQuery({ product: id, limit: 50 }))
  return (
    <Card title={t('warehouse.moves')}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('warehouse.moves.none')}
        </Text>
      )}
      {data && data.items.length > 0 && <MovesTable moves={data.items} of="product" />}
    </Card>
  )
}
