import { Button, Group, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useCan } from '../../../data/me.ts'
import { changeTarget } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { scimTexts } from '../texts.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import type { TargetTabProps } from './tab-props.ts'
import { useConnectionTest } from './use-connection-test.ts'
import { useTargetForm } from './use-target-form.ts'

export function SettingsTab({ target, acts, onReload }: TargetTabProps) {
  const t = useTexts(scimTexts)
  const canManage = useCan('sso_provisioning.manage')
  const Toggle = target.enabled ? IconPlayerPause : IconPlayerPlay
  return (
    <>
      <SettingsForm target={target} onReload={onReload} />
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

function SettingsForm({ target, onReload }: Pick<TargetTabProps, 'target' | 'onReload'>) {
  const t = useTexts(scimTexts)
  const isReadOnly = !useCan('sso_provisioning.manage')
  const state = useTargetForm({
    target,
    onSave: (body, version) => changeTarget(target.id, { ...body, version }),
    onDone: saved => showDone(t('scim.saved', { name: saved.name })),
  })
  const test = useConnectionTest(state.form, target)
  return (
    <VersionedForm state={state} canSave={!isReadOnly} onReload={onReload}>
      <Card title={t('scim.step.connection')}>
        <ConnectionFields form={state.form} test={test} target={target} isReadOnly={isReadOnly} />
      </Card>
      <Card title={t('scim.step.people')}>
        <PeopleFields form={state.form} isReadOnly={isReadOnly} />
      </Card>
      <Card title={t('scim.step.mapping')}>
        <MappingFields state={state} isReadOnly={isReadOnly} />
      </Card>
    </VersionedForm>
  )
}
