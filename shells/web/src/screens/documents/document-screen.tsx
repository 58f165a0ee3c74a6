import { Badge, Group, Text } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type DocumentDetail, documentQuery } from '../../data/documents/documents.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { documentAddress } from './address.ts'
import { DocumentStatusBadge } from './document-status.tsx'
import { DOCUMENT_TABS } from './document-tabs.tsx'
import { DocumentActions } from './page/document-actions.tsx'
import { documentTexts } from './texts.ts'

export function DocumentScreen() {
  const { id } = documentAddress.useParams()
  return (
    <ResourcePage query={useQuery(documentQuery(id))} permission="documents.read">
      {({ data }) => <DocumentPage key={id} document={data} />}
    </ResourcePage>
  )
}

function DocumentPage({ document }: { document: DocumentDetail }) {
  const t = useTexts(documentTexts)
  const { tab } = documentAddress.useSearch()
  const navigate = documentAddress.useNavigate()
  const open = DOCUMENT_TABS.find(({ key }) => key === tab)?.key ?? 'preview'
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('documents.title'), to: '/documents' }, { label: document.title }]}
        title={document.title}
        description={<Facts document={document} />}
        actions={<DocumentActions document={document} />}
      />
      <PageTabs
        label={document.title}
        tabs={DOCUMENT_TABS.map(({ key, label, icon, Content }) => ({
          key,
          label: t(`documents.tab.${label}`),
          icon,
          content: <Content document={document} />,
        }))}
        open={open}
        onOpen={key =>
          void navigate({ search: key === 'preview' ? {} : { tab: key }, replace: true, resetScroll: false })
        }
      />
    </>
  )
}

function Facts({
  document: { status, number, owner, version_no, legal_hold, parts },
}: {
  document: DocumentDetail
}) {
  const t = useTexts(documentTexts)
  const { language } = useLanguage()
  const keptUntil = (parts['retention'] as { kept_until: string } | null)?.kept_until
  return (
    <Group gap="sm" mt={4}>
      <DocumentStatusBadge status={status} />
      {legal_hold && (
        <Badge variant="light" color="red" leftSection={<IconGavel size={14} aria-hidden />}>
          {t('documents.held')}
        </Badge>
      )}
      {number && <bdi>{number}</bdi>}
      {version_no > 0 && <span>{t('documents.version', { no: version_no })}</span>}
      <Text span size="sm" c="dimmed">
        <bdi>{owner.name}</bdi>
      </Text>
      {keptUntil && (
        <Text span size="sm" c="dimmed">
          {t('documents.kept_until', { date: fmt.date(language, new Date(keptUntil)) })}
        </Text>
      )}
    </Group>
  )
}
