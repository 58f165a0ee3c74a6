import { Alert, Skeleton, Stack, Tabs } from '@mantine/core'
import {
  type Icon,
  IconActivity,
  IconCode,
  IconInfoCircle,
  IconKey,
  IconListCheck,
  IconSettings,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Client, clientQuery } from '../../data/clients.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLoaded } from '../../parts/overlay/use-loaded.ts'
import { Card } from '../../parts/page/card.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { ClientHeader } from './client-header.tsx'
import { isDefaultClient } from './client-kind.ts'
import classes from './clients.module.css'
import { CLIENT_TAB_CONTENTS, CLIENT_TABS, type ClientTab, clientRoute } from './route.tsx'
import { clientsTexts } from './texts.ts'
import { useClientActs } from './use-client-acts.tsx'

export type ClientTabProps = {
  client: Client
  /** The version that the page knows: what it opened with, and what it saved itself since. */
  version: number
  onSaved: (client: Client) => void
  onReload: () => void
}

const ICONS: Record<ClientTab, Icon> = {
  settings: IconSettings,
  credentials: IconKey,
  scopes: IconListCheck,
  quick_start: IconCode,
  activity: IconActivity,
}

export function ClientScreen() {
  const { id } = clientRoute.useParams()
  const { data, error, refetch } = useQuery(clientQuery(id))
  const [loaded, setLoaded] = useState(0)
  const reload = async () => {
    await refetch()
    setLoaded(loaded + 1)
  }
  if (data) return <ClientPage key={`${id} ${loaded}`} client={data} onReload={() => void reload()} />
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} order={1} />
  return <Waiting />
}

function ClientPage({ client, onReload }: { client: Client; onReload: () => void }) {
  const t = useTexts(clientsTexts)
  const [version, setVersion] = useState(client.version)
  const onSaved = (saved: Client) => setVersion(saved.version)
  const acts = useClientActs(onSaved)
  const { tab = 'settings' } = clientRoute.useSearch()
  const navigate = clientRoute.useNavigate()
  const list = useVisibleTab(tab)
  const open = (next: string | null) =>
    void navigate({ search: next === 'settings' ? {} : { tab: next as ClientTab }, resetScroll: false })
  return (
    <>
      <ClientHeader client={client} acts={acts} />
      <Stack>
        <ProblemAlert error={acts.error} />
        <Notices client={client} />
        <Tabs value={tab} onChange={open}>
          <Tabs.List mb="lg" className={classes.tabs} ref={list} aria-label={t('clients.tabs')}>
            {CLIENT_TABS.map(each => {
              const TabIcon = ICONS[each]
              return (
                <Tabs.Tab key={each} value={each} leftSection={<TabIcon size={18} stroke={1.7} />}>
                  {t(`clients.tab.${each}`)}
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
          {CLIENT_TABS.map(each => (
            <Tabs.Panel key={each} value={each}>
              <TabContent name={each} isOpen={each === tab} {...{ client, version, onSaved, onReload }} />
            </Tabs.Panel>
          ))}
        </Tabs>
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
  const canManage = useCan('sso_clients.manage')
  const texts = [
    !client.enabled && t('clients.disabled.notice'),
    isDefaultClient(client) && t('clients.default.notice'),
    !canManage && t('clients.read_only'),
  ].filter(text => text !== false)
  return texts.map(text => (
    <Alert key={text} color={client.enabled ? 'blue' : 'yellow'} icon={<IconInfoCircle />}>
      {text}
    </Alert>
  ))
}

/** On a phone the tabs scroll sideways: the open one is brought into view. */
function useVisibleTab(tab: ClientTab) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look again
  useEffect(() => {
    const open = list.current?.querySelector('[aria-selected=true]')
    open?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])
  return list
}

function Waiting() {
  return (
    <Delayed>
      <Stack aria-hidden>
        <Skeleton height={26} width={240} />
        <Skeleton height={12} width={320} maw="80%" />
        <Card>
          <Stack>
            <Skeleton height={36} maw={620} />
            <Skeleton height={36} maw={620} />
            <Skeleton height={64} maw={620} />
          </Stack>
        </Card>
      </Stack>
    </Delayed>
  )
}
