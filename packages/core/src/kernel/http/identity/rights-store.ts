import type { LookUp } from '../../database/look-ups.ts'

/** What roles allow and which apps there are, by `tenant version role role …`. */
export const RIGHTS: LookUp = {
  name: 'rights',
  role: 'app',
  text: 'select * from platform.read_rights($1)',
}
