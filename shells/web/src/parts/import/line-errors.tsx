import { Alert, ScrollArea, Stack, Table } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

export type LineError = { line: number; path: string; code: string; message: string }

/** The lines of a file that have to be mended. */
export function LineErrors({ errors }: { errors: readonly LineError[] }) {
  const t = useTexts(partsTexts)
  const { language } = useLanguage()
  return (
    <Stack gap="sm">
      <Alert
        color="red"
        icon={<IconAlertTriangle />}
        title={t('parts.import.problems', { count: errors.length })}
      >
        {t('parts.import.nothing_yet')}
      </Alert>
      <ScrollArea.Autosize mah={280} viewportProps={{ tabIndex: 0, 'aria-label': t('parts.import.problem') }}>
        <Table stickyHeader aria-label={t('parts.import.problem')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('parts.import.line')}</Table.Th>
              <Table.Th>{t('parts.import.field')}</Table.Th>
              <Table.Th>{t('parts.import.problem')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errors.map(({ line, path, code, message }) => (
              <Table.Tr key={`${line}${path}${code}${message}`}>
                <Table.Td>{fmt.number(language, line)}</Table.Td>
                <Table.Td>
                  <bdi>{path.slice(1) || '—'}</bdi>
                </Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  )
}
