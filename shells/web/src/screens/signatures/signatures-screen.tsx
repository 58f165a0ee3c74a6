import { Alert, Button, Text } from '@mantine/core'
import { IconShieldCheck, IconSignature } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoggedSignature, signatureLogQuery, verifyLog } from '../../data/documents/signatures.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { TextLink } from '../../parts/page/links.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { signatureTexts } from './texts.ts'

export function SignaturesScreen() {
  return (
    <RequirePermission permission="documents.read">
      <SignatureLog />
    </RequirePermission>
  )
}

/** Who signed what and when; without the right to manage documents, one's own signatures. */
function SignatureLog() {
  const t = useTexts(signatureTexts)
  const canManage = useCan('documents.manage')
  const table = useTableSearch<never>({ filters: [], defaultLimit: 25 })
  const query = useQuery(signatureLogQuery(table.apiQuery))
  const check = useMutation({ mutationFn: verifyLog })
  return (
    <>
      <PageHeader
        title={t(canManage ? 'signatures.title' : 'signatures.own')}
        description={t(canManage ? 'signatures.text' : 'signatures.own.text')}
        actions={
          canManage && (
            <Button
              variant="default"
              leftSection={<IconShieldCheck size={18} />}
              loading={check.isPending}
              onClick={() => check.mutate()}
            >
              {t('signatures.check')}
            </Button>
          )
        }
      />
      <ProblemAlert error={check.error} />
      {check.data && (
        <Alert color={check.data.intact ? 'green' : 'red'} mb="md" role="status">
          {check.data.intact
            ? t('signatures.intact', { count: check.data.entries })
            : t('signatures.broken', { number: check.data.fault?.number ?? 0 })}
        </Alert>
      )}
      <FilterBar table={table} />
      <DataTable
        label={t('signatures.title')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={row => row.id}
        rowLabel={row => row.document.title}
        empty={{ icon: IconSignature, title: t('signatures.none'), text: t('signatures.none.text') }}
      />
    </>
  )
}

function useColumns(): Column<LoggedSignature>[] {
  const t = useTexts(signatureTexts)
  return [
    {
      key: 'document',
      header: t('signatures.column.document'),
      isPrimary: true,
      render: ({ document, version_no }) => (
        <Lines below={t('signatures.version', { no: version_no })}>
          <TextLink to="/documents/$id" params={{ id: document.id }}>
            {document.title}
          </TextLink>
        </Lines>
      ),
    },
    {
      key: 'signer',
      header: t('signatures.column.signer'),
      render: ({ signer, method }) => (
        <Lines below={t(`signatures.method.${method}`)}>
          <bdi>{signer}</bdi>
        </Lines>
      ),
    },
    {
      key: 'actor',
      header: t('signatures.column.actor'),
      hideBelow: 'md',
      render: ({ actor }) => <PersonCell person={actor} />,
    },
    {
      key: 'level',
      header: t('signatures.column.level'),
      hideBelow: 'sm',
      width: 110,
      render: ({ level }) => <bdi>{level}</bdi>,
    },
    {
      key: 'at',
      header: t('signatures.column.at'),
      width: 160,
      render: ({ at }) => <RelativeTime value={at} />,
    },
  ]
}

function Lines({ below, children }: { below: string; children: ReactNode }) {
  return (
    <>
      <Text size="sm" component="div">
        {children}
      </Text>
      <Text size="xs" c="dimmed">
        {below}
      </Text>
    </>
  )
}
