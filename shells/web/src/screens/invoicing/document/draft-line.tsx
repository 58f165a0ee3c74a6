import { ActionIcon, Divider, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'
import type { DraftValues, LineValue } from './draft-values.ts'
import { ProductField } from './search-field.tsx'

type DraftLineProps = { form: ApiForm<DraftValues>['form']; index: number }

const TAX_CLASSES = ['standard', 'exempt', 'zero'] as const

/** A product or a text, how much of it, and at what price. */
export function DraftLine({ form, index }: DraftLineProps) {
  const t = useTexts(invoicingTexts)
  const line = form.getValues().lines[index]!
  const field = (name: keyof LineValue) => `lines.${index}.${name}`
  const set = (name: keyof LineValue, text: string) => form.setFieldValue(field(name), text as never)
  const number = (name: 'quantity' | 'unit_price' | 'discount') => (
    <TextInput
      label={t(`invoicing.${name}`)}
      inputMode="decimal"
      required={name !== 'discount'}
      {...form.getInputProps(field(name))}
    />
  )
  return (
    <Stack gap="xs">
      <Divider />
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ flex: 1 }}>
          <ProductField
            label={t('invoicing.product')}
            known={line.product === '' ? null : { id: line.product, name: line.product_name }}
            value={line.product}
            onChange={id => set('product', id)}
            error={form.errors[field('product')]}
          />
          <TextInput
            label={t('invoicing.description')}
            maxLength={500}
            {...form.getInputProps(field('description'))}
          />
          {number('quantity')}
          {number('unit_price')}
          {number('discount')}
          <SelectField
            label={t('invoicing.tax_class')}
            data={TAX_CLASSES.map(one => ({ value: one, label: t(`invoicing.tax_class.${one}`) }))}
            placeholder={t('invoicing.tax_class.product')}
            value={line.tax_class || null}
            onChange={one => set('tax_class', one ?? '')}
            error={form.errors[field('tax_class')]}
          />
        </SimpleGrid>
        <RemoveLine form={form} index={index} />
      </Group>
    </Stack>
  )
}

function RemoveLine({ form, index }: DraftLineProps) {
  const t = useTexts(invoicingTexts)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      mt={24}
      aria-label={t('invoicing.lines.remove', { number: index + 1 })}
      onClick={() => form.removeListItem('lines', index)}
    >
      <IconTrash size={18} />
    </ActionIcon>
  )
}
