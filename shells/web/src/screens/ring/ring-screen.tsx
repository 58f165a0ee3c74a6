import { IconAffiliate, IconArrowsExchange, IconBuildings, IconMail } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMe } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { Forbidden } from '../../parts/state/forbidden.tsx'
import { PeersTab } from './peers/peers-tab.tsx'
import { ringTexts } from './texts.ts'

const LinksTab = lazyPart(() => import('./links/links-tab.tsx'), 'LinksTab')
const PictureTab = lazyPart(() => import('./picture/picture-tab.tsx'), 'PictureTab')
const MessagesTab = lazyPart(() => import('./messages-tab.tsx'), 'MessagesTab')

const TABS = ['peers', 'links', 'picture', 'messages'] as const
type RingTab = (typeof TABS)[number]

const PARTS = {
  peers: { icon: IconBuildings, content: <PeersTab /> },
  links: { icon: IconArrowsExchange, content: <LinksTab /> },
  picture: { icon: IconAffiliate, content: <PictureTab /> },
  messages: { icon: IconMail, content: <MessagesTab /> },
} as const

export function RingScreen() {
  const { user } = useMe()
  return user.is_operator ? <Ring /> : <Forbidden order={1} />
}

function Ring() {
  const t = useTexts(ringTexts)
  const search = useSearch({ strict: false }) as { tab?: string }
  const navigate = useNavigate()
  const open = TABS.find(tab => tab === search.tab) ?? 'peers'
  const show = (tab: RingTab) =>
    void navigate({ to: '/platform/ring', search: tab === 'peers' ? {} : { tab }, resetScroll: false })
  return (
    <>
      <PageHeader title={t('ring.title')} description={t('ring.subtitle')} />
      <PageTabs
        label={t('ring.title')}
        open={open}
        onOpen={show}
        tabs={TABS.map(key => ({ key, label: t(`ring.tab.${key}`), ...PARTS[key] }))}
      />
    </>
  )
}
