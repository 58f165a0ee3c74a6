import type { PersonRef } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { DemoInvitation } from '../../modules/invitations/index.ts'
import { ago, DAY } from './past.ts'

/** Some still open, some overdue. Their mails were never sent: sending one again makes its link. */
export const invitationsOf = (invited: readonly PersonRef[]): DemoInvitation[] =>
  invited.map((person, index) => {
    const age = (index * 2 + 0.3) * DAY
    return {
      id: uuidv7(),
      person_id: person.id,
      email: person.email,
      name: person.name,
      link_id: uuidv7(),
      sent_at: ago(age),
      expires_at: ago(age - 7 * DAY),
    }
  })
