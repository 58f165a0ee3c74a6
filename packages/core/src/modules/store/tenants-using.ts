import { sql } from 'kysely'
import { type Context, inPlatform } from '../../kernel/context.ts'

/** For work above the tenants: those in which an app is active, to be entered one by one; of one person, where one is named. */
export function tenantsUsing(ctx: Context, app: string, personId?: string): Promise<string[]> {
  const ofPerson = personId
    ? sql`and exists (select from membership m where m.tenant_id = i.tenant_id and m.person_id = ${personId})`
    : sql``
  return inPlatform(ctx, 'tenants that use an app', async tx => {
    const { rows } = await sql<{ tenant_id: string }>`
      select i.tenant_id from app_installation i join tenant t on t.id = i.tenant_id and t.status = 'active'
       where i.app = ${app} and i.active ${ofPerson} order by 1`.execute(tx)
    return rows.map(row => row.tenant_id)
  })
}
