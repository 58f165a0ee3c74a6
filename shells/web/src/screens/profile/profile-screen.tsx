import {
  type Icon,
  IconAppWindow,
  IconDevices,
  IconHistory,
  IconKey,
  IconLink,
  IconLock,
  IconPalette,
  IconShieldLock,
  IconUserCircle,
  IconUserCog,
  IconUserSearch,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { catalogQuery } from '../../data/apps.ts'
import { useMe } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { PersonAvatar } from '../../parts/person/person-avatar.tsx'
import { AccountTab } from './account/account-tab.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { PROFILE_TABS, type ProfileTab, profileAddress } from './address.ts'
import { ConsentsTab } from './consents/consents-tab.tsx'
import { FactorsTab } from './factors/factors-tab.tsx'
import { IdentityTab } from './identity-tab.tsx'
import { LoginsTab } from './logins/logins-tab.tsx'
import { PasswordTab } from './password-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { OwnLookupsTab } from './registry-lookups/own-lookups-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { profileTexts } from './texts.ts'
import { TokensTab } from './tokens/tokens-tab.tsx'

/** A form keeps what was typed while another tab is looked at. */
const TABS: Record<ProfileTab, { icon: Icon; content: ComponentType; isForm?: boolean }> = {
  identity: { icon: IconUserCircle, content: IdentityTab, isForm: true },
  password: { icon: IconLock, content: PasswordTab, isForm: true },
  factors: { icon: IconShieldLock, content: FactorsTab },
  logins: { icon: IconLink, content: LoginsTab },
  preferences: { icon: IconPalette, content: PreferencesTab },
  sessions: { icon: IconDevices, content: SessionsTab },
  applications: { icon: IconAppWindow, content: ConsentsTab },
  tokens: { icon: IconKey, content: TokensTab },
  activity: { icon: IconHistory, content: ActivityTab },
  registry: { icon: IconUserSearch, content: OwnLookupsTab },
  account: { icon: IconUserCog, content: AccountTab },
}

/** Everything about oneself; each tab has its own address. */
export function ProfileScreen() {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  const { tab = 'identity' } = profileAddress.useSearch()
  const navigate = useNavigate()
  const hasRegistry = useHasRegistry()
  const tabs = PROFILE_TABS.filter(key => key !== 'registry' || hasRegistry || tab === 'registry')
  const open = (next: ProfileTab) =>
    void navigate({ to: '/profile', search: next === 'identity' ? {} : { tab: next } })
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
      <PageTabs
        label={t('profile.title')}
        tabs={tabs.map(key => {
          const { icon, content: Content, isForm } = TABS[key]
          return { key, label: t(`profile.tab.${key}`), icon, content: <Content />, keepMounted: isForm }
        })}
        open={tab}
        onOpen={open}
      />
    </>
  )
}

/** Look-ups are made where the government app is at work. */
function useHasRegistry(): boolean {
  const { language } = useLanguage()
  const { data } = useQuery(catalogQuery(language))
  return data?.items.some(({ slug, active }) => slug === 'egov' && active) ?? false
}
