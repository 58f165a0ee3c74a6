import { ActionIcon, Divider, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { changePrices, type Price, type Product } from '../../../data/business/goods.ts'
import { priceListsQuery } from '../../../data/business/goods-lists.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { AddLine } from '../../../parts/form/add-line.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { type ApiForm, useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { goodsTexts } from '../texts.ts'
import { type PriceValue, pricesOf, priceValueOf } from './price-values.ts'

type PricesDialogProps = { product: Product; prices: readonly Price[]; opened: boolean; onClose: () => void }
type Values = { prices: PriceValue[] }

/** All prices of a product at once: by list, from a quantity and a day on. */
export function PricesDialog({ product, prices, opened, onClose }: PricesDialogProps) {
  const t = useTexts(goodsTexts)
  const lists = (useQuery(priceListsQuery).data?.items ?? []).filter(({ archived }) => !archived)
  const state = useApiForm<Values>({
    initialValues: { prices: prices.map(priceValueOf) },
    onSubmit: values => changePrices(product.id, pricesOf(values.prices)),
    onDone: () => {
      showDone(t('goods.prices.saved'))
      onClose()
    },
  })
  const add = () =>
    state.form.insertListItem('prices', {
      price_list: (lists.find(({ is_default }) => is_default) ?? lists[0])?.id ?? '',
      amount: '',
      min_quantity: '',
      valid_from: '',
      valid_to: '',
    })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('goods.prices.edit')}
      state={state}
      verb={t('goods.save')}
      size="xl"
    >
      <Stack>
        {lists.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('goods.price_lists.none')}
          </Text>
        )}
        {state.form.getValues().prices.map((_price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, as the server names it
          <PriceEntry key={index} form={state.form} index={index} lists={lists} />
        ))}
        {lists.length > 0 && <AddLine label={t('goods.prices.add')} onAdd={add} />}
      </Stack>
    </FormDialog>
  )
}

type PriceEntryProps = {
  form: ApiForm<Values>['form']
  index: number
  lists: readonly { id: string; name: string; currency: string }[]
}

function PriceEntry({ form, index, lists }: PriceEntryProps) {
  const t = useTexts(goodsTexts)
  const value = form.getValues().prices[index]!
  const set = (name: keyof PriceValue, text: string) =>
    form.setFieldValue(`prices.${index}.${name}`, text as never)
  return (
    <Stack gap="xs">
      {index > 0 && <Divider />}
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ flex: 1 }}>
          <SelectField
            label={t('goods.price_list')}
            data={lists.map(({ id, name, currency }) => ({ value: id, label: `${name} (${currency})` }))}
            allowDeselect={false}
            value={value.price_list}
            onChange={id => set('price_list', id ?? '')}
          />
          <TextInput
            label={t('goods.price')}
            inputMode="decimal"
            required
            {...form.getInputProps(`prices.${index}.amount`)}
          />
          <TextInput
            label={t('goods.min_quantity')}
            inputMode="decimal"
            {...form.getInputProps(`prices.${index}.min_quantity`)}
          />
          <Days form={form} index={index} onChange={set} />
        </SimpleGrid>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          mt={24}
          aria-label={t('goods.prices.remove', { number: index + 1 })}
          onClick={() => form.removeListItem('prices', index)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
    </Stack>
  )
}

type DaysProps = Pick<PriceEntryProps, 'form' | 'index'> & {
  onChange: (name: 'valid_from' | 'valid_to', day: string) => void
}

function Days({ form, index, onChange }: DaysProps) {
  const t = useTexts(goodsTexts)
  const value = form.getValues().prices[index]!
  return (
    <>
      <DayField
        label={t('goods.valid_from')}
        value={value.valid_from}
        onChange={day => onChange('valid_from', day ?? '')}
        error={form.errors[`prices.${index}.valid_from`]}
      />
      <DayField
        label={t('goods.valid_to')}
        value={value.valid_to}
        onChange={day => onChange('valid_to', day ?? '')}
        error={form.errors[`prices.${index}.valid_to`]}
      />
    </>
  )
}
