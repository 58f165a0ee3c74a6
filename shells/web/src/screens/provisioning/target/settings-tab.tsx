import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { isApiError } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useCan } from '../../../data/me.ts'
import { changeTarget, type Target, targetQuery } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { SaveBar } from '../../../parts/form/save-bar.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import type { TargetTabProps } from '../target-screen.tsx'
import { scimTexts } from '../texts.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { useConnectionTest } from './use-connection-test.ts'
import { useTargetForm } from './use-target-form.ts'

export function SettingsTab({ target, acts }: TargetTabProps) {
  const t = useTexts(scimTexts)
  const canManage = useCan('sso_provisioning.manage')
  // The form works on what it was opened with: a change by somebody else must not slip under it.
  const [base, setBase] = useState(target)
  const reload = async () =>
    setBase(await queryClient.fetchQuery({ ...targetQuery(target.id), staleTime: 0 }))
  const Toggle = target.enabled ? IconPlayerPause : IconPlayerPlay
  return (
    <>
      <SettingsForm key={base.version} target={base} onSaved={setBase} onReload={() => void reload()} />
      {canManage && (
        <Card title={t('scim.danger')} mt="md">
          <Text size="sm" c="dimmed" mb="md">
            {t('scim.delete.effect')}
          </Text>
          <Group>
            <Button variant="default" leftSection={<Toggle size={18} />} onClick={() => acts.toggle(target)}>
              {t(target.enabled ? 'scim.disable' : 'scim.enable')}
            </Button>
            <Button
              color="red"
              variant="light"
              leftSection={<IconTrash size={18} />}
              onClick={() => acts.remove(target)}
            >
              {t('scim.delete')}
            </Button>
          </Group>
        </Card>
      )}
    </>
  )
}

type SettingsFormProps = { target: Target; onSaved: (target: Target) => void; onReload: () => void }

function SettingsForm({ target, onSaved, onReload }: SettingsFormProps) {
  const t = useTexts(scimTexts)
  const isReadOnly = !useCan('sso_provisioning.manage')
  const state = useTargetForm({
    target,
    onSave: body => changeTarget(target.id, { ...body, version: target.version }),
    onDone: saved => {
      showDone(t('scim.saved', { name: saved.name }))
      onSaved(saved)
    },
  })
  const test = useConnectionTest(state.form, target)
  const isStale = isApiError(state.error) && state.error.code === 'stale_version'
  return (
    <ApiForm state={{ ...state, error: isStale ? null : state.error }}>
      {isStale && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title={t('scim.stale')} role="alert">
          <Button size="compact-sm" variant="default" onClick={onReload}>
            {t('scim.stale.reload')}
          </Button>
        </Alert>
      )}
      <Card title={t('scim.step.connection')}>
        <ConnectionFields form={state.form} test={test} target={target} isReadOnly={isReadOnly} />
      </Card>
      <Card title={t('scim.step.people')}>
        <PeopleFields form={state.form} isReadOnly={isReadOnly} />
      </Card>
      <Card title={t('scim.step.mapping')}>
        <MappingFields state={state} isReadOnly={isReadOnly} />
      </Card>
      {!isReadOnly && <SaveBar state={state} />}
    </ApiForm>
  )
}
