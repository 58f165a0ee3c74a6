import { sql } from 'kysely'
import { type Context, inPlatform } from '../../kernel/context.ts'

/** For work that the clock starts: the tenants in which an app is active, to be entered one by one. */
export function tenantsUsing(ctx: Context, app: string): Promise<string[]> {
  return inPlatform(ctx, 'tenants that use an app', async tx => {
    const { rows } = await sql<{ tenant_id: string }>`
      select i.tenant_id from app_installation i join tenant t on t.id = i.tenant_id and t.status = 'active'
       where i.app = ${app} and i.active order by 1`.execute(tx)
    return rows.map(row => row.tenant_id)
  })
}
