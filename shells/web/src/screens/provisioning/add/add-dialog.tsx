import { Button, Group, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../api/problem.ts'
import { addTarget } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { ConnectionFields } from '../target/connection-fields.tsx'
import { MappingFields } from '../target/mapping-fields.tsx'
import { PeopleFields } from '../target/people-fields.tsx'
import { useConnectionTest } from '../target/use-connection-test.ts'
import { useTargetForm } from '../target/use-target-form.ts'
import { scimTexts } from '../texts.ts'
import { STEPS, type Step, Steps } from './steps.tsx'

type AddDialogProps = { opened: boolean; onClose: () => void }

/** Connection, people, attributes: three steps, and nothing is sent before the last. */
export function AddDialog({ opened, onClose }: AddDialogProps) {
  const t = useTexts(scimTexts)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('scim.add')} size={720}>
      {opened && <Adding onClose={onClose} />}
    </Dialog>
  )
}

function Adding({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('connection')
  const state = useTargetForm({
    onSave: body =>
      addTarget(body).catch((error: unknown) => {
        if (isAboutConnection(error)) setStep('connection')
        throw error
      }),
    onDone: ({ id }) => void navigate({ to: '/sso/scim/$id', params: { id }, search: { tab: 'resync' } }),
  })
  const test = useConnectionTest(state.form)
  const at = STEPS.indexOf(step)
  const isLast = at === STEPS.length - 1
  const goOn = (event?: FormEvent) => {
    event?.preventDefault()
    const hasError = [state.form.validateField('name'), state.form.validateField('base_url')].some(
      field => field.hasError,
    )
    if (!hasError) setStep(STEPS[at + 1]!)
  }
  return (
    <ApiForm state={isLast ? state : { ...state, submit: goOn }}>
      <Stack>
        <Steps current={step} />
        {step === 'connection' && <ConnectionFields form={state.form} test={test} />}
        {step === 'people' && <PeopleFields form={state.form} />}
        {step === 'mapping' && <MappingFields state={state} />}
        <Buttons
          isFirst={at === 0}
          isLast={isLast}
          isSaving={state.isSaving}
          onBack={() => (at === 0 ? onClose() : setStep(STEPS[at - 1]!))}
        />
      </Stack>
    </ApiForm>
  )
}

const CONNECTION = ['name', 'base_url', 'token']

/** A refusal that stands at a field of the first step. */
const isAboutConnection = (error: unknown) =>
  isApiError(error) &&
  (error.code === 'secret_required' || Object.keys(error.fields).some(name => CONNECTION.includes(name)))

type ButtonsProps = { isFirst: boolean; isLast: boolean; isSaving: boolean; onBack: () => void }

function Buttons({ isFirst, isLast, isSaving, onBack }: ButtonsProps) {
  const t = useTexts(scimTexts)
  const tParts = useTexts(partsTexts)
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onBack} disabled={isSaving}>
        {isFirst ? tParts('parts.cancel') : t('scim.step.back')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t(isLast ? 'scim.add.submit' : 'scim.step.next')}
      </Button>
    </Group>
  )
}
