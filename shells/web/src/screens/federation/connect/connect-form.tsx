import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type Provider, reserveProvider } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { federationTexts } from '../texts.ts'
import { CredentialsStep } from './credentials-step.tsx'
import { IssuerStep } from './issuer-step.tsx'
import { type Step, Steps } from './steps.tsx'
import { useConnection } from './use-connection.ts'
import { useDiscovery } from './use-discovery.ts'

type ConnectFormProps = { onDone: (provider: Provider) => void; onClose: () => void }

export function ConnectForm({ onDone, onClose }: ConnectFormProps) {
  const t = useTexts(federationTexts)
  const tParts = useTexts(partsTexts)
  const [step, setStep] = useState<Step>('issuer')
  const reserved = useReservation()
  const state = useConnection({
    reservation: reserved?.reservation,
    onDone,
    onFirstStepWrong: () => setStep('issuer'),
  })
  const { form } = state
  const discovery = useDiscovery(form.getValues().issuer)
  const isLast = step === 'credentials'
  const goOn = (event?: FormEvent) => {
    event?.preventDefault()
    const isWrong = (['issuer', 'name'] as const).map(field => form.validateField(field).hasError)
    if (!isWrong.includes(true)) setStep('credentials')
  }
  return (
    <ApiForm state={isLast ? state : { ...state, submit: goOn }}>
      <Stack>
        <Steps current={step} />
        {isLast ? (
          <CredentialsStep form={form} />
        ) : (
          <IssuerStep form={form} discovery={discovery} callback={reserved?.redirect_uri} />
        )}
        <Group justify="flex-end">
          <Button
            variant="default"
            disabled={state.isSaving}
            onClick={() => (isLast ? setStep('issuer') : onClose())}
          >
            {isLast ? t('federation.step.back') : tParts('parts.cancel')}
          </Button>
          <Button
            type="submit"
            loading={state.isSaving}
            variant={!isLast && discovery.isFailed ? 'light' : 'filled'}
          >
            {t(nextLabel(isLast, discovery.isFailed))}
          </Button>
        </Group>
      </Stack>
    </ApiForm>
  )
}

/** One for each opening of the form. */
function useReservation() {
  const { data } = useQuery({
    queryKey: ['federation', 'reservation', useId()],
    queryFn: reserveProvider,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return data
}

/** A provider that does not answer now may do so tomorrow: the check advises, and stops nobody. */
function nextLabel(isLast: boolean, isFailed: boolean) {
  if (isLast) return 'federation.step.save'
  return isFailed ? 'federation.step.anyway' : 'federation.step.next'
}
