import { SegmentedControl, Stack, TextInput } from '@mantine/core'
import { normaliseDecimal } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '../../../data/business/invoicing.ts'
import { createEntry, type NewEntry } from '../../../data/business/invoicing-books.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { AddLine } from '../../../parts/form/add-line.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { FormLine } from '../../../parts/form/form-line.tsx'
import { type ApiForm, useApiForm } from '../../../parts/form/use-api-form.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'

type LineValue = { key: string; account: string; debit: string; credit: string }
type Values = { source: 'manual' | 'opening'; day: string; memo: string; lines: LineValue[] }

const emptyLine = (): LineValue => ({ key: crypto.randomUUID(), account: '', debit: '', credit: '' })

const bodyOf = ({ source, day, memo, lines }: Values): NewEntry => ({
  source,
  day,
  memo: memo.trim(),
  lines: lines.map(({ account, debit, credit }) => ({
    account,
    ...(debit.trim() !== '' && { debit: normaliseDecimal(debit) }),
    ...(credit.trim() !== '' && { credit: normaliseDecimal(credit) }),
  })),
})

/** An entry that no document makes, or what stood on the accounts before the books were kept here. */
export function EntryDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(invoicingTexts)
  const needed = (value: string) => (value.trim() === '' ? t('invoicing.required') : null)
  const state = useApiForm<Values>({
    initialValues: { source: 'manual', day: '', memo: '', lines: [emptyLine(), emptyLine()] },
    validate: { day: needed, lines: { account: needed } },
    fieldOfCode: { period_closed: 'day' },
    onSubmit: values => createEntry(bodyOf(values)),
    onDone: onClose,
  })
  const { form } = state
  const { source, day } = form.getValues()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.entries.add')}
      state={state}
      verb={t('invoicing.entries.post')}
    >
      <SegmentedControl
        aria-label={t('invoicing.source')}
        data={(['manual', 'opening'] as const).map(one => ({
          value: one,
          label: t(`invoicing.source.${one}`),
        }))}
        value={source}
        onChange={value => form.setFieldValue('source', value === 'opening' ? 'opening' : 'manual')}
      />
      <DayField
        label={t('invoicing.day')}
        value={day}
        onChange={value => form.setFieldValue('day', value ?? '')}
        error={form.errors['day']}
      />
      <TextInput label={t('invoicing.memo')} maxLength={500} {...form.getInputProps('memo')} />
      <EntryLines form={form} />
    </FormDialog>
  )
}

type FormProps = { form: ApiForm<Values>['form'] }

function EntryLines({ form }: FormProps) {
  const t = useTexts(invoicingTexts)
  return (
    <Stack>
      {form.getValues().lines.map(({ key }, index) => (
        <EntryLine key={key} form={form} index={index} />
      ))}
      <AddLine label={t('invoicing.lines.add')} onAdd={() => form.insertListItem('lines', emptyLine())} />
    </Stack>
  )
}

function EntryLine({ form, index }: FormProps & { index: number }) {
  const t = useTexts(invoicingTexts)
  const { data } = useQuery(accountsQuery)
  const { lines } = form.getValues()
  // What customers owe follows from documents alone.
  const usable = (data?.items ?? []).filter(
    ({ archived, role }) => !archived && role !== 'receivable' && role !== 'payable',
  )
  return (
    <FormLine
      removeLabel={lines.length > 1 ? t('invoicing.lines.remove', { number: index + 1 }) : null}
      onRemove={() => form.removeListItem('lines', index)}
    >
      <SelectField
        label={t('invoicing.account')}
        required
        searchable
        data={usable.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
        value={lines[index]!.account || null}
        onChange={id => form.setFieldValue(`lines.${index}.account`, id ?? '')}
        error={form.errors[`lines.${index}.account`]}
      />
      {(['debit', 'credit'] as const).map(name => (
        <TextInput
          key={name}
          label={t(`invoicing.balance.${name}`)}
          inputMode="decimal"
          {...form.getInputProps(`lines.${index}.${name}`)}
        />
      ))}
    </FormLine>
  )
}
