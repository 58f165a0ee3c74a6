import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'menu.assistant': 'Assistant',
  'feature.assistant.name': 'Assistant',
  'feature.assistant.description':
    'Questions, and the parts of records that answering them needs (names, e-mail addresses, roles, times), are sent to the model server, and agents that members allow read through MCP. Registration numbers, civil ids and telephone numbers are never sent.',
  'permission.assistant.read': 'Ask the assistant',
  'permission.assistant.manage': 'Manage connected agents',
  'audit.assistant.asked': 'Asked the assistant',
  'audit.assistant.conversation_created': 'Began a conversation with the assistant',
  'audit.assistant.conversation_deleted': 'Deleted a conversation with the assistant',
  'audit.assistant.proposal_dismissed': 'Turned down a proposed change',
  'assistant.proposal.end_sessions': 'End all sessions of {name} in the organisation',
  'assistant.proposal.suspend_member': 'Suspend {name}',
  'assistant.proposal.take_role': 'Take the role “{other}” from {name}',
  'problem.ai_unavailable': 'The assistant is unavailable',
  'problem.ai_unavailable.detail': 'This installation has no key for a model. Everything else works.',
  'problem.ai_budget_spent': 'The limit of the assistant is reached',
  'problem.ai_budget_spent.detail':
    'Your share of the day, or that of the organisation for the month, is used up. Try again later.',
  'problem.conversation_busy': 'The previous question is being answered',
  'problem.conversation_busy.detail': 'Wait for the answer, then send the next question.',
  'problem.proposal_expired': 'The proposal has expired or was already used',
  'problem.proposal_expired.detail':
    'A proposal is valid for 10 minutes and is carried out once. Ask the assistant again.',
  'problem.proposal_differs': 'The request differs from the proposal',
  'problem.proposal_differs.detail':
    'Only the change that you were shown is carried out. Nothing was changed.',
})
