import { Badge, Group } from '@mantine/core'
import { IconSettings, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Role, roleQuery } from '../../data/organisation/roles.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { useRoleNames } from '../../parts/role/role-names.ts'
import { roleAddress } from './address.ts'
import { RoleMembers } from './members/role-members.tsx'
import { RoleEditor } from './role-editor.tsx'
import { rolesTexts } from './texts.ts'

export function RoleScreen() {
  const { id } = roleAddress.useParams()
  return (
    <ResourcePage query={useQuery(roleQuery(id))}>
      {({ data, visit, reload }) => <RolePage key={id} role={data} visit={visit} onReload={reload} />}
    </ResourcePage>
  )
}

type RolePageProps = { role: Role; visit: number; onReload: () => void }

function RolePage({ role, visit, onReload }: RolePageProps) {
  const t = useTexts(rolesTexts)
  const { nameOf, descriptionOf } = useRoleNames()
  const name = nameOf(role)
  const { tab = 'settings' } = roleAddress.useSearch()
  const navigate = roleAddress.useNavigate()
  const change = (next: 'settings' | 'members') =>
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
      <PageTabs
        label={t('role.tabs')}
        tabs={[
          {
            key: 'settings',
            label: t('role.tab.settings'),
            icon: IconSettings,
            content: <RoleEditor key={visit} role={role} onReload={onReload} />,
          },
          {
            key: 'members',
            label: t('roles.members.count', { count: role.members }),
            icon: IconUsers,
            content: <RoleMembers role={role} />,
          },
        ]}
        open={tab}
        onOpen={change}
        keepMounted
      />
    </>
  )
}
