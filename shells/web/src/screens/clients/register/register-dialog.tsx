import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ClientWithSecret } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { clientsTexts } from '../texts.ts'
import { AccessStep } from './access-step.tsx'
import { KindStep } from './kind-step.tsx'
import { Registered } from './registered.tsx'
import { STEPS, type Step, Steps } from './steps.tsx'
import { useRegistration } from './use-registration.ts'

type RegisterDialogProps = { opened: boolean; onClose: () => void }

/** Kind, addresses, secret: three steps, of which the last one cannot be left by accident. */
export function RegisterDialog({ opened, onClose }: RegisterDialogProps) {
  const t = useTexts(clientsTexts)
  const [client, setClient] = useState<ClientWithSecret | null>(null)
  const close = () => {
    onClose()
    setClient(null)
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={client ? t('clients.registered', { name: client.name }) : t('clients.register')}
      size={680}
      mustAnswer={client !== null}
    >
      {client ? (
        <Stack>
          <Steps current="done" />
          <Registered client={client} onClose={close} />
        </Stack>
      ) : (
        <Registration onDone={setClient} onClose={close} />
      )}
    </Dialog>
  )
}

type RegistrationProps = { onDone: (client: ClientWithSecret) => void; onClose: () => void }

function Registration({ onDone, onClose }: RegistrationProps) {
  const [step, setStep] = useState<Step>('kind')
  const state = useRegistration(onDone)
  const isLast = step === STEPS[1]
  const goOn = (event?: FormEvent) => {
    event?.preventDefault()
    if (!state.form.validateField('name').hasError) setStep('access')
  }
  return (
    <ApiForm state={isLast ? state : { ...state, submit: goOn }}>
      <Stack>
        <Steps current={step} />
        {isLast ? <AccessStep form={state.form} /> : <KindStep form={state.form} />}
        <Buttons
          isLast={isLast}
          isSaving={state.isSaving}
          onBack={() => (isLast ? setStep('kind') : onClose())}
        />
      </Stack>
    </ApiForm>
  )
}

function Buttons({ isLast, isSaving, onBack }: { isLast: boolean; isSaving: boolean; onBack: () => void }) {
  const t = useTexts(clientsTexts)
  const tParts = useTexts(partsTexts)
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onBack} disabled={isSaving}>
        {isLast ? t('clients.step.back') : tParts('parts.cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t(isLast ? 'clients.register.submit' : 'clients.step.next')}
      </Button>
    </Group>
  )
}
