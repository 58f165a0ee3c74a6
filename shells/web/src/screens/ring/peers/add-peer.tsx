import { Stack, Text, TextInput } from '@mantine/core'
import { addPeer } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ringTexts } from '../texts.ts'

export function AddPeer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(ringTexts)
  const state = useApiForm({
    initialValues: { base_url: '' },
    validate: {
      base_url: value => (/^https?:\/\/[^/?#\s]+\/?$/.test(value.trim()) ? null : t('ring.address.wrong')),
    },
    onSubmit: ({ base_url }) => addPeer({ base_url: base_url.trim() }),
    fieldOfCode: {
      ring_peer_known: 'base_url',
      ring_peer_is_self: 'base_url',
      ring_peer_unreachable: 'base_url',
    },
    onDone: () => {
      showDone(t('ring.add.done'))
      state.discard()
      onClose()
    },
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('ring.add')} state={state} verb={t('ring.add')}>
      <Stack>
        <Text size="sm">{t('ring.add.text')}</Text>
        <TextInput
          label={t('ring.address')}
          description={t('ring.address.text')}
          placeholder="https://ministry.example.mn"
          styles={{ input: { direction: 'ltr' } }}
          required
          data-autofocus
          maxLength={300}
          {...state.form.getInputProps('base_url')}
        />
      </Stack>
    </FormDialog>
  )
}
