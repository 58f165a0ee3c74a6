import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { partsTexts } from '../texts.ts'
import { Dialog } from './dialog.tsx'
import { showDone } from './toasts.tsx'

export type ConfirmOptions = {
  /** Names the object: "End the session of Бат?" */
  title: string
  /** The effect, in numbers where there are any. */
  effect: ReactNode
  verb: string
  reason?: 'required' | 'optional'
  /** To be typed before a thing that cannot be had back is deleted. */
  typeName?: string
  tone?: 'red' | 'brand'
  onConfirm: (answer: { reason: string }) => Promise<unknown>
  /** Told as a toast afterwards. */
  done?: string
}

type ConfirmDialogProps = ConfirmOptions & { opened: boolean; onClose: () => void }

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, effect, verb, reason, typeName, tone = 'red', opened, onClose } = props
  const t = useTexts(partsTexts)
  const state = useConfirmation(props)
  return (
    <Dialog opened={opened} onClose={state.isPending ? () => {} : onClose} title={title}>
      <form onSubmit={state.submit} noValidate>
        <Stack>
          <Text component="div">{effect}</Text>
          {reason && <ReasonField isRequired={reason === 'required'} state={state} />}
          {typeName && (
            <TextInput
              label={t('parts.confirm.type_name', { name: typeName })}
              data-autofocus={!reason || undefined}
              autoComplete="off"
              spellCheck={false}
              value={state.typed}
              onChange={event => state.setTyped(event.currentTarget.value)}
            />
          )}
          <ProblemAlert error={state.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={state.isPending}>
              {t('parts.cancel')}
            </Button>
            <Button
              type="submit"
              color={tone}
              loading={state.isPending}
              disabled={typeName !== undefined && state.typed.trim() !== typeName}
            >
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function useConfirmation({ reason: reasonMode, onConfirm, onClose, done }: ConfirmDialogProps) {
  const t = useTexts(partsTexts)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [isReasonMissing, setReasonMissing] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isMissing = reasonMode === 'required' && reason.trim() === ''
    setReasonMissing(isMissing)
    if (isMissing || isPending) return
    setPending(true)
    setError(null)
    try {
      await onConfirm({ reason: reason.trim() })
      onClose()
      if (done) showDone(done)
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setPending(false)
    }
  }
  const serverError = isApiError(error) ? error.fields['reason'] : undefined
  const missing = isReasonMissing && reason.trim() === '' ? t('parts.confirm.reason_missing') : undefined
  return {
    reason,
    setReason,
    typed,
    setTyped,
    isPending,
    submit,
    error: serverError ? null : error,
    reasonError: missing ?? serverError,
  }
}

type ReasonFieldProps = { isRequired: boolean; state: ReturnType<typeof useConfirmation> }

function ReasonField({ isRequired, state }: ReasonFieldProps) {
  const t = useTexts(partsTexts)
  return (
    <Textarea
      label={t('parts.confirm.reason')}
      description={t('parts.confirm.reason_hint')}
      required={isRequired}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={500}
      data-autofocus
      value={state.reason}
      onChange={event => state.setReason(event.currentTarget.value)}
      error={state.reasonError}
    />
  )
}
