import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../../data/me.ts'
import { changeRole, type Role } from '../../data/organisation/roles.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { SaveBar } from '../../parts/form/save-bar.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'
import { DeleteRole } from './delete-role.tsx'
import { RoleFields, type RoleValues } from './role-fields.tsx'
import { RoleRefusal, refusedPermission } from './role-refusal.tsx'
import { rolesTexts } from './texts.ts'
import { useRoleValidation } from './use-role-validation.ts'

const valuesOf = ({ name, key, description, permissions, owners }: Role): RoleValues => ({
  name,
  key,
  description,
  permissions: [...permissions].sort(),
  owners,
})

/** Works on the version it was opened with: what somebody else saves meanwhile is found out at saving, not overwritten. */
export function RoleEditor({ role, onReload }: { role: Role; onReload: () => void }) {
  const t = useTexts(rolesTexts)
  const [base, setBase] = useState(role)
  const canManage = useCan('organisation.manage')
  const isReadOnly = !canManage || base.key === 'admin'
  const state = useApiForm<RoleValues, Role>({
    initialValues: valuesOf(role),
    validate: useRoleValidation(),
    onSubmit: values => save(base, values),
    onDone: saved => {
      setBase(saved)
      showDone(t('role.saved', { name: saved.name }))
    },
  })
  const refused = refusedPermission(state.error)
  return (
    <Stack>
      <Notice role={base} canManage={canManage} />
      <ApiForm state={{ ...state, error: null }}>
        <RoleRefusal error={state.error} onReload={onReload} />
        <RoleFields
          form={state.form}
          before={base.permissions}
          refused={refused}
          isReadOnly={isReadOnly}
          isKeyFixed
        />
        {!isReadOnly && <SaveBar state={state} />}
      </ApiForm>
      {canManage && !base.built_in && <DeleteRole role={role} />}
    </Stack>
  )
}

function save(base: Role, values: RoleValues): Promise<Role> {
  const { key: _fixed, ...rest } = values
  const body = { ...rest, name: rest.name.trim(), version: base.version }
  return changeRole(base.id, body)
}

function Notice({ role, canManage }: { role: Role; canManage: boolean }) {
  const t = useTexts(rolesTexts)
  if (!canManage) return <ReadOnlyNotice permission="organisation.manage" />
  const text = role.key === 'admin' ? t('role.admin.note') : role.key === 'user' ? t('role.user.note') : null
  return (
    text && (
      <Alert color="blue" icon={<IconInfoCircle />}>
        {text}
      </Alert>
    )
  )
}
