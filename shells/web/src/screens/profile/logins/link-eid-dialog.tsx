import { Alert, Button, Group, Stack, TextInput, type TextInputProps } from '@mantine/core'
import { IconAlertCircle, IconQrcode } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { linkCalls, loginsChanged } from '../../../data/own/eid.ts'
import type { EidOptions } from '../../../data/own/eid-request.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { EidWaiting } from '../../../parts/eid/eid-waiting.tsx'
import { eidTexts } from '../../../parts/eid/texts.ts'
import { type EidRequest, useEidRequest } from '../../../parts/eid/use-eid-request.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { loginsTexts } from './texts.ts'

type Props = { opened: boolean; options: EidOptions; onClose: () => void }

/** The person proves their e-ID on the phone; from then on it is a way in. */
export function LinkEidDialog({ opened, options, onClose }: Props) {
  const t = useTexts(loginsTexts)
  const texts = useTexts(eidTexts)
  const eid = useEidRequest('link', linkCalls, async () => {
    await loginsChanged()
    onClose()
    showDone(t('logins.link.done'))
  })
  const close = () => {
    eid.cancel()
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={t('logins.link.eid')}>
      <Stack>
        {eid.problem && !eid.problem.fields['national_id'] && (
          <Alert color="red" icon={<IconAlertCircle />} role="alert" title={eid.problem.problem.title}>
            {eid.problem.problem.detail}
          </Alert>
        )}
        {eid.shown ? (
          <>
            <EidWaiting shown={eid.shown} phonePage={options.phone_page} />
            <Group justify="center">
              <Button variant="default" onClick={eid.cancel}>
                {texts('eid.cancel')}
              </Button>
            </Group>
          </>
        ) : (
          <Question eid={eid} options={options} />
        )}
      </Stack>
    </Dialog>
  )
}

function Question({ eid, options }: { eid: EidRequest; options: EidOptions }) {
  const t = useTexts(eidTexts)
  const [number, setNumber] = useState('')
  const [phone, setPhone] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return
    void eid.start({ national_id: number, ...(options.needs_phone && { phone }) })
  }
  const fields = eid.problem?.fields ?? {}
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Field
          label={t('eid.number')}
          description={t('eid.number.hint')}
          value={number}
          onType={setNumber}
          error={fields['national_id']}
          data-autofocus
        />
        {options.needs_phone && (
          <Field label={t('eid.phone')} type="tel" value={phone} onType={setPhone} error={fields['phone']} />
        )}
        <Group justify="flex-end">
          {options.flows.includes('device_link') && (
            <Button
              variant="default"
              leftSection={<IconQrcode size={18} />}
              onClick={() => void eid.start({ flow: 'device_link' })}
            >
              {t('eid.use_qr')}
            </Button>
          )}
          <Button type="submit" loading={eid.isSending}>
            {t('eid.continue')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const Field = ({ onType, ...props }: TextInputProps & { onType: (value: string) => void }) => (
  <TextInput
    autoComplete="off"
    dir="ltr"
    maxLength={40}
    {...props}
    onChange={event => onType(event.currentTarget.value)}
  />
)
