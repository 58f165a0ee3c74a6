import { Alert, Stack } from '@mantine/core'
import {
  type Icon,
  IconActivity,
  IconCode,
  IconInfoCircle,
  IconKey,
  IconLayoutGrid,
  IconListCheck,
  IconSettings,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Client, clientQuery } from '../../data/clients.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLoaded } from '../../parts/overlay/use-loaded.ts'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'
import { CLIENT_TABS, type ClientTab, clientAddress } from './address.ts'
import { ClientHeader } from './client-header.tsx'
import { isDefaultClient } from './client-kind.ts'
import { CLIENT_TAB_CONTENTS } from './tab-contents.ts'
import type { ClientTabProps } from './tab-props.ts'
import { clientsTexts } from './texts.ts'
import { useClientActs } from './use-client-acts.tsx'

const ICONS: Record<ClientTab, Icon> = {
  settings: IconSettings,
  launch: IconLayoutGrid,
  credentials: IconKey,
  scopes: IconListCheck,
  quick_start: IconCode,
  activity: IconActivity,
}

export function ClientScreen() {
  const { id } = clientAddress.useParams()
  return (
    <ResourcePage query={useQuery(clientQuery(id))}>
      {({ data, visit, reload }) => <ClientPage key={`${id} ${visit}`} client={data} onReload={reload} />}
    </ResourcePage>
  )
}

function ClientPage({ client, onReload }: { client: Client; onReload: () => void }) {
  const t = useTexts(clientsTexts)
  const [version, setVersion] = useState(client.version)
  const onSaved = (saved: Client) => setVersion(saved.version)
  const acts = useClientActs(onSaved)
  const { tab = 'settings' } = clientAddress.useSearch()
  const navigate = clientAddress.useNavigate()
  const open = (next: ClientTab) =>
    void navigate({ search: next === 'settings' ? {} : { tab: next }, resetScroll: false })
  return (
    <>
      <ClientHeader client={client} acts={acts} />
      <Stack>
        <ProblemAlert error={acts.error} />
        <Notices client={client} />
        <PageTabs
          label={t('clients.tabs')}
          tabs={CLIENT_TABS.map(key => ({
            key,
            label: t(`clients.tab.${key}`),
            icon: ICONS[key],
            content: (
              <TabContent name={key} isOpen={key === tab} {...{ client, version, onSaved, onReload }} />
            ),
          }))}
          open={tab}
          onOpen={open}
          keepMounted
        />
      </Stack>
      {acts.dialog}
    </>
  )
}

/** Loaded when it is first looked at; from then on it keeps what was typed while another tab is looked at. */
function TabContent({ name, isOpen, ...props }: ClientTabProps & { name: ClientTab; isOpen: boolean }) {
  const part = useLoaded(CLIENT_TAB_CONTENTS[name], isOpen)
  return part && <part.Content {...props} />
}

function Notices({ client }: { client: Client }) {
  const t = useTexts(clientsTexts)
  const texts = [
    !client.enabled && t('clients.disabled.notice'),
    isDefaultClient(client) && t('clients.default.notice'),
  ].filter(text => text !== false)
  return (
    <>
      {texts.map(text => (
        <Alert key={text} color={client.enabled ? 'blue' : 'yellow'} icon={<IconInfoCircle />}>
          {text}
        </Alert>
      ))}
      <ReadOnlyNotice permission="sso_clients.manage" />
    </>
  )
}
