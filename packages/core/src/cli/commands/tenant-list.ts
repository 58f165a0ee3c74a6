import { inPlatform } from '../../kernel/context.ts'
import { selectTenantSummaries, type TenantSummary } from '../../modules/tenancy/index.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { table } from '../terminal.ts'
import { withPlatform } from '../with-platform.ts'

export const tenantListCommand = defineCommand({
  name: 'tenant list',
  summary: 'List the organisations.',
  options: JSON_OPTION,
  examples: ['tamga tenant list', 'tamga tenant list --json'],
  async run(call) {
    const tenants = await withPlatform(call, ({ ctx }) =>
      inPlatform(ctx, 'command line', selectTenantSummaries),
    )
    if (call.options.json) call.terminal.json(tenants)
    else if (tenants.length === 0) call.terminal.say('There are no organisations yet.')
    else
      for (const line of table([['SLUG', 'NAME', 'STATUS', 'MEMBERS'], ...tenants.map(rowOf)]))
        call.terminal.say(line)
    return EXIT.done
  },
})

const rowOf = ({ slug, name, status, members }: TenantSummary) => [slug, name, status, String(members)]
