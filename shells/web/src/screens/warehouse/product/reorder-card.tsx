import { Button, Table, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type ProductStock,
  type ReorderRule,
  reorderQuery,
  saveReorderRule,
} from '../../../data/business/warehouse.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { RowActions } from '../../../parts/list/row-actions.tsx'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { QuantityText } from '../quantity-text.tsx'
import { warehouseTexts } from '../texts.ts'

const ReorderDialog = lazyPart(() => import('./reorder-dialog.tsx'), 'ReorderDialog')

/** From which quantity on the product is ordered, at each place. */
export function ReorderCard({ product }: { product: ProductStock['product'] }) {
  const t = useTexts(warehouseTexts)
  const canManage = useCan('warehouse.manage')
  const [edited, setEdited] = useState<ReorderRule | 'new' | null>(null)
  const { data, error, refetch } = useQuery(reorderQuery({ product: product.id, limit: 100 }))
  const add = canManage && (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconPlus size={16} />}
      onClick={() => setEdited('new')}
    >
      {t('warehouse.reorder.add')}
    </Button>
  )
  return (
    <Card title={t('warehouse.reorder')} description={t('warehouse.reorder.text')} actions={add}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('warehouse.reorder.none')}
        </Text>
      )}
      {data && data.items.length > 0 && <Rules rules={data.items} canManage={canManage} onEdit={setEdited} />}
      <LazyOverlay opened={edited !== null}>
        {edited !== null && (
          <ReorderDialog
            product={product.id}
            rule={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </LazyOverlay>
    </Card>
  )
}

type RulesProps = {
  rules: readonly ReorderRule[]
  canManage: boolean
  onEdit: (rule: ReorderRule) => void
}

function Rules({ rules, canManage, onEdit }: RulesProps) {
  const t = useTexts(warehouseTexts)
  const [confirm, dialog] = useConfirm()
  const forget = ({ product, location }: ReorderRule) =>
    confirm({
      title: t('warehouse.reorder.delete', { name: location.name }),
      effect: t('warehouse.reorder.delete.effect'),
      verb: t('warehouse.delete'),
      onConfirm: () => saveReorderRule(product.id, { location: location.id, minimum: '0', target: '0' }),
    })
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table aria-label={t('warehouse.reorder')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('warehouse.location')}</Table.Th>
            <Table.Th ta="end">{t('warehouse.quantity')}</Table.Th>
            <Table.Th ta="end">{t('warehouse.reorder.minimum')}</Table.Th>
            <Table.Th ta="end">{t('warehouse.reorder.target')}</Table.Th>
            <Table.Th ta="end">{t('warehouse.reorder.missing')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rules.map(rule => (
            <Rule key={rule.location.id} rule={rule}>
              {canManage && (
                <RowActions
                  labels={{
                    edit: t('warehouse.edit', { name: rule.location.name }),
                    remove: t('warehouse.remove', { name: rule.location.name }),
                  }}
                  onEdit={() => onEdit(rule)}
                  onRemove={() => forget(rule)}
                />
              )}
            </Rule>
          ))}
        </Table.Tbody>
      </Table>
      {dialog}
    </Table.ScrollContainer>
  )
}

function Rule({ rule, children }: { rule: ReorderRule; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Td>
        <bdi>{rule.location.name}</bdi>
      </Table.Td>
      {(['quantity', 'minimum', 'target', 'missing'] as const).map(name => (
        <Table.Td key={name} ta="end">
          <QuantityText quantity={rule[name]} unit={rule.product.unit} />
        </Table.Td>
      ))}
      <Table.Td>{children}</Table.Td>
    </Table.Tr>
  )
}
