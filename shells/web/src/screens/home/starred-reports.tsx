import { Anchor, SimpleGrid, Text, Title } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { type Report, type ReportResult, reportsQuery, resultQuery } from '../../data/reports/reports.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { ResultChart } from '../../parts/chart/result-chart.tsx'
import { Card } from '../../parts/page/card.tsx'
import { CardWaiting } from '../../parts/page/page-waiting.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { homeTexts } from './texts.ts'

const MOST = 4
const MOST_BARS = 7

/** Reports that the person keeps at hand. They run one after another: an organisation has few running at a time. */
export function StarredReports() {
  const t = useTexts(homeTexts)
  const { language } = useLanguage()
  const titleId = useId()
  const [done, setDone] = useState(0)
  const { data } = useQuery(reportsQuery(language))
  const starred = (data?.items ?? []).filter(report => report.starred && report.is_readable).slice(0, MOST)
  if (starred.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="sm" id={titleId}>
        {t('home.reports')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'sm', sm: 'md' }}>
        {starred.map((report, index) => (
          <StarredReport
            key={report.id}
            report={report}
            isTurn={index <= done}
            onDone={() => setDone(count => Math.max(count, index + 1))}
          />
        ))}
      </SimpleGrid>
    </section>
  )
}

type StarredReportProps = { report: Report; isTurn: boolean; onDone: () => void }

function StarredReport({ report, isTurn, onDone }: StarredReportProps) {
  const { language } = useLanguage()
  const { data, error, isFetched } = useQuery(resultQuery(isTurn ? report.query : null, language))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one begins when this one has ended
  useEffect(() => {
    if (isFetched) onDone()
  }, [isFetched])
  return (
    <Card
      title={
        <Anchor component={Link} to="/reports/$id" params={{ id: report.id } as never} inherit>
          <bdi>{report.name}</bdi>
        </Anchor>
      }
    >
      {error && <ProblemAlert error={error} />}
      {!error && !data && <CardWaiting />}
      {data && <Small report={report} result={data} />}
    </Card>
  )
}

/** The chart where there is something to draw; of a list, how long it is. */
function Small({ report, result }: { report: Report; result: ReportResult }) {
  const t = useTexts(homeTexts)
  const { language } = useLanguage()
  const measure = result.columns.findIndex(({ is_measure }) => is_measure)
  const isOverTime = result.columns[0]?.grain !== undefined
  const isDrawn = measure > 0 && report.chart !== 'table' && (report.chart !== 'number' || isOverTime)
  const chart = report.chart === 'number' ? 'line' : report.chart
  if (isDrawn && result.rows.length > 0)
    return <ResultChart result={shortened(chart, result)} chart={chart} label={report.name} size="small" />
  const value = measure === 0 ? Number(result.rows[0]?.[0] ?? 0) : result.rows.length
  return (
    <>
      <Text fz={32} fw={700}>
        {fmt.number(language, value)}
        {result.truncated && measure !== 0 && '+'}
      </Text>
      <Text size="sm" c="dimmed">
        {measure === 0 ? result.columns[0]!.label : t('home.reports.rows')}
      </Text>
    </>
  )
}

/** A line as it is; of bars those that are read first. */
const shortened = (chart: Report['chart'], result: ReportResult): ReportResult =>
  chart === 'line' ? result : { ...result, rows: result.rows.slice(0, MOST_BARS) }
