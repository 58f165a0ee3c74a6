import {
  IconDeviceDesktop,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconLink,
  IconShield,
} from '@tabler/icons-react'
import { useCan } from '../../../data/me.ts'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { type PageTab, PageTabs } from '../../../parts/page/page-tabs.tsx'
import { type PersonTab, personAddress } from '../address.ts'
import { peopleTexts } from '../texts.ts'
import { useHas } from '../use-has.ts'
import { PersonPermissions } from './permissions/person-permissions.tsx'
import { PersonRoles } from './person-roles.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonTimeline } from './person-timeline.tsx'

const OverviewTab = lazyPart(() => import('./overview/overview-tab.tsx'), 'OverviewTab')
const PersonLinks = lazyPart(() => import('./person-links.tsx'), 'PersonLinks')

export function PersonTabs({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const { tab } = personAddress.useSearch()
  const navigate = personAddress.useNavigate()
  const tabs = useTabs(member)
  return (
    <PageTabs
      label={t('person.tabs')}
      tabs={tabs}
      open={tabs.find(({ key }) => key === tab)?.key ?? 'overview'}
      onOpen={next => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  )
}

/** Logins and history only where there is something to see, and the right to. */
function useTabs(member: MemberDetail): PageTab<PersonTab>[] {
  const t = useTexts(peopleTexts)
  const canAudit = useCan('audit.read')
  const hasFederation = useHas('/sso/federation')
  const tabs: readonly (PageTab<PersonTab> & { isHidden?: boolean })[] = [
    {
      key: 'overview',
      label: t('person.tab.overview'),
      icon: IconLayoutDashboard,
      content: <OverviewTab member={member} />,
    },
    {
      key: 'roles',
      label: t('person.tab.roles'),
      icon: IconShield,
      content: <PersonRoles member={member} />,
    },
    {
      key: 'permissions',
      label: t('person.tab.permissions'),
      icon: IconKey,
      content: <PersonPermissions member={member} />,
    },
    {
      key: 'sessions',
      label: t('person.tab.sessions'),
      icon: IconDeviceDesktop,
      content: <PersonSessions member={member} />,
    },
    {
      key: 'links',
      label: t('person.tab.links'),
      icon: IconLink,
      content: <PersonLinks id={member.id} />,
      isHidden: !hasFederation,
    },
    {
      key: 'timeline',
      label: t('person.tab.timeline'),
      icon: IconHistory,
      content: <PersonTimeline member={member} />,
      isHidden: !canAudit,
    },
  ]
  return tabs.filter(({ isHidden }) => !isHidden)
}

/** A phone has room for the words alone. */
