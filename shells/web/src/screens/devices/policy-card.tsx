import { Button, Checkbox, Group, Stack, Switch, Table, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type DevicePlatform,
  type DevicePolicy,
  devicePolicyQuery,
  type ShellMethod,
  saveDevicePolicy,
} from '../../data/organisation/devices.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { Card } from '../../parts/page/card.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { devicesTexts } from './texts.ts'

const PLATFORMS: readonly DevicePlatform[] = ['desktop', 'mobile', 'kiosk']
const METHODS: readonly ShellMethod[] = [
  'device.print',
  'device.scan',
  'device.cashDrawer',
  'device.display',
  'device.pay',
  'device.saveFile',
  'device.pickFile',
  'device.biometric',
  'device.sign',
  'shell.notify',
  'shell.openExternal',
]

/** What native shells may do in the organisation; what is not ticked, the shell refuses. */
export function PolicyCard({ canManage }: { canManage: boolean }) {
  const t = useTexts(devicesTexts)
  const { data } = useQuery(devicePolicyQuery)
  const [edited, setEdited] = useState<DevicePolicy | null>(null)
  const save = useMutation({
    mutationFn: saveDevicePolicy,
    onSuccess: () => {
      setEdited(null)
      showDone(t('devices.policy.saved'))
    },
  })
  const policy = edited ?? data
  if (!policy) return null
  const isFixed = !canManage
  return (
    <Card title={t('devices.policy.title')} description={t('devices.policy.text')} maw={860}>
      <Stack>
        <Switch
          label={t('devices.policy.approval')}
          description={t('devices.policy.approval.note')}
          checked={policy.requires_approval}
          disabled={isFixed}
          onChange={event => setEdited({ ...policy, requires_approval: event.currentTarget.checked })}
        />
        <MethodTable policy={policy} isFixed={isFixed} onChange={setEdited} />
        <ProblemAlert error={save.error} />
        {canManage && (
          <Group>
            <Button disabled={edited === null} loading={save.isPending} onClick={() => save.mutate(policy)}>
              {t('devices.policy.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

type MethodTableProps = {
  policy: DevicePolicy
  isFixed: boolean
  onChange: (policy: DevicePolicy) => void
}

function MethodTable({ policy, isFixed, onChange }: MethodTableProps) {
  const t = useTexts(devicesTexts)
  const toggle = (platform: DevicePlatform, method: ShellMethod) => {
    const refused = policy.refused_methods[platform]
    const next = refused.includes(method) ? refused.filter(one => one !== method) : [...refused, method]
    onChange({ ...policy, refused_methods: { ...policy.refused_methods, [platform]: next } })
  }
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table verticalSpacing="xs" aria-label={t('devices.policy.methods')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('devices.policy.methods')}</Table.Th>
            {PLATFORMS.map(platform => (
              <Table.Th key={platform} ta="center">
                {t(`devices.platform.${platform}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {METHODS.map(method => (
            <Table.Tr key={method}>
              <Table.Td>
                <Text size="sm">{t(`devices.method.${method}`)}</Text>
              </Table.Td>
              {PLATFORMS.map(platform => (
                <Table.Td key={platform}>
                  <Checkbox
                    mx="auto"
                    w="fit-content"
                    aria-label={`${t(`devices.method.${method}`)}, ${t(`devices.platform.${platform}`)}`}
                    checked={!policy.refused_methods[platform].includes(method)}
                    disabled={isFixed}
                    onChange={() => toggle(platform, method)}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
