import { ActionIcon, Button, FileButton, Group, Image, Stack, Text } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { addImage, type Product, removeImage } from '../../../data/business/goods.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { goodsTexts } from '../texts.ts'

const TYPES = 'image/png,image/jpeg,image/webp'

type ImagesCardProps = { product: Product; canManage: boolean; onChanged: () => void }

export function ImagesCard({ product, canManage, onChanged }: ImagesCardProps) {
  const t = useTexts(goodsTexts)
  const add = useMutation({
    mutationFn: (picture: File) => addImage(product.id, picture),
    onSuccess: onChanged,
  })
  const remove = useMutation({
    mutationFn: (id: string) => removeImage(product.id, id),
    onSuccess: onChanged,
  })
  if (!canManage && product.images.length === 0) return null
  return (
    <Card title={t('goods.images')}>
      <Stack gap="sm">
        <Pictures product={product} onRemove={canManage ? id => remove.mutate(id) : null} />
        {product.images.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('goods.images.none')}
          </Text>
        )}
        <ProblemAlert error={add.error ?? remove.error} />
        {canManage && product.images.length < 10 && (
          <Group>
            <FileButton accept={TYPES} onChange={picture => picture && add.mutate(picture)}>
              {props => (
                <Button
                  {...props}
                  variant="default"
                  loading={add.isPending}
                  leftSection={<IconPhotoUp size={18} />}
                >
                  {t('goods.images.add')}
                </Button>
              )}
            </FileButton>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

type PicturesProps = { product: Product; onRemove: ((id: string) => void) | null }

function Pictures({ product, onRemove }: PicturesProps) {
  const t = useTexts(goodsTexts)
  return (
    <Group>
      {product.images.map(({ id, address }, index) => (
        <Stack key={id} gap={4} align="center">
          <Image src={address} alt={product.name} w={112} h={112} radius="sm" fit="cover" />
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('goods.images.remove', { number: index + 1 })}
              onClick={() => onRemove(id)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </Stack>
      ))}
    </Group>
  )
}
