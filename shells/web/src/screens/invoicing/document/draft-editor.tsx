import { Checkbox, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { changeDocument, type InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { AddLine } from '../../../parts/form/add-line.tsx'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { invoicingTexts } from '../texts.ts'
import { DraftActions } from './draft-actions.tsx'
import { DraftLine } from './draft-line.tsx'
import { changesOf, type DraftValues, emptyLine, valuesOf } from './draft-values.ts'
import { ContactField } from './search-field.tsx'
import { Totals } from './totals.tsx'

type DraftEditorProps = { document: InvoiceDocument; onReload: () => void }

/** A draft is written, saved and posted; only what was saved is posted. */
export function DraftEditor({ document, onReload }: DraftEditorProps) {
  const t = useTexts(invoicingTexts)
  const needed = (value: string) => (value.trim() === '' ? t('invoicing.required') : null)
  const state = useVersionedForm<DraftValues, InvoiceDocument>({
    initialValues: valuesOf(document),
    version: document.version,
    validate: { contact: needed, lines: { quantity: needed, unit_price: needed } },
    onSubmit: (values, version) => changeDocument(document.id, changesOf(values, version)),
  })
  const { form } = state
  return (
    <>
      <VersionedForm state={state} canSave onReload={onReload}>
        <Card>
          <Head document={document} form={form} />
        </Card>
        <Card title={t('invoicing.lines')}>
          <Lines form={form} />
        </Card>
        <Card>
          <Totals document={document} />
        </Card>
      </VersionedForm>
      <DraftActions document={document} isDirty={state.isDirty} />
    </>
  )
}

type FormProps = { form: ApiForm<DraftValues>['form'] }

function Lines({ form }: FormProps) {
  const t = useTexts(invoicingTexts)
  return (
    <Stack>
      {form.getValues().lines.map(({ key }, index) => (
        <DraftLine key={key} form={form} index={index} />
      ))}
      <AddLine label={t('invoicing.lines.add')} onAdd={() => form.insertListItem('lines', emptyLine())} />
    </Stack>
  )
}

function Head({ document, form }: FormProps & { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  const values = form.getValues()
  const day = (name: 'issued_on' | 'due_on') => (
    <DayField
      label={t(`invoicing.${name}`)}
      value={values[name]}
      onChange={value => form.setFieldValue(name, value ?? '')}
      error={form.errors[name]}
    />
  )
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ContactField
          label={t('invoicing.contact')}
          known={document.contact}
          required
          value={values.contact}
          onChange={id => form.setFieldValue('contact', id)}
          error={form.errors['contact']}
        />
        <TextInput label={t('invoicing.reference')} maxLength={100} {...form.getInputProps('reference')} />
        {day('issued_on')}
        {day('due_on')}
      </SimpleGrid>
      <Checkbox
        label={t('invoicing.includes_tax')}
        {...form.getInputProps('includes_tax', { type: 'checkbox' })}
      />
      <Textarea label={t('invoicing.note')} autosize maxLength={2000} {...form.getInputProps('note')} />
    </Stack>
  )
}
