import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { documentQuery, type InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { TextLink } from '../../../parts/page/links.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { documentAddress } from '../address.ts'
import { DocumentStatus } from '../document-status.tsx'
import { invoicingTexts } from '../texts.ts'

// Fields with lists of choices are heavy, and so are tables of lines: the page is there before them, and with one of both.
const DraftEditor = lazyPart(() => import('./draft-editor.tsx'), 'DraftEditor')
const DocumentView = lazyPart(() => import('./document-view.tsx'), 'DocumentView')

export function DocumentScreen() {
  const { id } = documentAddress.useParams()
  return (
    <ResourcePage query={useQuery(documentQuery(id))}>
      {({ data, visit, reload }) => <DocumentPage key={id} document={data} visit={visit} onReload={reload} />}
    </ResourcePage>
  )
}

type DocumentPageProps = { document: InvoiceDocument; visit: number; onReload: () => void }

function DocumentPage({ document, visit, onReload }: DocumentPageProps) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const { kind, number, state, credits } = document
  const title = `${t(`invoicing.kind.${kind}`)} ${number ?? ''}`.trim()
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('invoicing.title'), to: '/invoicing' }, { label: title }]}
        title={title}
        description={
          <Group gap="sm" mt={4}>
            <DocumentStatus document={document} />
            {credits && (
              <TextLink to="/invoicing/$id" params={{ id: credits.id }}>
                {t('invoicing.credits', { number: credits.number ?? '' })}
              </TextLink>
            )}
          </Group>
        }
      />
      <Stack maw={980}>
        <Suspense fallback={<CardWaiting />}>
          {state === 'draft' && canManage ? (
            <DraftEditor key={visit} document={document} onReload={onReload} />
          ) : (
            <DocumentView document={document} />
          )}
        </Suspense>
      </Stack>
    </>
  )
}
