import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconClock, IconDeviceFloppy, IconDownload, IconShare, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useCan } from '../../data/me.ts'
import {
  changeReport,
  createReport,
  type Dataset,
  datasetsQuery,
  orderExport,
  type Report,
  type ReportQuery,
  removeReport,
  reportQuery,
  resultQuery,
} from '../../data/reports/reports.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { ActionMenu } from '../../parts/menu/action-menu.tsx'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { CardWaiting, PageWaiting } from '../../parts/page/page-waiting.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { reportsTexts } from './texts.ts'

const QueryForm = lazyPart(() => import('./builder/query-form.tsx'), 'QueryForm')
const ResultView = lazyPart(() => import('./result/result-view.tsx'), 'ResultView')
const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'), 'ScheduleDialog')
const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog')

type Draft = { name: string; query: ReportQuery; chart: Report['chart'] }

export function ReportScreen() {
  const { id } = useParams({ from: '/reports/$id' })
  const { language } = useLanguage()
  const query = useQuery({ ...reportQuery(id, language), enabled: useCan('reports.read') })
  return (
    <ResourcePage query={query} permission="reports.read">
      {({ data, visit }) => <Workbench key={visit} report={data} />}
    </ResourcePage>
  )
}

export function NewReportScreen() {
  const { query } = useSearch({ from: '/reports/new' })
  return (
    <RequirePermission permission="reports.read">
      <Workbench key={JSON.stringify(query)} report={null} asked={query} />
    </RequirePermission>
  )
}

const firstQuery = ([dataset]: readonly Dataset[]): ReportQuery => ({
  dataset: dataset!.key,
  by: [],
  measures: ['count'],
})

/** What shows an answer best, until somebody chooses: lists are tables, time runs along a line. */
function chartOf({ by, measures }: ReportQuery): Report['chart'] {
  if (measures.length === 0) return 'table'
  if (by.length === 0) return 'number'
  return by.some(name => name.includes(':')) ? 'line' : 'bar'
}

type WorkbenchProps = { report: Report | null; asked?: ReportQuery | undefined }

function Workbench({ report, asked }: WorkbenchProps) {
  const t = useTexts(reportsTexts)
  const { language } = useLanguage()
  const datasets = useQuery(datasetsQuery(language))
  if (datasets.error) return <ProblemState error={datasets.error} onRetry={() => datasets.refetch()} />
  if (!datasets.data) return <PageWaiting />
  if (datasets.data.length === 0)
    return (
      <EmptyState icon={IconShare} title={t('reports.no_datasets')} text={t('reports.no_datasets.text')} />
    )
  return <Bench report={report} asked={asked} datasets={datasets.data} />
}

function Bench({ report, asked, datasets }: WorkbenchProps & { datasets: readonly Dataset[] }) {
  const t = useTexts(reportsTexts)
  const { language } = useLanguage()
  const [draft, setDraft] = useState<Draft>({
    name: report?.name ?? '',
    query: report?.query ?? asked ?? firstQuery(datasets),
    chart: report?.chart ?? (asked ? chartOf(asked) : 'bar'),
  })
  const isAsked = draft.query.by.length + draft.query.measures.length > 0
  const result = useQuery(resultQuery(isAsked ? draft.query : null, language))
  return (
    <>
      <PageHeader
        title={report?.name ?? t('reports.new')}
        breadcrumbs={[{ label: t('reports.title'), to: '/reports' }]}
        actions={<Acts report={report} draft={draft} />}
      />
      <Stack>
        <Card>
          <Suspense fallback={<CardWaiting />}>
            <QueryForm datasets={datasets} draft={draft} onChange={setDraft} />
          </Suspense>
        </Card>
        <Card>
          {result.error ? (
            <ProblemAlert error={result.error} />
          ) : result.data ? (
            <Suspense fallback={<CardWaiting />}>
              <ResultView result={result.data} chart={draft.chart} label={draft.name || t('reports.new')} />
            </Suspense>
          ) : (
            <CardWaiting />
          )}
        </Card>
      </Stack>
    </>
  )
}

/** What can be done with a report: save it, take it along, give it to others, delete it. */
function Acts({ report, draft }: { report: Report | null; draft: Draft }) {
  const t = useTexts(reportsTexts)
  const canManage = useCan('reports.manage')
  const canShare = useCan('reports.share')
  const isChanged = JSON.stringify(report?.query) !== JSON.stringify(draft.query)
  const download = (format: 'csv' | 'xlsx') => async () => {
    await orderExport({ format, name: draft.name || t('reports.new'), query: draft.query })
    showDone(t('reports.export.ordered'))
  }
  return (
    <Group gap="xs">
      <ActionMenu
        target={
          <Button variant="default" leftSection={<IconDownload size={18} />}>
            {t('reports.download')}
          </Button>
        }
      >
        <MenuItem onClick={download('xlsx')}>{t('reports.download.xlsx')}</MenuItem>
        <MenuItem onClick={download('csv')}>{t('reports.download.csv')}</MenuItem>
      </ActionMenu>
      {report && canShare && <Share report={report} isChanged={isChanged} />}
      {report && !report.built_in && canManage && <Scheduling report={report} isChanged={isChanged} />}
      {canManage && <Save report={report} draft={draft} />}
      {canManage && report && !report.built_in && <Remove report={report} />}
    </Group>
  )
}

type GivingProps = { report: Report; isChanged: boolean }

function Share({ report, isChanged }: GivingProps) {
  const t = useTexts(reportsTexts)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" leftSection={<IconShare size={18} />} onClick={() => setOpen(true)}>
        {t('reports.share')}
      </Button>
      <LazyOverlay opened={isOpen}>
        <ShareDialog report={report} isChanged={isChanged} opened={isOpen} onClose={close} />
      </LazyOverlay>
    </>
  )
}

function Scheduling({ report, isChanged }: GivingProps) {
  const t = useTexts(reportsTexts)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" leftSection={<IconClock size={18} />} onClick={() => setOpen(true)}>
        {t('reports.schedule')}
      </Button>
      <LazyOverlay opened={isOpen}>
        <ScheduleDialog report={report} isChanged={isChanged} opened={isOpen} onClose={close} />
      </LazyOverlay>
    </>
  )
}

function Save({ report, draft }: { report: Report | null; draft: Draft }) {
  const t = useTexts(reportsTexts)
  const navigate = useNavigate()
  const [name, setName] = useState(draft.name)
  const [isSaving, setSaving] = useState(false)
  const isOwn = report !== null && !report.built_in
  async function save() {
    setSaving(true)
    try {
      const body = { ...draft, name: name.trim() || t('reports.new') }
      const saved = isOwn
        ? await changeReport(report.id, { ...body, version: report.version })
        : await createReport(body)
      showDone(t('reports.saved'))
      await navigate({ to: '/reports/$id', params: { id: saved.id } })
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <TextInput
        aria-label={t('reports.name')}
        placeholder={t('reports.name')}
        value={name}
        maxLength={120}
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button leftSection={<IconDeviceFloppy size={18} />} loading={isSaving} onClick={save}>
        {isOwn ? t('reports.save') : t('reports.save_new')}
      </Button>
    </>
  )
}

function Remove({ report }: { report: Report }) {
  const t = useTexts(reportsTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const ask = () =>
    confirm({
      title: t('reports.delete.title', { name: report.name }),
      effect: t('reports.delete.effect'),
      verb: t('reports.delete'),
      onConfirm: async () => {
        await removeReport(report.id)
        await navigate({ to: '/reports' })
      },
    })
  return (
    <>
      <Button variant="default" color="red" leftSection={<IconTrash size={18} />} onClick={ask}>
        {t('reports.delete')}
      </Button>
      {dialog}
    </>
  )
}
