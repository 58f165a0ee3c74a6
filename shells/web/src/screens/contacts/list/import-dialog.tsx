import { Table, Text } from '@mantine/core'
import { type ContactImport, importContacts } from '../../../data/business/contacts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CsvImportDialog } from '../../../parts/import/csv-import-dialog.tsx'
import { ImportPlan } from '../../../parts/import/import-plan.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { contactsTexts } from '../texts.ts'

const COLUMNS = [
  'kind',
  'name',
  'registry_number',
  'email',
  'phone',
  'labels',
  'customer',
  'supplier',
  'city',
  'bank',
  'account_number',
]

export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(contactsTexts)
  const example = [
    'organisation',
    t('contacts.import.example'),
    '1234567',
    'info@example.mn',
    '99112233',
    'VIP',
    'yes',
    'no',
    t('contacts.import.city'),
    t('contacts.import.bank'),
    '5001234567',
  ]
  return (
    <CsvImportDialog
      opened={opened}
      onClose={onClose}
      title={t('contacts.import.title')}
      explanation={t('contacts.import.text')}
      template={{ name: 'contacts.csv', lines: [COLUMNS, example] }}
      send={importContacts}
      preview={outcome => <Plan outcome={outcome} />}
      verb={({ created, changed }) => (created + changed > 0 ? t('contacts.import') : null)}
      onDone={({ created, changed }) => showDone(t('contacts.import.done', { created, changed }))}
    />
  )
}

function Plan({ outcome: { plan, created, changed } }: { outcome: ContactImport }) {
  const t = useTexts(contactsTexts)
  return (
    <ImportPlan
      label={t('contacts.import.plan')}
      ready={t('contacts.import.ready', { created, changed })}
      rows={plan}
      cells={({ name, registry_number }) => (
        <>
          <Table.Td>
            <Text size="sm" component="span">
              <bdi>{name}</bdi>
            </Text>
          </Table.Td>
          <Table.Td>
            <bdi>{registry_number}</bdi>
          </Table.Td>
        </>
      )}
      outcome={({ outcome }) => t(`contacts.import.${outcome}`)}
    />
  )
}
