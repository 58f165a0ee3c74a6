import { operatorRequired } from '../problem.ts'
import type { Entry } from './entry.ts'

/** Operator routes require an operator, and a session that did not come from a tenant's own identity provider. */
export function requireOperator({ rules, session, mounting }: Entry): void | Promise<void> {
  if (rules.access !== 'operator') return
  if (session!.session.confined) throw operatorRequired()
  return mounting.isOperator(session!.person.id).then(isOperator => {
    if (!isOperator) throw operatorRequired()
  })
}
