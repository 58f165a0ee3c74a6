import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type OwnKey = {
  readonly kid: string
  readonly public_key: string
  readonly private_key: Buffer
  readonly valid_from: string
  readonly valid_to: string | null
}

/** Two first uses at once would make two keys: the second waits and finds the first one's. */
export async function lockOwnKeys(tx: PlatformTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ring_key'))`.execute(tx)
}

/** Those that are valid now, newest first. */
export async function selectOwnKeys(tx: PlatformTx): Promise<OwnKey[]> {
  const { rows } = await sql<OwnKey>`
    select kid, public_key, private_key, valid_from, valid_to from ring_key
     where valid_to is null or valid_to > now() order by valid_from desc, kid`.execute(tx)
  return rows
}

export async function insertOwnKey(
  tx: PlatformTx,
  key: Pick<OwnKey, 'kid' | 'public_key' | 'private_key'>,
): Promise<void> {
  await sql`
    insert into ring_key (kid, public_key, private_key)
    values (${key.kid}, ${key.public_key}, ${key.private_key})`.execute(tx)
}

/** All but one end after the overlap; those that end earlier stay as they are. */
export async function updateOwnKeysEnding(
  tx: PlatformTx,
  keptKid: string,
  overlapSeconds: number,
): Promise<void> {
  await sql`
    update ring_key set valid_to = now() + make_interval(secs => ${overlapSeconds})
     where kid <> ${keptKid} and (valid_to is null or valid_to > now() + make_interval(secs => ${overlapSeconds}))`.execute(
    tx,
  )
}

export async function deleteEndedKeys(tx: PlatformTx): Promise<void> {
  await sql`delete from ring_key where valid_to < now() - interval '1 day'`.execute(tx)
}
