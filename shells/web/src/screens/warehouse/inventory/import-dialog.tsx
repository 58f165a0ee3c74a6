import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { importInventory } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CsvImportDialog } from '../../../parts/import/csv-import-dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { warehouseTexts } from '../texts.ts'

const COLUMNS = ['sku', 'location', 'quantity', 'unit_cost', 'lot', 'expires_on']

/** What was there before this system, from a file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(warehouseTexts)
  const example = ['F-25', t('warehouse.import.example'), '120', '52500.5', '', '']
  return (
    <CsvImportDialog
      opened
      onClose={onClose}
      title={t('warehouse.import.title')}
      explanation={t('warehouse.import.text')}
      template={{ name: 'inventory.csv', lines: [COLUMNS, example] }}
      send={importInventory}
      preview={({ lines }) => (
        <Alert color="green" icon={<IconCircleCheck />} title={t('warehouse.import.ready', { count: lines })}>
          {t('warehouse.import.ready.text')}
        </Alert>
      )}
      verb={({ lines }) => (lines > 0 ? t('warehouse.import') : null)}
      onDone={({ lines }) => showDone(t('warehouse.import.done', { count: lines }))}
    />
  )
}
