import { Group, Table, Text } from '@mantine/core'
import { importUnits, type UnitImport } from '../../../data/organisation/units.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CsvImportDialog } from '../../../parts/import/csv-import-dialog.tsx'
import { ImportPlan } from '../../../parts/import/import-plan.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { unitsTexts } from '../texts.ts'

const COLUMNS = ['name', 'code', 'parent', 'manager']

export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(unitsTexts)
  const [top, below] = [t('units.import.example.top'), t('units.import.example.below')]
  return (
    <CsvImportDialog
      opened={opened}
      onClose={onClose}
      title={t('units.import.title')}
      explanation={t('units.import.text')}
      template={{
        name: 'units.csv',
        lines: [COLUMNS, [top, 'HQ', '', ''], [below, 'FIN', 'HQ', 'dorj@example.mn']],
      }}
      send={importUnits}
      preview={outcome => <Plan outcome={outcome} />}
      verb={({ created, changed }) => (created + changed > 0 ? t('units.import.submit') : null)}
      onDone={({ created, changed }) => showDone(t('units.import.done', { created, changed }))}
    />
  )
}

function Plan({ outcome: { plan, created, changed } }: { outcome: UnitImport }) {
  const t = useTexts(unitsTexts)
  return (
    <ImportPlan
      label={t('units.import.plan')}
      ready={t('units.import.ready', { created, changed })}
      rows={plan}
      cells={({ path, code }) => (
        <Table.Td>
          <Group gap="xs">
            <Text size="sm" component="span">
              <bdi>{path.join(' / ')}</bdi>
            </Text>
            {code && (
              <Text size="xs" c="dimmed" component="span">
                <bdi>{code}</bdi>
              </Text>
            )}
          </Group>
        </Table.Td>
      )}
      outcome={({ outcome }) => t(`units.import.${outcome}`)}
    />
  )
}
