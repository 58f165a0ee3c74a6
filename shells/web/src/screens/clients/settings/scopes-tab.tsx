import { Stack } from '@mantine/core'
import type { Scope } from '../../../data/clients.ts'
import { useCan } from '../../../data/me.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { PLAIN_SCOPES, SENSITIVE_SCOPES } from '../client-kind.ts'
import { ScopeFields } from '../scope-fields.tsx'
import type { ClientTabProps } from '../tab-props.ts'
import { useClientForm } from './use-client-form.ts'

const ALL = [...PLAIN_SCOPES, ...SENSITIVE_SCOPES]

const isCommon = (scope: Scope): boolean => ALL.includes(scope)

/** Always in the same order, so that ticking and unticking is no change; scopes of the API, named after permissions, at the end. */
const inOrder = (scopes: readonly Scope[]): Scope[] => [
  ...ALL.filter(scope => scopes.includes(scope)),
  ...scopes.filter(scope => !isCommon(scope)).toSorted(),
]

export function ScopesTab({ client, version, onSaved, onReload }: ClientTabProps) {
  const canManage = useCan('sso_clients.manage')
  const state = useClientForm<{ scopes: Scope[] }>({
    client,
    version,
    onSaved,
    values: { scopes: inOrder(client.scopes) },
    body: values => values,
  })
  const { form } = state
  const error = Object.entries(form.errors).find(([path]) => path.startsWith('scopes'))?.[1]
  return (
    <Stack maw={820}>
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <Card>
          <ScopeFields
            offered={[...ALL, ...client.scopes.filter(scope => !isCommon(scope))]}
            value={form.getValues().scopes}
            onChange={scopes => {
              form.clearErrors()
              form.setFieldValue('scopes', inOrder(scopes))
            }}
            error={error}
            isReadOnly={!canManage}
          />
        </Card>
      </VersionedForm>
    </Stack>
  )
}
