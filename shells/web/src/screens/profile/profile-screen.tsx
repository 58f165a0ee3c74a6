import { Tabs } from '@mantine/core'
import {
  type Icon,
  IconAppWindow,
  IconDevices,
  IconHistory,
  IconLink,
  IconLock,
  IconPalette,
  IconUserCircle,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef } from 'react'
import { useMe } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PersonAvatar } from '../../parts/person/person-avatar.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { PROFILE_TABS, type ProfileTab, profileAddress } from './address.ts'
import { ConsentsTab } from './consents/consents-tab.tsx'
import { IdentityTab } from './identity-tab.tsx'
import { LoginsTab } from './logins/logins-tab.tsx'
import { PasswordTab } from './password-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import classes from './profile.module.css'
import { SessionsTab } from './sessions-tab.tsx'
import { profileTexts } from './texts.ts'

/** A form keeps what was typed while another tab is looked at. */
const TABS: Record<ProfileTab, { icon: Icon; content: ComponentType; isForm?: boolean }> = {
  identity: { icon: IconUserCircle, content: IdentityTab, isForm: true },
  password: { icon: IconLock, content: PasswordTab, isForm: true },
  logins: { icon: IconLink, content: LoginsTab },
  preferences: { icon: IconPalette, content: PreferencesTab },
  sessions: { icon: IconDevices, content: SessionsTab },
  applications: { icon: IconAppWindow, content: ConsentsTab },
  activity: { icon: IconHistory, content: ActivityTab },
}

/** Everything about oneself; each tab has its own address. */
export function ProfileScreen() {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  const { tab = 'identity' } = profileAddress.useSearch()
  const navigate = useNavigate()
  const open = (next: string | null) =>
    void navigate({ to: '/profile', search: next === 'identity' ? {} : { tab: next as ProfileTab } })
  const list = useVisibleTab(tab)
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        avatar={<PersonAvatar id={user.id} name={user.name} picture={user.picture} size={56} />}
        description={
          <>
            {user.name} · <bdi>{user.email}</bdi>
          </>
        }
      />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg" className={classes.tabs} ref={list}>
          {PROFILE_TABS.map(each => {
            const { icon: Icon } = TABS[each]
            return (
              <Tabs.Tab key={each} value={each} leftSection={<Icon size={18} stroke={1.7} />}>
                {t(`profile.tab.${each}`)}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {PROFILE_TABS.map(each => {
          const { content: Content, isForm = false } = TABS[each]
          return (
            <Tabs.Panel key={each} value={each} keepMounted={isForm}>
              <Content />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}

/** On a phone the tabs scroll sideways: the open one is brought into view. */
function useVisibleTab(tab: ProfileTab) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look again
  useEffect(() => {
    const open = list.current?.querySelector('[aria-selected=true]')
    open?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])
  return list
}
