import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type AnswerEvent, ask } from '../../../data/assistant/ask.ts'
import {
  beginConversation,
  refreshConversation,
  type ShownRecord,
} from '../../../data/assistant/conversations.ts'
import type { Proposal } from '../../../data/assistant/proposals.ts'

/** A question whose answer is on its way, or has just come. */
export type Pending = {
  readonly question: string
  readonly answer: string
  readonly records: readonly ShownRecord[]
  readonly proposals: readonly Proposal[]
  readonly tools: readonly string[]
  readonly problem: string | null
  readonly isRunning: boolean
}

const begun = (question: string): Pending => ({
  question,
  answer: '',
  records: [],
  proposals: [],
  tools: [],
  problem: null,
  isRunning: true,
})

function withEvent(pending: Pending, { event, data }: AnswerEvent): Pending {
  if (event === 'text') return { ...pending, answer: pending.answer + data.text }
  if (event === 'cite') return { ...pending, records: [...pending.records, data] }
  if (event === 'proposal') return { ...pending, proposals: [...pending.proposals, data] }
  if (event === 'tool' && data.state === 'running')
    return { ...pending, tools: [...pending.tools, data.name] }
  if (event === 'error') return { ...pending, problem: data.code }
  return pending
}

type Refs = {
  readonly begunHere: RefObject<string | null>
  readonly stopping: RefObject<AbortController | null>
}

/** Who opens another conversation, or leaves, has no more use for the answer that is on its way. */
function useForgetting(id: string | undefined, { begunHere, stopping }: Refs, forget: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a reason
  useEffect(() => {
    // The address of a conversation that was begun by this very question.
    if (id !== undefined && id === begunHere.current) return
    stopping.current?.abort()
    begunHere.current = null
    forget()
  }, [id])
  useEffect(() => () => stopping.current?.abort(), [stopping])
}

/** Asks in the open conversation, or in a new one. Proposals stay on the page until another conversation is opened. */
export function useAsk(id: string | undefined) {
  const navigate = useNavigate()
  const [pending, setPending] = useState<Pending | null>(null)
  const [problem, setProblem] = useState<Error | null>(null)
  const [isAsking, setAsking] = useState(false)
  const stopping = useRef<AbortController>(null)
  const begunHere = useRef<string>(null)
  useForgetting(id, { begunHere, stopping }, () => {
    setPending(null)
    setProblem(null)
  })

  async function begin(): Promise<string> {
    const conversation = await beginConversation()
    begunHere.current = conversation
    await navigate({ to: '/assistant', search: { conversation }, replace: true })
    return conversation
  }

  async function send(question: string): Promise<void> {
    setProblem(null)
    setPending(begun(question))
    setAsking(true)
    const controller = new AbortController()
    stopping.current = controller
    try {
      const conversation = id ?? (await begin())
      await ask({
        conversation,
        text: question,
        signal: controller.signal,
        onEvent: event => setPending(now => now && withEvent(now, event)),
      })
      await refreshConversation(conversation)
      setPending(now => now && (now.proposals.length > 0 ? { ...now, isRunning: false } : null))
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error as Error)
      setPending(now => now && { ...now, isRunning: false, problem: now.problem ?? 'interrupted' })
    }
    setAsking(false)
  }

  return {
    pending,
    problem,
    isAsking,
    send: (text: string) => void send(text),
    stop: () => stopping.current?.abort(),
  }
}
