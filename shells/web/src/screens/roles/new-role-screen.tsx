import { Button, Group, Stack } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { createRole, type Role } from '../../data/organisation/roles.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { LeaveGuard } from '../../parts/form/leave-guard.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { RoleFields, type RoleValues } from './role-fields.tsx'
import { RoleRefusal, refusedPermission } from './role-refusal.tsx'
import { rolesTexts } from './texts.ts'
import { useRoleValidation } from './use-role-validation.ts'

const BLANK: RoleValues = { name: '', key: '', description: '', permissions: [], owners: [] }

export function NewRoleScreen() {
  return (
    <RequirePermission permission="organisation.manage">
      <NewRole />
    </RequirePermission>
  )
}

function NewRole() {
  const t = useTexts(rolesTexts)
  const navigate = useNavigate()
  const state = useApiForm<RoleValues, Role>({
    initialValues: BLANK,
    validate: useRoleValidation(),
    onSubmit: create,
    onDone: ({ id, name }) => {
      showDone(t('role.created', { name }))
      void navigate({ to: '/organisation/roles/$id', params: { id }, ignoreBlocker: true })
    },
  })
  const refused = refusedPermission(state.error)
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('roles.title'), to: '/organisation/roles' }, { label: t('role.new') }]}
        title={t('role.new')}
      />
      <ApiForm state={{ ...state, error: null }}>
        <Stack>
          <RoleRefusal error={state.error} />
          <RoleFields form={state.form} before={[]} refused={refused} isReadOnly={false} isKeyFixed={false} />
          <Group justify="flex-end">
            <Button variant="default" component={Link} to="/organisation/roles">
              {t('role.cancel')}
            </Button>
            <Button type="submit" loading={state.isSaving}>
              {t('role.create')}
            </Button>
          </Group>
        </Stack>
      </ApiForm>
      <LeaveGuard when={state.isDirty && !state.isSaving} />
    </>
  )
}

function create({ key, name, ...rest }: RoleValues): Promise<Role> {
  const body = { ...rest, name: name.trim(), ...(key && { key }) }
  return createRole(body)
}
