import { Button, Group, SimpleGrid, TextInput } from '@mantine/core'
import { normaliseDecimal } from '@tamga/formats'
import { saveCountLines } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { Card } from '../../../parts/page/card.tsx'
import { ProductField } from '../posting/product-field.tsx'
import { warehouseTexts } from '../texts.ts'

type EntryValues = { lines: { product: string; lot: string; counted: string }[] }

/** One product after the other, as somebody walks along the shelves. */
export function CountEntry({ id, onSaved }: { id: string; onSaved: () => void }) {
  const t = useTexts(warehouseTexts)
  const needed = (value: string) => (value.trim() === '' ? t('warehouse.required') : null)
  const state = useApiForm<EntryValues>({
    initialValues: { lines: [{ product: '', lot: '', counted: '' }] },
    validate: { lines: { product: needed, counted: needed } },
    onSubmit: ({ lines }) =>
      saveCountLines(
        id,
        lines.map(({ product, lot, counted }) => ({
          ...{ product, counted: normaliseDecimal(counted) },
          ...(lot.trim() !== '' && { lot: lot.trim() }),
        })),
      ),
    onDone: onSaved,
  })
  const { form } = state
  return (
    <Card title={t('warehouse.counts.enter')} description={t('warehouse.counts.enter.text')}>
      <ApiForm state={state}>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <ProductField
            value={form.getValues().lines[0]!.product}
            onChange={product => form.setFieldValue('lines.0.product', product)}
            error={form.errors['lines.0.product']}
          />
          <TextInput
            label={t('warehouse.counts.counted')}
            inputMode="decimal"
            required
            {...form.getInputProps('lines.0.counted')}
          />
          <TextInput label={t('warehouse.lot')} maxLength={64} {...form.getInputProps('lines.0.lot')} />
        </SimpleGrid>
        <Group>
          <Button type="submit" loading={state.isSaving}>
            {t('warehouse.save')}
          </Button>
        </Group>
      </ApiForm>
    </Card>
  )
}
