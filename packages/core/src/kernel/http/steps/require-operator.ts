import { operatorRequired } from '../problem.ts'
import type { Entry } from './entry.ts'

/** Routes above the tenants are for the operator alone. A tenant's own identity provider vouches for nobody there. */
export function requireOperator({ rules, session, mounting }: Entry): void | Promise<void> {
  if (rules.access !== 'operator') return
  if (session!.session.confined) throw operatorRequired()
  return mounting.isOperator(session!.person.id).then(isOperator => {
    if (!isOperator) throw operatorRequired()
  })
}
