import { Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { peersQuery, proposeLink, servicesQuery } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ringTexts } from '../texts.ts'

type Values = { peer: string | null; service: string | null; direction: 'out' | 'in' }

export function ProposeLink({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(ringTexts)
  const { data: peers } = useQuery(peersQuery)
  const { data: services } = useQuery(servicesQuery)
  const missing = (value: unknown) => (value ? null : t('ring.choose'))
  const state = useApiForm<Values>({
    initialValues: { peer: null, service: null, direction: 'out' },
    validate: { peer: missing, service: missing },
    onSubmit: ({ peer, service, direction }) => proposeLink({ peer: peer!, service: service!, direction }),
    onDone: () => {
      showDone(t('ring.propose.done'))
      state.discard()
      onClose()
    },
  })
  const { form } = state
  const active = peers?.items.filter(({ status }) => status === 'active') ?? []
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('ring.propose')}
      state={state}
      verb={t('ring.propose')}
    >
      <Stack>
        <Text size="sm">{t('ring.propose.text')}</Text>
        <SelectField
          label={t('ring.peer')}
          data={active.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('peer')}
        />
        <SelectField
          label={t('ring.service')}
          data={(services?.items ?? []).map(({ name, description }) => ({ value: name, label: description }))}
          {...form.getInputProps('service')}
        />
        <Radio.Group label={t('ring.direction')} {...form.getInputProps('direction')}>
          <Stack gap="xs" mt="xs">
            <Radio value="out" label={t('ring.direction.out')} />
            <Radio value="in" label={t('ring.direction.in')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </FormDialog>
  )
}
