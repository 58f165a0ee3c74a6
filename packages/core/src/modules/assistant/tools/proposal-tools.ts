import type { ProposalTool } from '../../../kernel/tools/tool.ts'

/** What can be put before a person. Each is a route of a module; the person's own request goes there, with all its rules. */
export const PROPOSAL_TOOLS: readonly ProposalTool[] = [
  {
    name: 'propose_end_sessions',
    description:
      'Propose to sign a person out everywhere in the organisation. user_id is the id of a member.',
    route: 'DELETE /api/v1/sso/sessions/users/:user_id',
    takes: ['user_id', 'reason'],
    about: [{ parameter: 'user_id', kind: 'member' }],
    reaches: 'GET /api/v1/sso/sessions/users/:user_id',
    title: 'assistant.proposal.end_sessions',
  },
  {
    name: 'propose_suspend_member',
    description: 'Propose to suspend a member, which also ends their sessions.',
    route: 'POST /api/v1/organisation/members/:id/suspend',
    takes: ['id', 'reason'],
    about: [{ parameter: 'id', kind: 'member' }],
    title: 'assistant.proposal.suspend_member',
  },
  {
    name: 'propose_take_role',
    description: 'Propose to take a role from a member.',
    route: 'DELETE /api/v1/organisation/members/:id/roles/:role_id',
    takes: ['id', 'role_id'],
    about: [
      { parameter: 'id', kind: 'member' },
      { parameter: 'role_id', kind: 'role' },
    ],
    title: 'assistant.proposal.take_role',
  },
]
