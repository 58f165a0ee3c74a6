import { Alert, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Message, ShownRecord } from '../../../data/assistant/conversations.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ProposalCard } from '../proposal/proposal-card.tsx'
import { assistantTexts } from '../texts.ts'
import { AnswerText } from './answer-text.tsx'
import classes from './conversation.module.css'
import type { Pending } from './use-ask.ts'

type MessageListProps = {
  messages: readonly Message[]
  records: readonly ShownRecord[]
  pending: Pending | null
}

export function MessageList({ messages, records, pending }: MessageListProps) {
  const t = useTexts(assistantTexts)
  // An answer that has come stands among the others; its proposals stay below.
  const isKept = pending !== null && !pending.isRunning && messages.at(-1)?.question === pending.question
  const shown = pending?.isRunning ? messages.filter(({ status }) => status !== 'running') : messages
  return (
    <Stack
      gap="lg"
      mb="lg"
      role="log"
      aria-label={t('assistant.title')}
      aria-busy={pending?.isRunning ?? false}
    >
      {shown.map(({ id, question, answer, problem, status }) => (
        <Exchange
          key={id}
          question={question}
          answer={answer}
          records={records}
          problem={status === 'failed' ? (problem ?? 'model_failed') : null}
        />
      ))}
      {pending && !isKept && (
        <Exchange
          question={pending.question}
          answer={pending.answer}
          records={pending.records}
          problem={pending.problem}
        />
      )}
      {pending?.isRunning && <Working tools={pending.tools} />}
      {pending?.proposals.map(proposal => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </Stack>
  )
}

type ExchangeProps = {
  question: string
  answer: string
  records: readonly ShownRecord[]
  problem: string | null
}

function Exchange({ question, answer, records, problem }: ExchangeProps) {
  const t = useTexts(assistantTexts)
  const known = {
    timeout: t('assistant.problem.timeout'),
    interrupted: t('assistant.problem.interrupted'),
    ai_budget_spent: t('assistant.problem.budget'),
    model_busy: t('assistant.problem.busy'),
  } as Partial<Record<string, string>>
  return (
    <Stack gap="sm">
      <div className={classes['question']} dir="auto">
        {question}
      </div>
      {answer !== '' && <AnswerText text={answer} records={records} />}
      {problem !== null && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />}>
          {known[problem] ?? t('assistant.problem.failed')}
        </Alert>
      )}
    </Stack>
  )
}

function Working({ tools }: { tools: readonly string[] }) {
  const t = useTexts(assistantTexts)
  return (
    <Group gap="xs" c="dimmed">
      <Loader size="xs" type="dots" aria-hidden />
      <Text size="sm">
        {tools.length === 0 ? t('assistant.thinking') : t('assistant.looking', { number: tools.length })}
      </Text>
    </Group>
  )
}
