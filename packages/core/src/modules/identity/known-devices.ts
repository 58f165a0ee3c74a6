import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, PLATFORM_CHAIN } from '../../kernel/context.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import { type Device, describeDevice } from '../../kernel/visitor/device.ts'
import { orderMail } from './mails.ts'

const REMEMBERED_DAYS = 90

/** Remembers what the person signs in with, and writes to them when it is new: but not at their first sign-in of all. */
export async function noteDevice(tx: PlatformTx, ctx: Context, personId: string): Promise<void> {
  const device = describeDevice(ctx.user_agent)
  if (!(await isNew(tx, personId, device))) return
  const { browser, os } = device
  await orderMail(tx, ctx, {
    kind: 'new_device',
    tenant_id: PLATFORM_CHAIN,
    person_id: personId,
    language: ctx.language,
    path: '/profile?tab=sessions',
    params: {
      at: new Date().toISOString(),
      ...(ctx.ip && { ip: ctx.ip }),
      ...(browser && { browser }),
      ...(os && { os }),
    },
  })
}

async function isNew(tx: PlatformTx, personId: string, device: Device): Promise<boolean> {
  const fingerprint = createHash('sha256').update(JSON.stringify(device)).digest()
  const { rows } = await sql<{ is_first: boolean; is_known: boolean }>`
    with before as (select fingerprint, last_seen_at from known_device where person_id = ${personId}),
    noted as (
      insert into known_device (person_id, fingerprint) values (${personId}, ${fingerprint})
      on conflict (person_id, fingerprint) do update set last_seen_at = now())
    select not exists (select from before) as is_first,
           exists (select from before where fingerprint = ${fingerprint}
                      and last_seen_at > now() - ${REMEMBERED_DAYS} * interval '1 day') as is_known`.execute(
    tx,
  )
  const { is_first, is_known } = rows[0]!
  return !is_first && !is_known
}
