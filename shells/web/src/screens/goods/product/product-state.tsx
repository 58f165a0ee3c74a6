import { Button, Group } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { changeProduct, deleteProduct, forgetProduct, type Product } from '../../../data/business/goods.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { goodsTexts } from '../texts.ts'

type ProductStateProps = { product: Product; onChanged: () => void }

/** At the end of the page, away from the everyday. */
export function ProductState({ product, onChanged }: ProductStateProps) {
  const t = useTexts(goodsTexts)
  const [confirm, dialog] = useConfirm()
  const navigate = useNavigate()
  const { id, name, archived } = product
  const turn = async () => {
    await changeProduct(id, { archived: !archived })
    onChanged()
  }
  const remove = () =>
    confirm({
      title: t('goods.delete.title', { name }),
      effect: t('goods.delete.effect'),
      verb: t('goods.delete'),
      done: t('goods.deleted', { name }),
      onConfirm: async () => {
        await deleteProduct(id)
        await navigate({ to: '/goods', ignoreBlocker: true })
        await forgetProduct(id)
      },
    })
  const StateIcon = archived ? IconArchiveOff : IconArchive
  return (
    <Card title={t('goods.danger')} description={t('goods.danger.text')}>
      <Group>
        <Button variant="default" leftSection={<StateIcon size={18} />} onClick={() => void turn()}>
          {t(archived ? 'goods.restore' : 'goods.archive')}
        </Button>
        <Button variant="light" color="red" leftSection={<IconTrash size={18} />} onClick={remove}>
          {t('goods.delete')}
        </Button>
      </Group>
      {dialog}
    </Card>
  )
}
