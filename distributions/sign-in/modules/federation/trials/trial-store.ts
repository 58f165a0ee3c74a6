import { type Selectable, sql, type TenantTx, type TrialOutcome } from '@tamga/core'
import type { FederationTables } from '../tables.ts'

export type TrialRow = Selectable<FederationTables['federation_trial']>

/** Claims longer than this are no person's. */
const LARGEST = 65_536

export async function insertTrial(
  tx: TenantTx,
  trial: Pick<TrialRow, 'id' | 'provider_id' | 'token_hash' | 'return_to'>,
): Promise<string> {
  await sql`delete from federation_trial where expires_at < now() - interval '1 day'`.execute(tx)
  const { rows } = await sql<{ expires_at: string }>`
    insert into federation_trial (id, provider_id, token_hash, return_to, expires_at)
    values (${trial.id}, ${trial.provider_id}, ${trial.token_hash}, ${trial.return_to},
            date_trunc('milliseconds', now() + interval '10 minutes')) returning expires_at`.execute(tx)
  return rows[0]!.expires_at
}

export async function selectTrial(
  tx: TenantTx,
  providerId: string,
  by: { id: string } | { token_hash: Buffer },
): Promise<TrialRow | undefined> {
  const trials = tx
    .withTables<FederationTables>()
    .selectFrom('federation_trial')
    .selectAll()
    .where('provider_id', '=', providerId)
  const one = 'id' in by ? trials.where('id', '=', by.id) : trials.where('token_hash', '=', by.token_hash)
  return one.executeTakeFirst()
}

/** Once: a trial that is over stays as it was. */
export async function updateTrial(tx: TenantTx, id: string, outcome: TrialOutcome): Promise<void> {
  const text = 'claims' in outcome ? storable(JSON.stringify(outcome.claims)) : null
  const isGood = text !== null && text.length <= LARGEST
  const problem = 'problem' in outcome ? outcome.problem : isGood ? null : 'claims_too_large'
  await sql`
    update federation_trial
       set status = ${isGood ? 'done' : 'failed'}, claims = ${isGood ? text : null}::jsonb, problem = ${problem}
     where id = ${id} and status = 'pending'`.execute(tx)
}

/** PostgreSQL holds no NUL and no lone surrogate, not even written out. */
const storable = (json: string): string =>
  json.replace(/\\u0000/g, '\\ufffd').replace(/\\u[dD][89a-fA-F][0-9a-fA-F]{2}/g, '\\ufffd')
