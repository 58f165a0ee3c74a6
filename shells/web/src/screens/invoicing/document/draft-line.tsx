import { TextInput } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { FormLine } from '../../../parts/form/form-line.tsx'
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
    <FormLine
      removeLabel={t('invoicing.lines.remove', { number: index + 1 })}
      onRemove={() => form.removeListItem('lines', index)}
    >
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
    </FormLine>
  )
}
