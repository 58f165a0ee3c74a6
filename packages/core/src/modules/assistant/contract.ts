import { Type } from 'typebox'
import { Id, List, ListQuery, Nullable, OneOf, Shape, Text, Time } from '../../kernel/http/contract.ts'

export const Status = Shape({
  available: Type.Boolean(),
  reason: Type.Optional(OneOf('no_key', 'feature_disabled')),
})

export const ConversationParams = Shape({ id: Id })
export const MessageParams = Shape({ id: Id, message_id: Id })
export const ProposalParams = Shape({ id: Id })

export const ConversationsQuery = ListQuery({})

export const Conversation = Shape({
  id: Id,
  title: Type.String({ description: 'the beginning of the first question; empty before there is one' }),
  created_at: Time,
  last_at: Time,
})
export const Conversations = List(Conversation)

export const ShownRecord = Shape({
  ref: Type.String(),
  name: Type.String(),
  path: Nullable(Type.String({ description: 'the screen that shows it' })),
})

export const ConversationDetail = Shape({
  ...Conversation.properties,
  messages: Type.Array(
    Shape({
      id: Id,
      question: Type.String(),
      answer: Type.String({
        description:
          'plain text with marks: [[kind:id]] names one of `records`, [[unverified]] a number without one',
      }),
      tools: Type.Array(Type.String()),
      status: OneOf('running', 'done', 'failed'),
      problem: Nullable(Type.String()),
      created_at: Time,
      finished_at: Nullable(Time),
    }),
  ),
  records: Type.Array(ShownRecord),
})

export const QuestionBody = Shape({ text: Text(4000) })
export const EventsQuery = Shape({
  after: Type.Optional(
    Type.Integer({ minimum: 0, default: 0, description: 'the number of the last event that was read' }),
  ),
})

export const Proposal = Shape({
  id: Id,
  method: Type.String(),
  path: Type.String(),
  body: Type.Object({}, { additionalProperties: true }),
  preview: Shape({
    title: Type.String(),
    records: Type.Array(ShownRecord),
    reaches: Nullable(Type.Integer({ description: 'how many the change would reach' })),
    via: Type.String(),
  }),
  status: OneOf('waiting', 'used', 'dismissed', 'expired'),
  created_at: Time,
  expires_at: Time,
})
export const Proposals = List(Proposal)
export const ProposalsQuery = ListQuery({})
