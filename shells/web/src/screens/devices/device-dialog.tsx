import { NumberInput, Stack, TextInput } from '@mantine/core'
import { changeDevice, type Device } from '../../data/organisation/devices.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { devicesTexts } from './texts.ts'

type DeviceDialogProps = { device: Device; onClose: () => void }

/** What a device learns with its next report: its name, and when a kiosk forgets its person. */
export function DeviceDialog({ device, onClose }: DeviceDialogProps) {
  const t = useTexts(devicesTexts)
  const { id, name, idle_seconds, platform, version } = device
  const state = useApiForm<{ name: string; idle_seconds: number | string }>({
    initialValues: { name, idle_seconds: idle_seconds ?? '' },
    onSubmit: values => {
      const seconds = values.idle_seconds === '' ? null : Number(values.idle_seconds)
      const isKiosk = platform === 'kiosk'
      return changeDevice(id, { name: values.name, version, ...(isKiosk && { idle_seconds: seconds }) })
    },
    onDone: () => {
      showDone(t('devices.change.done'))
      onClose()
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={name} state={state} verb={t('devices.policy.save')}>
      <Stack>
        <TextInput
          label={t('devices.name')}
          required
          maxLength={150}
          autoComplete="off"
          {...state.form.getInputProps('name')}
        />
        {platform === 'kiosk' && (
          <NumberInput
            label={t('devices.idle')}
            description={t('devices.idle.note')}
            min={10}
            max={86_400}
            allowDecimal={false}
            {...state.form.getInputProps('idle_seconds')}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
