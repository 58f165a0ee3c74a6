import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { ListRow } from '../../../parts/list/list-row.tsx'
import { RowActions } from '../../../parts/list/row-actions.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { goodsTexts } from '../texts.ts'

type Item = { id: string; name: string }

type ShortListProps<T extends Item> = {
  items: readonly T[]
  about: (item: T) => ReactNode
  canManage: boolean
  onEdit: (item: T) => void
  onRemove: (item: T) => Promise<void>
}

/** Names with a line about each, to be changed and removed. */
export function ShortList<T extends Item>({ items, about, canManage, onEdit, onRemove }: ShortListProps<T>) {
  const t = useTexts(goodsTexts)
  const [confirm, dialog] = useConfirm()
  const remove = (item: T) =>
    confirm({
      title: t('goods.delete.title', { name: item.name }),
      effect: t('goods.list.delete.effect'),
      verb: t('goods.delete'),
      onConfirm: () => onRemove(item),
    })
  return (
    <Card maw={760}>
      <Stack gap="sm">
        {items.map(item => (
          <ListRow key={item.id} name={item.name} about={about(item)}>
            {canManage && (
              <RowActions
                labels={{
                  edit: t('goods.edit', { name: item.name }),
                  remove: t('goods.remove', { name: item.name }),
                }}
                onEdit={() => onEdit(item)}
                onRemove={() => remove(item)}
              />
            )}
          </ListRow>
        ))}
      </Stack>
      {dialog}
    </Card>
  )
}
