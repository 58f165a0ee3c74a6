import type { Database } from '../../database/database.ts'
import type { LookUp } from '../../database/look-ups.ts'
import type { Statement } from '../../database/statements.ts'
import type { Identity, SessionIdentity } from './identity.ts'

/** The session check of every request. */
const IDENTIFY: LookUp = {
  name: 'identify session',
  role: 'app',
  text: 'select * from platform.identify_session($1::bytea[])',
}

type FoundSession = Omit<SessionIdentity, 'token_hash'>

const SLIDE_SESSION: Statement = {
  name: 'slide session',
  role: 'app',
  text: 'select platform.slide_session($1, $2)',
  isRepeatable: true,
}

export type IdentifyOptions = {
  readonly isRenewing?: boolean
  /** Tells more of the session than the session check does, beside all that it tells. */
  readonly identifiedBy?: LookUp | undefined
}

/** The session with its person and tenant. Its idle time begins again with a use that renews it, written at most once a minute. */
export async function selectIdentity(
  database: Database,
  tokenHash: Buffer,
  { isRenewing = true, identifiedBy = IDENTIFY }: IdentifyOptions = {},
): Promise<SessionIdentity | undefined> {
  const found = await database.lookUp<FoundSession>(identifiedBy, `\\x${tokenHash.toString('hex')}`)
  if (!found) return undefined
  if (found.is_slide_due && isRenewing) await updateSessionUsed(database, found)
  return Object.assign(found, { token_hash: tokenHash })
}

/** Its idle time begins again. */
export async function updateSessionUsed(
  database: Database,
  { tenant_id, id }: Pick<Identity, 'tenant_id' | 'id'>,
): Promise<void> {
  await database.run(SLIDE_SESSION, [tenant_id, id])
}
