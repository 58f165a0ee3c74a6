import { Badge, Group, Skeleton, Stack, Tabs } from '@mantine/core'
import { IconSettings, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Role, roleQuery } from '../../data/organisation/roles.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { useRoleNames } from '../../parts/role/role-names.ts'
import { Delayed } from '../../parts/state/delayed.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { RoleMembers } from './members/role-members.tsx'
import { RoleEditor } from './role-editor.tsx'
import { roleRoute } from './route.tsx'
import { rolesTexts } from './texts.ts'

export function RoleScreen() {
  const { id } = roleRoute.useParams()
  const { data, error, refetch } = useQuery(roleQuery(id))
  const [loaded, setLoaded] = useState(0)
  const reload = async () => {
    await refetch()
    setLoaded(loaded + 1)
  }
  if (data) return <RolePage key={id} role={data} loaded={loaded} onReload={() => void reload()} />
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} order={1} />
  return <Waiting />
}

type RolePageProps = { role: Role; loaded: number; onReload: () => void }

function RolePage({ role, loaded, onReload }: RolePageProps) {
  const t = useTexts(rolesTexts)
  const { nameOf, descriptionOf } = useRoleNames()
  const name = nameOf(role)
  const { tab = 'settings' } = roleRoute.useSearch()
  const navigate = roleRoute.useNavigate()
  const change = (next: string | null) =>
    void navigate({ search: next === 'members' ? { tab: next } : {}, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('roles.title'), to: '/organisation/roles' }, { label: name }]}
        title={name}
        description={
          <Group gap="sm" mt={4}>
            {role.built_in && (
              <Badge variant="light" color="gray">
                {t('roles.built_in')}
              </Badge>
            )}
            <span>{descriptionOf(role)}</span>
          </Group>
        }
      />
      <Tabs value={tab} onChange={change}>
        <Tabs.List aria-label={t('role.tabs')} mb="md">
          <Tabs.Tab value="settings" leftSection={<IconSettings size={16} />}>
            {t('role.tab.settings')}
          </Tabs.Tab>
          <Tabs.Tab value="members" leftSection={<IconUsers size={16} />}>
            {t('roles.members.count', { count: role.members })}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings">
          <RoleEditor key={loaded} role={role} onReload={onReload} />
        </Tabs.Panel>
        <Tabs.Panel value="members" keepMounted={false}>
          <RoleMembers role={role} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
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
            <Skeleton height={64} maw={620} />
            <Skeleton height={36} maw={620} />
          </Stack>
        </Card>
      </Stack>
    </Delayed>
  )
}
