import { Alert, Group, Stack } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type Contact, contactQuery } from '../../../data/business/contacts.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { TextLink } from '../../../parts/page/links.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { contactAddress } from '../address.ts'
import { ContactRoles } from '../contact-roles.tsx'
import { contactsTexts } from '../texts.ts'
import { ContactState } from './contact-state.tsx'
import { DuplicatesCard } from './duplicates-card.tsx'
import { RegistryCard } from './registry-card.tsx'

// Fields with lists of choices are heavy: the page is there before them.
const ContactEditor = lazyPart(() => import('./contact-editor.tsx'), 'ContactEditor')

export function ContactScreen() {
  const { id } = contactAddress.useParams()
  return (
    <ResourcePage query={useQuery(contactQuery(id))}>
      {({ data, visit, reload }) => <ContactPage key={id} contact={data} visit={visit} onReload={reload} />}
    </ResourcePage>
  )
}

type ContactPageProps = { contact: Contact; visit: number; onReload: () => void }

function ContactPage({ contact, visit, onReload }: ContactPageProps) {
  const t = useTexts(contactsTexts)
  const canManage = useCan('contacts.manage') && contact.merged_into === null
  const { name, kind, archived, merged_into } = contact
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('contacts.title'), to: '/contacts' }, { label: name }]}
        title={name}
        description={
          <Group gap="sm" mt={4}>
            <span>{t(`contacts.kind.${kind}`)}</span>
            <ContactRoles contact={contact} />
            {archived && <StatusBadge tone="neutral">{t('contacts.archived')}</StatusBadge>}
          </Group>
        }
      />
      <Stack maw={820}>
        {merged_into && (
          <Alert icon={<IconGitMerge />} title={t('contacts.merged')}>
            <TextLink to="/contacts/$id" params={{ id: merged_into.id }}>
              <bdi>{merged_into.name}</bdi>
            </TextLink>
          </Alert>
        )}
        <Suspense fallback={<CardWaiting />}>
          <ContactEditor key={visit} contact={contact} canManage={canManage} onReload={onReload} />
        </Suspense>
        {kind === 'organisation' && (
          <RegistryCard contact={contact} canManage={canManage} onChanged={onReload} />
        )}
        {canManage && <DuplicatesCard contact={contact} onMerged={onReload} />}
        {canManage && <ContactState contact={contact} onChanged={onReload} />}
      </Stack>
    </>
  )
}
