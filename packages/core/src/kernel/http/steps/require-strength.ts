import type { Entry } from './entry.ts'

/**
 * The session is as strong as its tenant requires now, also when it began before the rule, and its last proof is recent enough for a
 * sensitive action. Tokens of programs are not asked: what they may do was decided when they were issued.
 */
export function requireStrength({ caller, rules, session, mounting }: Entry): void | Promise<void> {
  const found = caller!.identity
  if ('scopes' in found || found.is_enrolment) return
  if (!rules.allowsWeakSession) {
    if (found.refuses_password) return mounting.refuseSession(session!, 'password')
    if (found.requires_factor) return mounting.refuseSession(session!, 'factor')
  }
  if (rules.stepUp) return mounting.requireStepUp(session!)
}
