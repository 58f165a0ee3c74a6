import { Checkbox, TextInput } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  deletePriceList,
  type PriceList,
  priceListsQuery,
  savePriceList,
} from '../../../data/business/goods-lists.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { EditableList } from '../../../parts/list/editable-list.tsx'
import { goodsTexts } from '../texts.ts'
import { CustomersField } from './customers-field.tsx'
import { ShortList } from './short-list.tsx'

export function PriceListsTab() {
  const t = useTexts(goodsTexts)
  const canManage = useCan('goods.manage')
  const about = ({ currency, is_default, customers }: PriceList) =>
    `${currency} · ${is_default ? t('goods.price_lists.everybody') : t('goods.price_lists.customers', { count: customers.length })}`
  return (
    <EditableList
      query={useQuery(priceListsQuery)}
      add={canManage ? t('goods.price_lists.add') : null}
      empty={{ icon: IconTags, title: t('goods.price_lists.empty'), text: t('goods.price_lists.text') }}
      dialog={(list, onClose) => <PriceListDialog list={list} onClose={onClose} />}
    >
      {(items, onEdit) => (
        <ShortList
          items={items}
          about={about}
          canManage={canManage}
          onEdit={onEdit}
          onRemove={({ id }) => deletePriceList(id)}
        />
      )}
    </EditableList>
  )
}

function usePriceListForm(list: PriceList | null, onClose: () => void) {
  return useApiForm({
    initialValues: {
      name: list?.name ?? '',
      currency: list?.currency ?? 'MNT',
      includes_tax: list?.includes_tax ?? true,
      is_default: list?.is_default ?? true,
      customers: list?.customers ?? [],
    },
    onSubmit: ({ name, currency, customers, ...rest }) =>
      savePriceList(list, {
        ...rest,
        name: name.trim(),
        currency: currency.trim().toUpperCase(),
        customers: rest.is_default ? [] : customers.map(({ id }) => id),
      }),
    onDone: onClose,
  })
}

function PriceListDialog({ list, onClose }: { list: PriceList | null; onClose: () => void }) {
  const t = useTexts(goodsTexts)
  const state = usePriceListForm(list, onClose)
  const { form } = state
  const { is_default, customers } = form.getValues()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={list ? list.name : t('goods.price_lists.add')}
      state={state}
      verb={t('goods.save')}
    >
      <TextInput label={t('goods.name')} required maxLength={200} {...form.getInputProps('name')} />
      <TextInput
        label={t('goods.currency')}
        required
        maxLength={3}
        disabled={list !== null}
        {...form.getInputProps('currency')}
      />
      <Checkbox
        label={t('goods.includes_tax')}
        {...form.getInputProps('includes_tax', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('goods.price_lists.everybody')}
        description={t('goods.price_lists.everybody.note')}
        {...form.getInputProps('is_default', { type: 'checkbox' })}
      />
      {!is_default && (
        <CustomersField value={customers} onChange={next => form.setFieldValue('customers', next)} />
      )}
    </FormDialog>
  )
}
