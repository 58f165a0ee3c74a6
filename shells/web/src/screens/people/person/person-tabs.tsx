import { Box, Tabs } from '@mantine/core'
import { type Icon, IconDeviceDesktop, IconHistory, IconKey, IconLink, IconShield } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useCan } from '../../../data/me.ts'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { type PersonTab, personAddress } from '../address.ts'
import { peopleTexts } from '../texts.ts'
import { useHas } from '../use-has.ts'
import { PersonPermissions } from './permissions/person-permissions.tsx'
import { PersonRoles } from './person-roles.tsx'
import { PersonSessions } from './person-sessions.tsx'
import classes from './person-tabs.module.css'
import { PersonTimeline } from './person-timeline.tsx'

const PersonLinks = lazyPart(() => import('./person-links.tsx'), 'PersonLinks')

export function PersonTabs({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const canAudit = useCan('audit.read')
  const { tab = 'roles' } = personAddress.useSearch()
  const navigate = personAddress.useNavigate()
  const hasFederation = useHas('/sso/federation')
  const isShown = { timeline: canAudit, links: hasFederation }
  const shown = tab in isShown && !isShown[tab as keyof typeof isShown] ? 'roles' : tab
  const change = (next: string | null) =>
    void navigate({ search: { tab: next as PersonTab }, replace: true, resetScroll: false })
  return (
    <Tabs value={shown} onChange={change} keepMounted={false}>
      <Tabs.List aria-label={t('person.tabs')} mb="md" className={classes.list}>
        <Tabs.Tab value="roles" leftSection={<TabIcon icon={IconShield} />}>
          {t('person.tab.roles')}
        </Tabs.Tab>
        <Tabs.Tab value="permissions" leftSection={<TabIcon icon={IconKey} />}>
          {t('person.tab.permissions')}
        </Tabs.Tab>
        <Tabs.Tab value="sessions" leftSection={<TabIcon icon={IconDeviceDesktop} />}>
          {t('person.tab.sessions')}
        </Tabs.Tab>
        {hasFederation && (
          <Tabs.Tab value="links" leftSection={<TabIcon icon={IconLink} />}>
            {t('person.tab.links')}
          </Tabs.Tab>
        )}
        {canAudit && (
          <Tabs.Tab value="timeline" leftSection={<TabIcon icon={IconHistory} />}>
            {t('person.tab.timeline')}
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value="roles">
        <PersonRoles member={member} />
      </Tabs.Panel>
      <Tabs.Panel value="permissions">
        <PersonPermissions member={member} />
      </Tabs.Panel>
      <Tabs.Panel value="sessions">
        <PersonSessions member={member} />
      </Tabs.Panel>
      {hasFederation && (
        <Tabs.Panel value="links">
          <Suspense>
            <PersonLinks id={member.id} />
          </Suspense>
        </Tabs.Panel>
      )}
      {canAudit && (
        <Tabs.Panel value="timeline">
          <PersonTimeline member={member} />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}

/** A phone has room for the words alone. */
function TabIcon({ icon: TabsIcon }: { icon: Icon }) {
  return (
    <Box visibleFrom="xs" lh={0}>
      <TabsIcon size={16} />
    </Box>
  )
}
