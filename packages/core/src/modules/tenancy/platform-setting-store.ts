import { sql } from 'kysely'
import type { PlatformTx } from '../../kernel/database/transactions.ts'

export type PlatformSetting = { value: string; version: number }

/** A setting of the whole installation; `forUpdate` holds it until the transaction ends. */
export async function selectPlatformSetting(
  tx: PlatformTx,
  key: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<PlatformSetting> {
  const { rows } = await sql<PlatformSetting>`
    select value #>> '{}' as value, version from platform_setting where key = ${key}
    ${forUpdate ? sql`for update` : sql``}`.execute(tx)
  return rows[0]!
}

/** For settings that nobody has to find at the first start. */
export async function upsertPlatformSetting(tx: PlatformTx, key: string, value: string): Promise<void> {
  await sql`
    insert into platform_setting (key, value) values (${key}, to_jsonb(${value}::text))
    on conflict (key) do update set value = excluded.value, updated_at = now(), version = platform_setting.version + 1`.execute(
    tx,
  )
}

export async function updatePlatformSetting(
  tx: PlatformTx,
  key: string,
  value: string,
): Promise<PlatformSetting> {
  const { rows } = await sql<PlatformSetting>`
    update platform_setting set value = to_jsonb(${value}::text), updated_at = now(), version = version + 1
     where key = ${key} returning value #>> '{}' as value, version`.execute(tx)
  return rows[0]!
}
