import { SimpleGrid, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '../../../data/business/invoicing.ts'
import { importStatement, type StatementTaken } from '../../../data/business/invoicing-bank.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FileDrop } from '../../../parts/form/file-drop.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { type ApiForm, useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'
import { bodyOf, COLUMNS, EMPTY, readStatement, type StatementValues } from './statement-file.ts'

type StatementDialogProps = { onClose: () => void }

/** A file of the bank; where it is a table, which of its columns says what. */
export function StatementDialog({ onClose }: StatementDialogProps) {
  const t = useTexts(invoicingTexts)
  const state = useApiForm<StatementValues, StatementTaken>({
    initialValues: EMPTY,
    validate: { content: value => (value === '' ? t('invoicing.required') : null) },
    onSubmit: values => importStatement(bodyOf(values)),
    onDone: ({ added, known }) => {
      showDone(t('invoicing.bank.imported', { added, known }))
      onClose()
    },
  })
  const { form } = state
  const { name, headings } = form.getValues()
  const take = async (file: File) => form.setValues(await readStatement(file))
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.bank.import')}
      state={state}
      verb={t('invoicing.bank.import.take')}
    >
      <FileDrop
        icon={IconFileSpreadsheet}
        label={t('invoicing.bank.file')}
        limit={t('invoicing.bank.file.limit')}
        accept=".csv,.txt,.sta,.mt940,.940,.xml"
        onFile={file => void take(file)}
      />
      {name !== '' && (
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
      )}
      {form.errors['content'] && (
        <Text size="sm" c="red" role="alert">
          {form.errors['content']}
        </Text>
      )}
      <AccountField form={form} />
      {headings.length > 0 && <ColumnFields form={form} />}
    </FormDialog>
  )
}

type FormProps = { form: ApiForm<StatementValues>['form'] }

/** The account of the books where this money lies. */
function AccountField({ form }: FormProps) {
  const t = useTexts(invoicingTexts)
  const { data } = useQuery(accountsQuery)
  const own = (data?.items ?? []).filter(
    one => !one.archived && one.type === 'asset' && (!one.role || one.role === 'bank'),
  )
  const bank = own.find(({ role }) => role === 'bank')?.id ?? null
  return (
    <SelectField
      label={t('invoicing.account')}
      data={own.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
      allowDeselect={false}
      value={form.getValues().account || bank}
      onChange={id => form.setFieldValue('account', id ?? '')}
      error={form.errors['account']}
    />
  )
}

function ColumnFields({ form }: FormProps) {
  const t = useTexts(invoicingTexts)
  const values = form.getValues()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {COLUMNS.map(column => (
        <SelectField
          key={column}
          label={t(`invoicing.bank.column.${column}`)}
          data={values.headings.map(heading => ({ value: heading, label: heading }))}
          clearable
          clearButtonProps={{ 'aria-label': t('invoicing.clear') }}
          value={values.columns[column] || null}
          onChange={heading => form.setFieldValue(`columns.${column}`, heading ?? '')}
          error={form.errors[`columns.${column}`]}
        />
      ))}
    </SimpleGrid>
  )
}
