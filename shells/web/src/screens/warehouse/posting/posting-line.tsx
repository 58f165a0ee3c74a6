import { TextInput } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { FormLine } from '../../../parts/form/form-line.tsx'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { warehouseTexts } from '../texts.ts'
import type { LineValue, PostingValues } from './posting-values.ts'
import { ProductField } from './product-field.tsx'

type PostingLineProps = {
  form: ApiForm<PostingValues>['form']
  index: number
  /** What comes in has a cost and an expiry of its own. */
  isReceived: boolean
}

export function PostingLine({ form, index, isReceived }: PostingLineProps) {
  const t = useTexts(warehouseTexts)
  const { lines } = form.getValues()
  const line = lines[index]!
  const field = (name: keyof LineValue) => `lines.${index}.${name}`
  const set = (name: keyof LineValue, text: string) => form.setFieldValue(field(name), text as never)
  return (
    <FormLine
      removeLabel={lines.length > 1 ? t('warehouse.lines.remove', { number: index + 1 }) : null}
      onRemove={() => form.removeListItem('lines', index)}
    >
      <ProductField
        value={line.product}
        onChange={id => set('product', id)}
        error={form.errors[field('product')]}
      />
      <TextInput
        label={t('warehouse.quantity')}
        inputMode="decimal"
        required
        {...form.getInputProps(field('quantity'))}
      />
      {isReceived && (
        <TextInput
          label={t('warehouse.unit_cost')}
          inputMode="decimal"
          {...form.getInputProps(field('unit_cost'))}
        />
      )}
      <TextInput label={t('warehouse.lot')} maxLength={64} {...form.getInputProps(field('lot'))} />
      {isReceived && (
        <DayField
          label={t('warehouse.expires_on')}
          value={line.expires_on}
          onChange={day => set('expires_on', day ?? '')}
          error={form.errors[field('expires_on')]}
        />
      )}
    </FormLine>
  )
}
