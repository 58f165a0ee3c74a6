import { Stack, TextInput } from '@mantine/core'
import { IconHash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createSeries, type NewNumberSeries, seriesQuery } from '../../../data/business/invoicing-books.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { EditableList } from '../../../parts/list/editable-list.tsx'
import { ListRow } from '../../../parts/list/list-row.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'

const KINDS = ['invoice', 'bill', 'credit_note', 'bill_credit', 'payment'] as const
type Kind = (typeof KINDS)[number]

/** Series of numbers: one of each kind comes by itself. Those of tills are made with them. */
export function SeriesList() {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  return (
    <EditableList
      query={useQuery(seriesQuery)}
      add={canManage ? t('invoicing.series.add') : null}
      empty={{ icon: IconHash, title: t('invoicing.series.empty'), text: t('invoicing.series.text') }}
      dialog={(_, onClose) => <SeriesDialog onClose={onClose} />}
    >
      {items => (
        <Card title={t('invoicing.series')} description={t('invoicing.series.text')}>
          <Stack gap="xs">
            {items.map(({ id, kind, prefix, next_number }) => (
              <ListRow
                key={id}
                name={prefix}
                about={[
                  ...(KINDS.some(one => one === kind) ? [t(`invoicing.series.kind.${kind as Kind}`)] : []),
                  t('invoicing.series.next', { number: next_number }),
                ].join(' · ')}
              />
            ))}
          </Stack>
        </Card>
      )}
    </EditableList>
  )
}

function SeriesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(invoicingTexts)
  const state = useApiForm<{ kind: Kind; prefix: string; next_number: string }>({
    initialValues: { kind: 'invoice', prefix: '', next_number: '1' },
    validate: { prefix: value => (value.trim() === '' ? t('invoicing.required') : null) },
    onSubmit: ({ kind, prefix, next_number }) =>
      createSeries({ kind, prefix: prefix.trim(), next_number: Number(next_number) } as NewNumberSeries),
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.series.add')}
      state={state}
      verb={t('invoicing.save')}
    >
      <SelectField
        label={t('invoicing.kind')}
        required
        allowDeselect={false}
        data={KINDS.map(kind => ({ value: kind, label: t(`invoicing.series.kind.${kind}`) }))}
        value={form.getValues().kind}
        onChange={kind => form.setFieldValue('kind', KINDS.find(one => one === kind) ?? 'invoice')}
        error={form.errors['kind']}
      />
      <TextInput
        label={t('invoicing.series.prefix')}
        required
        maxLength={20}
        {...form.getInputProps('prefix')}
      />
      <TextInput
        label={t('invoicing.series.first')}
        inputMode="numeric"
        required
        {...form.getInputProps('next_number')}
      />
    </FormDialog>
  )
}
