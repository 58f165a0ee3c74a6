import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type Decision, decide } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showDone } from '../overlay/toasts.tsx'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { approvalTexts } from './texts.ts'

type DecisionFormProps = {
  /** The approval, and the hash of what is on the screen: another one is refused. */
  approval: { id: string; sha256: string }
  /** For whom, where somebody stands in. */
  standsInFor?: string | null
  onDone?: () => void
}

/** Approving needs no word; whoever returns or rejects says why. */
function useDecision({ approval, onDone }: DecisionFormProps) {
  const t = useTexts(approvalTexts)
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [pending, setPending] = useState<Decision | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const write = (text: string) => {
    setComment(text)
    setMissing(false)
  }
  const choose = async (decision: Decision) => {
    const lacksReason = decision !== 'approve' && comment.trim() === ''
    setMissing(lacksReason)
    if (lacksReason) return input.current?.focus()
    setPending(decision)
    setError(null)
    try {
      await decide(approval.id, {
        decision,
        comment: comment.trim() || undefined,
        sha256: approval.sha256,
      })
      showDone(t(`approval.done.${decision}`))
      onDone?.()
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setPending(null)
    }
  }
  return { comment, write, isMissing, pending, error, input, choose }
}

export function DecisionForm(props: DecisionFormProps) {
  const t = useTexts(approvalTexts)
  const { comment, write, isMissing, pending, error, input, choose } = useDecision(props)
  return (
    <Stack gap="sm">
      {props.standsInFor && <Text size="sm">{t('approval.stands_in', { name: props.standsInFor })}</Text>}
      <Textarea
        ref={input}
        label={t('approval.comment')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={comment}
        onChange={event => write(event.currentTarget.value)}
        error={isMissing ? t('approval.comment.missing') : undefined}
      />
      <ProblemAlert error={error} />
      <Choices pending={pending} onChoose={decision => void choose(decision)} />
    </Stack>
  )
}

type ChoicesProps = { pending: Decision | null; onChoose: (decision: Decision) => void }

function Choices({ pending, onChoose }: ChoicesProps) {
  const t = useTexts(approvalTexts)
  const button = (decision: Decision) => ({
    loading: pending === decision,
    disabled: pending !== null && pending !== decision,
    onClick: () => onChoose(decision),
  })
  return (
    <Group gap="xs">
      <Button color="green" leftSection={<IconCheck size={18} />} {...button('approve')}>
        {t('approval.approve')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} className="rtl-flip" />}
        {...button('return')}
      >
        {t('approval.return')}
      </Button>
      <Button variant="light" color="red" leftSection={<IconX size={18} />} {...button('reject')}>
        {t('approval.reject')}
      </Button>
    </Group>
  )
}
