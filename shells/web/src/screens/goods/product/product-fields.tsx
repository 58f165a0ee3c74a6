import { Checkbox, SimpleGrid, Stack, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery, goodsUnitsQuery } from '../../../data/business/goods-lists.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { goodsTexts } from '../texts.ts'
import type { ProductValues } from './product-values.ts'

export type ProductForm = ApiForm<ProductValues>['form']

type ProductFieldsProps = { form: ProductForm; isReadOnly?: boolean }

const TAXES = ['standard', 'exempt', 'zero'] as const
const TRACKING = ['none', 'lot', 'expiry'] as const

export function ProductFields({ form, isReadOnly = false }: ProductFieldsProps) {
  const t = useTexts(goodsTexts)
  const field = form.getInputProps
  const barcodeError = Object.entries(form.errors).find(([path]) => path.startsWith('barcodes'))?.[1]
  return (
    <Stack>
      <TextInput
        label={t('goods.name')}
        required
        maxLength={200}
        readOnly={isReadOnly}
        data-autofocus
        {...field('name')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('goods.sku')}
          description={t('goods.sku.note')}
          maxLength={64}
          readOnly={isReadOnly}
          {...field('sku')}
        />
        <TagsInput
          label={t('goods.barcode')}
          description={t('goods.barcode.note')}
          splitChars={[',', ' ']}
          maxTags={30}
          readOnly={isReadOnly}
          {...field('barcodes')}
          error={barcodeError}
        />
        <ListChoices form={form} isReadOnly={isReadOnly} />
        <RuleChoices form={form} isReadOnly={isReadOnly} />
      </SimpleGrid>
      <StockedField form={form} isReadOnly={isReadOnly} />
      <Textarea
        label={t('goods.description')}
        autosize
        minRows={2}
        maxLength={5000}
        readOnly={isReadOnly}
        {...field('description')}
      />
    </Stack>
  )
}

function StockedField({ form, isReadOnly }: Required<ProductFieldsProps>) {
  const t = useTexts(goodsTexts)
  return (
    <Checkbox
      label={t('goods.is_stocked')}
      description={t('goods.is_stocked.note')}
      disabled={isReadOnly}
      {...form.getInputProps('is_stocked', { type: 'checkbox' })}
    />
  )
}

function RuleChoices({ form, isReadOnly }: Required<ProductFieldsProps>) {
  const t = useTexts(goodsTexts)
  const { tax_class, tracking, is_stocked } = form.getValues()
  return (
    <>
      <SelectField
        label={t('goods.tax_class')}
        data={TAXES.map(value => ({ value, label: t(`goods.tax.${value}`) }))}
        allowDeselect={false}
        disabled={isReadOnly}
        value={tax_class}
        onChange={value => form.setFieldValue('tax_class', (value ?? 'standard') as typeof tax_class)}
      />
      <SelectField
        label={t('goods.tracking')}
        data={TRACKING.map(value => ({ value, label: t(`goods.tracking.${value}`) }))}
        allowDeselect={false}
        disabled={isReadOnly || !is_stocked}
        value={tracking}
        onChange={value => form.setFieldValue('tracking', (value ?? 'none') as typeof tracking)}
      />
    </>
  )
}

function ListChoices({ form, isReadOnly }: Required<ProductFieldsProps>) {
  const t = useTexts(goodsTexts)
  const categories = useQuery(categoriesQuery).data?.items ?? []
  const units = useQuery(goodsUnitsQuery).data?.items ?? []
  const { category, unit } = form.getValues()
  return (
    <>
      <SelectField
        label={t('goods.category')}
        data={categories.map(({ id, name }) => ({ value: id, label: name }))}
        clearable
        clearButtonProps={{ 'aria-label': t('goods.clear') }}
        searchable
        disabled={isReadOnly}
        value={category}
        onChange={value => form.setFieldValue('category', value)}
        error={form.errors['category']}
      />
      <SelectField
        label={t('goods.unit')}
        description={t('goods.unit.note')}
        data={units.map(({ id, code, name }) => ({ value: id, label: `${code} — ${name}` }))}
        searchable
        disabled={isReadOnly}
        value={unit}
        onChange={value => form.setFieldValue('unit', value)}
        error={form.errors['unit']}
      />
    </>
  )
}
