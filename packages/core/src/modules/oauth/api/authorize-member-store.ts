import type { LookUp } from '../../../kernel/database/look-ups.ts'

/** What a member may do, by `tenant person`. */
export const AUTHORIZE_MEMBER: LookUp = {
  name: 'authorize member',
  role: 'app',
  text: 'select * from platform.authorize_member($1)',
}
