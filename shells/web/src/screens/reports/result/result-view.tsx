import { Box, Group, ScrollArea, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { Report, ReportResult } from '../../../data/reports/reports.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { ResultChart, useCells } from '../../../parts/chart/result-chart.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { reportsTexts } from '../texts.ts'

type ResultViewProps = { result: ReportResult; chart: Report['chart']; label: string }
/** The chart and, always, the table with the same values. */
export function ResultView({ result, chart, label }: ResultViewProps) {
  const t = useTexts(reportsTexts)
  const say = useCells(result)
  if (result.rows.length === 0)
    return <EmptyState icon={IconChartBar} title={t('reports.empty')} text={t('reports.empty.text')} />
  return (
    <Stack>
      {chart === 'number' ? (
        <Numbers result={result} label={label} />
      ) : (
        <ResultChart result={result} chart={chart} label={label} />
      )}
      <ScrollArea.Autosize mah={560} tabIndex={0} aria-label={label} role="region">
        <Table striped stickyHeader aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {result.columns.map(column => (
                <Table.Th key={column.key} ta={column.is_measure ? 'end' : 'start'}>
                  {column.label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {result.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and are replaced as a whole
              <Table.Tr key={index}>
                {result.columns.map((column, place) => (
                  <Table.Td key={column.key} ta={column.is_measure ? 'end' : 'start'}>
                    <bdi>{say(column, row[place] ?? null)}</bdi>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      <Foot result={result} />
    </Stack>
  )
}

function Foot({ result }: { result: ReportResult }) {
  const t = useTexts(reportsTexts)
  const { language } = useLanguage()
  const at = fmt.dateTime(language, new Date(result.generated_at), { timeZone: result.zone })
  const count = fmt.number(language, result.rows.length)
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {t(result.truncated ? 'reports.rows.truncated' : 'reports.rows', { count })}
      </Text>
      <Text size="sm" c="dimmed">
        {result.as_of && `${t('reports.as_of.shown', { day: result.as_of })} · `}
        {t('reports.made', { at, zone: result.zone })}
      </Text>
    </Group>
  )
}

type NumbersProps = { result: ReportResult; label: string }

/** Each measure as one number; over time that of the last part of the period, with the line that led there. */
function Numbers({ result, label }: NumbersProps) {
  const say = useCells(result)
  const isOverTime = result.columns[0]?.grain !== undefined
  const row = isOverTime ? result.rows.at(-1) : result.rows[0]
  return (
    <Stack>
      {isOverTime && (
        <Text size="sm" c="dimmed">
          {say(result.columns[0]!, row?.[0] ?? null)}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
        {result.columns.map((column, place) =>
          column.is_measure ? (
            <div key={column.key}>
              <Text size="sm" c="dimmed">
                {column.label}
              </Text>
              <Text fz={32} fw={700}>
                {say(column, row?.[place] ?? null)}
              </Text>
              <Change result={result} row={row ?? []} place={place} />
            </div>
          ) : null,
        )}
      </SimpleGrid>
      {isOverTime && (
        <Box maw={420}>
          <ResultChart result={result} chart="line" label={label} size="small" />
        </Box>
      )}
    </Stack>
  )
}

type ChangeProps = { result: ReportResult; row: ReportResult['rows'][number]; place: number }

/** By how much it grew or fell since the period before, whose own number stands beside it. */
function Change({ result, row, place }: ChangeProps) {
  const { language } = useLanguage()
  const before = result.columns.findIndex(({ key }) => key === `${result.columns[place]!.key}:before`)
  const [now, then] = [row[place], row[before]]
  if (typeof now !== 'number' || typeof then !== 'number' || then === 0) return null
  const change = Math.round(((now - then) / then) * 1000) / 10
  return (
    <Text size="sm" fw={600} dir="ltr" ta="start">
      {change > 0 && '+'}
      {fmt.number(language, change)} %
    </Text>
  )
}
