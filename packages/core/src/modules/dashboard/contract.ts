import { Type } from 'typebox'
import { Nullable, OneOf, Shape } from '../../kernel/http/contract.ts'

const Days = Type.Array(Type.Integer(), {
  minItems: 14,
  maxItems: 14,
  description: 'oldest first; the last is today',
})

export const Dashboard = Shape({
  numbers: Nullable(
    Shape({
      sign_ins: Shape({ total: Type.Integer({ description: 'of the 14 days' }), days: Days }),
      refused: Shape({ total: Type.Integer({ description: 'of the 14 days' }), days: Days }),
      sessions: Shape({ now: Type.Integer(), days: Days }),
      members: Shape({ now: Type.Integer(), days: Days, invited: Type.Integer() }),
    }),
  ),
  attention: Type.Array(
    Shape({
      kind: OneOf(
        'secret_key_missing',
        'single_administrator',
        'mails_failed',
        'invitations_expired',
        'members_never_seen',
        'apps_stopped',
      ),
      count: Type.Integer(),
    }),
    { description: 'the most urgent first; only what the caller may see' },
  ),
})
