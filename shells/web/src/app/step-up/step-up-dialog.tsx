import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { stepUp } from '../../data/own/factors.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CeremonyProblem } from '../../parts/factors/ceremony-problem.tsx'
import { CodeField } from '../../parts/factors/code-field.tsx'
import { type FactorMethod, knownMethods, MethodLinks } from '../../parts/factors/method-links.tsx'
import { factorTexts } from '../../parts/factors/texts.ts'
import { Dialog } from '../../parts/overlay/dialog.tsx'
import { partsTexts } from '../../parts/texts.ts'
import { EnrolmentForm } from './enrolment-form.tsx'

type Props = { methods: readonly string[]; onAnswer: (isProven: boolean) => void }

export function StepUpDialog({ methods, onAnswer }: Props) {
  const t = useTexts(factorTexts)
  const isEnrolment = methods.includes('enroll')
  return (
    <Dialog
      opened
      onClose={() => onAnswer(false)}
      title={t(isEnrolment ? 'factors.enroll.title' : 'factors.title')}
    >
      {isEnrolment ? (
        <EnrolmentForm onDone={() => onAnswer(true)} />
      ) : (
        <ProofForm methods={methods} onAnswer={onAnswer} />
      )}
    </Dialog>
  )
}

function ProofForm({ methods, onAnswer }: Props) {
  const t = useTexts(factorTexts)
  const tParts = useTexts(partsTexts)
  const known = knownMethods(methods)
  const [method, setMethod] = useState<FactorMethod | 'password'>(known[0] ?? 'password')
  const [value, setValue] = useState('')
  const { send, isSending, error } = useProof(
    () => stepUp({ method, value }),
    () => onAnswer(true),
  )
  const choose = (next: FactorMethod) => {
    setMethod(next)
    setValue('')
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack>
        <Text size="sm">{t('factors.step_up.text')}</Text>
        <Text size="sm">{t(`factors.text.${method}`)}</Text>
        <ProofField method={method} value={value} onChange={setValue} />
        <CeremonyProblem error={error} />
        <MethodLinks methods={known} present={method as FactorMethod} onChoose={choose} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(false)} disabled={isSending}>
            {tParts('parts.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(method === 'passkey' ? 'factors.use_passkey' : 'factors.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type FieldProps = { method: FactorMethod | 'password'; value: string; onChange: (value: string) => void }

function ProofField({ method, value, onChange }: FieldProps) {
  const t = useTexts(factorTexts)
  if (method === 'passkey') return null
  if (method === 'password')
    return (
      <PasswordInput
        label={t('factors.password')}
        autoComplete="current-password"
        data-autofocus
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    )
  return (
    <CodeField
      key={method}
      label={t(method === 'totp' ? 'factors.code' : 'factors.recovery_code')}
      value={value}
      onChange={onChange}
      isText={method === 'recovery_code'}
    />
  )
}

function useProof(prove: () => Promise<void>, onDone: () => void) {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setError(null)
    try {
      await prove()
      onDone()
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setSending(false)
    }
  }
  return { send: (event: FormEvent) => void send(event), isSending, error }
}
