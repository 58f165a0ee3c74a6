import type { FollowUpHandler } from '../../identity/index.ts'
import { insertOrigin, type Origin } from './origin-store.ts'

/** Remembers through which provider a session began, also when a second factor came in between. */
export const KEEP_ORIGIN: FollowUpHandler = {
  kind: 'sso.origin',
  run: (tx, _ctx, { session_id, data }) => insertOrigin(tx, session_id, data as Origin),
}
