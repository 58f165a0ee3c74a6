import type { Statement } from '../../../../kernel/database/statements.ts'

/** The writes of many requests in one round trip. */
export const COMMIT: Statement = {
  name: 'oidc commit',
  role: 'platform',
  text: 'select answer from platform.oidc_commit($1::jsonb)',
}
