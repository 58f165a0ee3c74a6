import { Stack, TextInput } from '@mantine/core'
import { IconCurrencyDollar } from '@tabler/icons-react'
import { fmt, normaliseDecimal } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type ExchangeRate, ratesQuery, saveRate } from '../../../data/business/invoicing-books.ts'
import { useCan } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { EditableList } from '../../../parts/list/editable-list.tsx'
import { ListRow } from '../../../parts/list/list-row.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { invoicingTexts } from '../texts.ts'

/** What other currencies are worth, from which day on. */
export function RatesList() {
  const t = useTexts(invoicingTexts)
  const { language } = useLanguage()
  const canManage = useCan('invoicing.manage')
  return (
    <EditableList
      query={useQuery(ratesQuery)}
      add={canManage ? t('invoicing.rates.add') : null}
      empty={{
        icon: IconCurrencyDollar,
        title: t('invoicing.rates.empty'),
        text: t('invoicing.rates.text'),
      }}
      dialog={(_, onClose) => <RateDialog onClose={onClose} />}
    >
      {items => (
        <Card title={t('invoicing.rates')} description={t('invoicing.rates.text')}>
          <Stack gap="xs">
            {items.map(({ currency, valid_from, rate }) => (
              <ListRow
                key={`${currency} ${valid_from}`}
                name={`1 ${currency} = ${fmt.decimal(language, rate)} MNT`}
                about={<bdi>{valid_from}</bdi>}
              />
            ))}
          </Stack>
        </Card>
      )}
    </EditableList>
  )
}

function RateDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(invoicingTexts)
  const needed = (value: string) => (value.trim() === '' ? t('invoicing.required') : null)
  const state = useApiForm<ExchangeRate>({
    initialValues: { currency: '', valid_from: '', rate: '' },
    validate: { currency: needed, valid_from: needed, rate: needed },
    onSubmit: ({ currency, valid_from, rate }) =>
      saveRate({ currency: currency.trim().toUpperCase(), valid_from, rate: normaliseDecimal(rate) }),
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.rates.add')}
      state={state}
      verb={t('invoicing.save')}
    >
      <TextInput
        label={t('invoicing.company.currency')}
        required
        maxLength={3}
        {...form.getInputProps('currency')}
      />
      <DayField
        label={t('invoicing.rates.valid_from')}
        value={form.getValues().valid_from}
        onChange={day => form.setFieldValue('valid_from', day ?? '')}
        error={form.errors['valid_from']}
      />
      <TextInput
        label={t('invoicing.rates.rate')}
        inputMode="decimal"
        required
        {...form.getInputProps('rate')}
      />
    </FormDialog>
  )
}
