import { importMembers } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CsvImportDialog } from '../../../parts/import/csv-import-dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { peopleTexts } from '../texts.ts'
import { ImportPlan } from './import-plan.tsx'

const COLUMNS = ['email', 'name', 'roles', 'unit', 'position', 'manager', 'employee_number']

export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(peopleTexts)
  const example = ['dorj@example.mn', t('people.import.template.person'), 'user', '', '', '', '']
  return (
    <CsvImportDialog
      opened={opened}
      onClose={onClose}
      title={t('people.import.title')}
      explanation={t('people.import.text')}
      template={{ name: 'members.csv', lines: [COLUMNS, example] }}
      send={importMembers}
      preview={outcome => <ImportPlan plan={outcome.plan} />}
      verb={({ plan }) => (plan.length > 0 ? t('people.import.submit', { count: plan.length }) : null)}
      onDone={({ invited }) => showDone(t('people.import.done', { count: invited }))}
    />
  )
}
