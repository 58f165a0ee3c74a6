import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core'
import {
  IconChartBar,
  IconDownload,
  IconFileExport,
  IconPlayerStop,
  IconPlus,
  IconRestore,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCan } from '../../data/me.ts'
import {
  cancelExport,
  deletedReportsQuery,
  exportAddress,
  exportsQuery,
  type Report,
  type ReportExport,
  reportsQuery,
  restoreReport,
  starReport,
} from '../../data/reports/reports.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { ButtonLink, TextLink } from '../../parts/page/links.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { reportsTexts } from './texts.ts'

export function ReportsScreen() {
  return (
    <RequirePermission permission="reports.read">
      <Reports />
    </RequirePermission>
  )
}

function Reports() {
  const t = useTexts(reportsTexts)
  const { tab = 'reports' } = useSearch({ from: '/reports' })
  const navigate = useNavigate()
  const canManage = useCan('reports.manage')
  const tabs = [
    { key: 'reports' as const, label: t('reports.tab.reports'), icon: IconChartBar, content: <ReportList /> },
    { key: 'exports' as const, label: t('reports.tab.exports'), icon: IconFileExport, content: <Exports /> },
    ...(canManage
      ? [{ key: 'deleted' as const, label: t('reports.tab.deleted'), icon: IconTrash, content: <Deleted /> }]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        description={t('reports.text')}
        actions={
          <ButtonLink to="/reports/new" leftSection={<IconPlus size={18} />}>
            {t('reports.new')}
          </ButtonLink>
        }
      />
      <PageTabs
        label={t('reports.title')}
        tabs={tabs}
        open={tab}
        onOpen={key => navigate({ to: '/reports', search: key === 'reports' ? {} : { tab: key } })}
      />
    </>
  )
}

function ReportList() {
  const t = useTexts(reportsTexts)
  const { language } = useLanguage()
  const query = useQuery({ ...reportsQuery(language), select: starredFirst })
  const columns: Column<Report>[] = [
    {
      key: 'name',
      header: t('reports.name'),
      isPrimary: true,
      render: ({ id, name }) => (
        <TextLink to="/reports/$id" params={{ id }} fw={600}>
          {name}
        </TextLink>
      ),
    },
    {
      key: 'kind',
      header: t('reports.kind'),
      render: ({ built_in, created_by }) =>
        built_in ? (
          <Badge variant="light">{t('reports.built_in')}</Badge>
        ) : (
          <Text size="sm">{created_by?.name}</Text>
        ),
    },
    {
      key: 'updated',
      header: t('reports.updated'),
      hideBelow: 'sm',
      render: ({ updated_at }) => <RelativeTime value={updated_at} />,
    },
    {
      key: 'star',
      header: t('reports.star'),
      width: 90,
      render: report => <Star report={report} />,
    },
  ]
  return (
    <DataTable
      label={t('reports.title')}
      columns={columns}
      query={query}
      rowKey={row => row.id}
      rowLabel={row => row.name}
      empty={{ icon: IconChartBar, title: t('reports.none'), text: t('reports.none.text') }}
    />
  )
}

function starredFirst<P extends { items: Report[] }>(page: P): P {
  return { ...page, items: page.items.toSorted((a, b) => Number(b.starred) - Number(a.starred)) }
}

function Star({ report: { id, name, starred } }: { report: Report }) {
  const t = useTexts(reportsTexts)
  const StarIcon = starred ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant="subtle"
      aria-pressed={starred}
      aria-label={t('reports.star_of', { name })}
      onClick={() => starReport(id, !starred)}
    >
      <StarIcon size={18} />
    </ActionIcon>
  )
}

function Exports() {
  const t = useTexts(reportsTexts)
  const query = useQuery(exportsQuery)
  return (
    <DataTable
      label={t('reports.tab.exports')}
      columns={useExportColumns()}
      query={query}
      rowKey={row => row.id}
      rowLabel={row => row.name}
      empty={{ icon: IconFileExport, title: t('reports.export.none'), text: t('reports.export.none.text') }}
    />
  )
}

function useExportColumns(): Column<ReportExport>[] {
  const t = useTexts(reportsTexts)
  return [
    {
      key: 'name',
      header: t('reports.name'),
      isPrimary: true,
      render: ({ name, format }) => (
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi> <bdi>({format.toUpperCase()})</bdi>
        </Text>
      ),
    },
    {
      key: 'status',
      header: t('reports.export.status'),
      render: ({ status, progress, reason }) => (
        <>
          <StatusBadge tone={TONES[status]}>
            {status === 'running'
              ? t('reports.export.progress', { percent: String(Math.round(progress * 100)) })
              : t(`reports.export.${status}`)}
          </StatusBadge>
          {reason && <Text size="sm">{reason}</Text>}
        </>
      ),
    },
    {
      key: 'expires',
      header: t('reports.export.until'),
      hideBelow: 'sm',
      render: ({ expires_at }) => <RelativeTime value={expires_at} />,
    },
    {
      key: 'file',
      header: t('reports.export.file'),
      render: row => <FileButton row={row} />,
    },
  ]
}

function FileButton({ row: { id, status } }: { row: ReportExport }) {
  const t = useTexts(reportsTexts)
  if (status === 'queued' || status === 'running')
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlayerStop size={16} />}
        onClick={() => cancelExport(id)}
      >
        {t('reports.export.stop')}
      </Button>
    )
  if (status !== 'ready') return null
  return (
    <Button
      component="a"
      size="xs"
      variant="light"
      href={exportAddress(id)}
      download
      leftSection={<IconDownload size={16} />}
    >
      {t('reports.download')}
    </Button>
  )
}

const TONES = {
  queued: 'neutral',
  running: 'neutral',
  ready: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const

function Deleted() {
  const t = useTexts(reportsTexts)
  const query = useQuery(deletedReportsQuery)
  const columns: Column<Report>[] = [
    {
      key: 'name',
      header: t('reports.name'),
      isPrimary: true,
      render: ({ name }) => <Text size="sm">{name}</Text>,
    },
    {
      key: 'deleted',
      header: t('reports.deleted_at'),
      render: ({ deleted_at }) => <RelativeTime value={deleted_at} />,
    },
    {
      key: 'restore',
      header: t('reports.restore'),
      render: ({ id }) => (
        <Group>
          <Button
            size="xs"
            variant="light"
            leftSection={<IconRestore size={16} />}
            onClick={() => restoreReport(id)}
          >
            {t('reports.restore')}
          </Button>
        </Group>
      ),
    },
  ]
  return (
    <DataTable
      label={t('reports.tab.deleted')}
      columns={columns}
      query={query}
      rowKey={row => row.id}
      rowLabel={row => row.name}
      empty={{ icon: IconTrash, title: t('reports.deleted.none'), text: t('reports.deleted.text') }}
    />
  )
}
