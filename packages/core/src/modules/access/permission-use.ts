import type { SessionContext } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { Log } from '../../kernel/log/log.ts'
import type { AccessTables } from './tables.ts'

export type PermissionUseNotes = {
  note(ctx: SessionContext, permission: string): void
  flush(): Promise<void>
}

type Use = { tenant_id: string; person_id: string; permission: string }

const REMEMBERED = 50_000

/**
 * Last use per member and permission, at most once a day: remembered in the process, written beside the request. A write
 * lost in a crash costs a review one day of accuracy, never a request its speed.
 */
export function createPermissionUseNotes(database: Database, log: Log): PermissionUseNotes {
  const noted = new Set<string>()
  const writing = new Set<Promise<void>>()
  let day = ''

  function note(ctx: SessionContext, permission: string): void {
    const today = new Date().toISOString().slice(0, 10)
    if (today !== day || noted.size > REMEMBERED) noted.clear()
    day = today
    const key = `${ctx.tenant.id} ${ctx.person.id} ${permission}`
    if (noted.has(key)) return
    noted.add(key)
    const use = { tenant_id: ctx.tenant.id, person_id: ctx.person.id, permission }
    const write = database
      .inTenant(ctx.tenant.id, tx => upsertUse(tx, use, today))
      .catch(error => {
        noted.delete(key)
        log.warn({ err: error }, 'the use of a permission could not be noted')
      })
      .finally(() => writing.delete(write))
    writing.add(write)
  }

  return { note, flush: async () => void (await Promise.all(writing)) }
}

async function upsertUse(tx: TenantTx, { person_id, permission }: Use, today: string): Promise<void> {
  await tx
    .withTables<AccessTables>()
    .insertInto('permission_use')
    .values({ person_id, permission, last_used_on: today })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'person_id', 'permission'])
        .doUpdateSet({ last_used_on: today })
        .where('permission_use.last_used_on', '<', today),
    )
    .execute()
}

/** The last day on which a member used each of their permissions, newest first. */
export async function permissionUseOf(
  tx: TenantTx,
  personId: string,
): Promise<{ permission: string; last_used_on: string }[]> {
  return tx
    .withTables<AccessTables>()
    .selectFrom('permission_use')
    .select(['permission', 'last_used_on'])
    .where('person_id', '=', personId)
    .orderBy('last_used_on', 'desc')
    .orderBy('permission')
    .execute()
}
