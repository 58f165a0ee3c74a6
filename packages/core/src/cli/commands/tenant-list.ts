import { sql } from 'kysely'
import { type Context, inPlatform } from '../../kernel/context.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { table } from '../terminal.ts'
import { withPlatform } from '../with-platform.ts'

type ListedTenant = {
  id: string
  slug: string
  name: string
  status: string
  members: number
  created_at: string
}

export const tenantListCommand = defineCommand({
  name: 'tenant list',
  summary: 'List the organisations.',
  options: JSON_OPTION,
  examples: ['tamga tenant list', 'tamga tenant list --json'],
  async run(call) {
    const tenants = await withPlatform(call, ({ ctx }) => listTenants(ctx))
    if (call.options.json) call.terminal.json(tenants)
    else if (tenants.length === 0) call.terminal.say('There are no organisations yet.')
    else
      for (const line of table([['SLUG', 'NAME', 'STATUS', 'MEMBERS'], ...tenants.map(rowOf)]))
        call.terminal.say(line)
    return EXIT.done
  },
})

const rowOf = ({ slug, name, status, members }: ListedTenant) => [slug, name, status, String(members)]

function listTenants(ctx: Context): Promise<ListedTenant[]> {
  return inPlatform(ctx, 'command line', async tx => {
    const { rows } = await sql<ListedTenant>`
      select t.id, t.slug, t.name, t.status, t.created_at,
             (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active') as members
        from tenant t order by t.created_at, t.slug`.execute(tx)
    return rows
  })
}
