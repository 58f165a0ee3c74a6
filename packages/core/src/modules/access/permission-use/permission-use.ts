import type { SessionContext } from '../../../kernel/context.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Log } from '../../../kernel/log/log.ts'
import { upsertUse } from './permission-use-store.ts'

export type PermissionUseNotes = {
  note(ctx: SessionContext, permission: string): void
  flush(): Promise<void>
}

const REMEMBERED = 50_000

/**
 * The last use of each permission by each member, written at most once a day and outside of the request. A crash loses at most
 * the notes of one day.
 */
export function createPermissionUseNotes(database: Database, log: Log): PermissionUseNotes {
  const noted = new Set<string>()
  const writing = new Set<Promise<void>>()
  let day = ''

  function note(ctx: SessionContext, permission: string): void {
    // Reviews ask what members use; a service account is none.
    if (!ctx.is_person) return
    const today = new Date().toISOString().slice(0, 10)
    if (today !== day || noted.size > REMEMBERED) noted.clear()
    day = today
    const key = `${ctx.tenant.id} ${ctx.person.id} ${permission}`
    if (noted.has(key)) return
    noted.add(key)
    const use = { person_id: ctx.person.id, permission, last_used_on: today }
    const write = database
      .inTenant(ctx.tenant.id, tx => upsertUse(tx, use))
      .catch(error => {
        noted.delete(key)
        log.warn({ err: error }, 'the use of a permission could not be noted')
      })
      .finally(() => writing.delete(write))
    writing.add(write)
  }

  return { note, flush: async () => void (await Promise.all(writing)) }
}
