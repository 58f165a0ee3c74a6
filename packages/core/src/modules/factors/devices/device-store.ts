import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type RememberedDevice = {
  readonly id: string
  readonly user_agent: string | null
  readonly ip: string | null
  readonly created_at: string
  readonly last_used_at: string
  readonly expires_at: string
}

export type NewDevice = Pick<RememberedDevice, 'id' | 'user_agent' | 'ip'> & {
  readonly person_id: string
  readonly token_hash: Buffer
  readonly seconds: number
}

export async function insertDevice(tx: PlatformTx, device: NewDevice): Promise<void> {
  await sql`
    insert into remembered_device (id, person_id, token_hash, user_agent, ip, expires_at)
    values (${device.id}, ${device.person_id}, ${device.token_hash}, ${device.user_agent}, ${device.ip},
            date_trunc('milliseconds', now() + ${device.seconds} * interval '1 second'))`.execute(tx)
}

export async function selectDevices(tx: PlatformTx, personId: string): Promise<RememberedDevice[]> {
  const { rows } = await sql<RememberedDevice>`
    select id, user_agent, ip, created_at, last_used_at, expires_at
      from remembered_device where person_id = ${personId} and expires_at > now()
     order by id desc limit 200`.execute(tx)
  return rows
}

export async function selectDeviceByToken(
  tx: PlatformTx,
  personId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from remembered_device
     where token_hash = ${tokenHash} and person_id = ${personId} and expires_at > now()`.execute(tx)
  return rows[0]?.id
}

/** One of a person's, or all. Answers with how many there were. */
export async function deleteDevices(tx: PlatformTx, personId: string, id?: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from remembered_device where person_id = ${personId} ${id === undefined ? sql`` : sql`and id = ${id}`}`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0n)
}
