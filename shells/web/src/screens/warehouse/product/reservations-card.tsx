import { Button, Table, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteReservation,
  type ProductStock,
  type Reservation,
  reservationsQuery,
} from '../../../data/business/warehouse.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { QuantityText } from '../quantity-text.tsx'
import { warehouseTexts } from '../texts.ts'

const ReservationDialog = lazyPart(() => import('./reservation-dialog.tsx'), 'ReservationDialog')

/** What of the product is kept for somebody. */
export function ReservationsCard({ product }: { product: ProductStock['product'] }) {
  const t = useTexts(warehouseTexts)
  const canManage = useCan('warehouse.manage')
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(reservationsQuery(product.id))
  const add = canManage && (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconPlus size={16} />}
      onClick={() => setAdding(true)}
    >
      {t('warehouse.reservations.add')}
    </Button>
  )
  return (
    <Card title={t('warehouse.reservations')} actions={add}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('warehouse.reservations.none')}
        </Text>
      )}
      {data && data.items.length > 0 && <Kept reservations={data.items} canManage={canManage} />}
      <LazyOverlay opened={isAdding}>
        {isAdding && <ReservationDialog product={product.id} onClose={() => setAdding(false)} />}
      </LazyOverlay>
    </Card>
  )
}

type KeptProps = { reservations: readonly Reservation[]; canManage: boolean }

function Kept({ reservations, canManage }: KeptProps) {
  const t = useTexts(warehouseTexts)
  const [confirm, dialog] = useConfirm()
  const release = ({ id }: Reservation) =>
    confirm({
      title: t('warehouse.reservations.release.title'),
      effect: t('warehouse.reservations.release.effect'),
      verb: t('warehouse.reservations.release'),
      onConfirm: () => deleteReservation(id),
    })
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table aria-label={t('warehouse.reservations')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('warehouse.contact')}</Table.Th>
            <Table.Th>{t('warehouse.location')}</Table.Th>
            <Table.Th ta="end">{t('warehouse.quantity')}</Table.Th>
            <Table.Th>{t('warehouse.reservations.until')}</Table.Th>
            {canManage && <Table.Td />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {reservations.map(one => (
            <KeptRow key={one.id} reservation={one} onRelease={canManage ? () => release(one) : null} />
          ))}
        </Table.Tbody>
      </Table>
      {dialog}
    </Table.ScrollContainer>
  )
}

function KeptRow({ reservation, onRelease }: { reservation: Reservation; onRelease: (() => void) | null }) {
  const t = useTexts(warehouseTexts)
  const { contact, reference, location, quantity, product, until } = reservation
  return (
    <Table.Tr>
      <Table.Td>
        <bdi>{contact?.name ?? '–'}</bdi>
        {reference && <bdi>{` · ${reference}`}</bdi>}
      </Table.Td>
      <Table.Td>
        <bdi>{location.name}</bdi>
      </Table.Td>
      <Table.Td ta="end">
        <QuantityText quantity={quantity} unit={product.unit} />
      </Table.Td>
      <Table.Td>{until ?? '–'}</Table.Td>
      {onRelease && (
        <Table.Td ta="end">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('warehouse.reservations.release.one', { quantity })}
            onClick={onRelease}
          >
            {t('warehouse.reservations.release')}
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
  )
}
