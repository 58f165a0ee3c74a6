import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createProduct, type Product, productsQuery } from '../../../data/business/goods.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { goodsTexts } from '../texts.ts'

type VariantsCardProps = { product: Product; canManage: boolean }

export function VariantsCard({ product, canManage }: VariantsCardProps) {
  const t = useTexts(goodsTexts)
  const { data } = useQuery(productsQuery({ parent: product.id, limit: 200 }))
  const [isAdding, adding] = useDisclosure(false)
  const variants = data?.items ?? []
  if (!canManage && variants.length === 0) return null
  return (
    <Card title={t('goods.variants')} description={t('goods.variants.text')}>
      <Stack gap="sm">
        {variants.map(({ id, name, options, sku }) => (
          <Group key={id} justify="space-between">
            <div>
              <TextLink to="/goods/$id" params={{ id }}>
                <bdi>{name}</bdi>
              </TextLink>
              <Text size="xs" c="dimmed">
                <bdi>
                  {Object.entries(options)
                    .map(([key, value]) => `${key}: ${value}`)
                    .join(' · ')}
                </bdi>
              </Text>
            </div>
            <Text size="sm" c="dimmed">
              <bdi>{sku}</bdi>
            </Text>
          </Group>
        ))}
        {canManage && (
          <Group>
            <Button variant="default" leftSection={<IconPlus size={18} />} onClick={adding.open}>
              {t('goods.variants.add')}
            </Button>
          </Group>
        )}
      </Stack>
      <VariantDialog key={String(isAdding)} product={product} opened={isAdding} onClose={adding.close} />
    </Card>
  )
}

type VariantDialogProps = { product: Product; opened: boolean; onClose: () => void }

function VariantDialog({ product, opened, onClose }: VariantDialogProps) {
  const t = useTexts(goodsTexts)
  const state = useApiForm({
    initialValues: { option: '', value: '', sku: '' },
    validate: {
      option: text => (text.trim() === '' ? t('goods.required') : null),
      value: text => (text.trim() === '' ? t('goods.required') : null),
    },
    fieldOfCode: { sku_taken: 'sku' },
    onSubmit: ({ option, value, sku }) =>
      createProduct({
        parent: product.id,
        name: `${product.name}, ${value.trim()}`,
        sku: sku.trim() || null,
        options: { [option.trim()]: value.trim() },
      }),
    onDone: onClose,
  })
  const field = state.form.getInputProps
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('goods.variants.add')}
      state={state}
      verb={t('goods.variants.add')}
    >
      <TextInput
        label={t('goods.variants.option')}
        description={t('goods.variants.option.note')}
        required
        maxLength={40}
        {...field('option')}
      />
      <TextInput label={t('goods.variants.value')} required maxLength={80} {...field('value')} />
      <TextInput label={t('goods.sku')} maxLength={64} {...field('sku')} />
    </FormDialog>
  )
}
