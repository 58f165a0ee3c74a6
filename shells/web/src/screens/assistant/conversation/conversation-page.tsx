import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { conversationQuery } from '../../../data/assistant/conversations.ts'
import { waitingProposalsQuery } from '../../../data/assistant/proposals.ts'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { assistantAddress } from '../address.ts'
import { ProposalCard } from '../proposal/proposal-card.tsx'
import classes from './conversation.module.css'
import { ConversationList } from './conversation-list.tsx'
import { MessageList } from './message-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { Suggestions } from './suggestions.tsx'
import { type Pending, useAsk } from './use-ask.ts'

/** The conversations at the side, and the open one with its questions and answers. */
export function ConversationPage() {
  const { conversation: id } = assistantAddress.useSearch()
  const { data, error, refetch } = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== undefined })
  const { pending, isAsking, send, stop, problem } = useAsk(id)
  const messages = id === undefined ? [] : (data?.messages ?? [])
  const isEmpty = messages.length === 0 && !pending
  return (
    <div className={classes['page']}>
      <ConversationList open={id} />
      <Box className={classes['talk']}>
        {error && <ProblemState error={error} onRetry={() => void refetch()} />}
        {isEmpty && !error && <Suggestions onPick={send} />}
        <MessageList messages={messages} records={data?.records ?? []} pending={pending} />
        <Waiting pending={pending} />
        <QuestionForm isAsking={isAsking} onSend={send} onStop={stop} problem={problem} />
      </Box>
    </div>
  )
}

/** Proposals of earlier answers and of agents: whoever comes back finds them as long as they wait. */
function Waiting({ pending }: { pending: Pending | null }) {
  const { data = [] } = useQuery(waitingProposalsQuery)
  const shown = new Set(pending?.proposals.map(({ id }) => id))
  const others = data.filter(({ id }) => !shown.has(id))
  if (others.length === 0 || pending?.isRunning) return null
  return (
    <Stack mb="lg">
      {others.map(proposal => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </Stack>
  )
}
