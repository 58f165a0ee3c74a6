import { sealKeys } from '../../kernel/audit/seal-keys.ts'
import { type AuditVerdict, verifyChain } from '../../kernel/audit/verify.ts'
import { type Context, inPlatform, PLATFORM_CHAIN } from '../../kernel/context.ts'
import { selectTenant, selectTenantIds } from '../../modules/tenancy/index.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { withPlatform } from '../with-platform.ts'
import { chooseTenant } from './administrators.ts'

type Chain = { tenant: string | null; id: string }
type Verified = { tenant: string | null } & AuditVerdict

export const auditVerifyCommand = defineCommand({
  name: 'audit verify',
  summary: 'Prove that no sealed audit record was changed, added or removed.',
  details: ['Checks every organisation and the platform itself. Exit code 1 when a chain is broken.'],
  options: {
    tenant: { type: 'string', value: 'SLUG', about: 'Only this organisation.' },
    ...JSON_OPTION,
  },
  examples: ['tamga audit verify', 'tamga audit verify --tenant acme --json'],
  async run(call) {
    const { options, terminal } = call
    const verified = await withPlatform(call, async ({ ctx }) => {
      const chains = options.tenant
        ? [chainOf(await chooseTenant(ctx, options.tenant))]
        : await allChains(ctx)
      const found: Verified[] = []
      for (const chain of chains) found.push(await verify(ctx, chain))
      return found
    })
    const isWhole = verified.every(({ ok }) => ok)
    if (options.json) terminal.json({ ok: isWhole, chains: verified })
    else for (const chain of verified) terminal.say(lineOf(chain))
    return isWhole ? EXIT.done : EXIT.failed
  },
})

const chainOf = ({ id, slug }: { id: string; slug: string }): Chain => ({ id, tenant: slug })

function allChains(ctx: Context): Promise<Chain[]> {
  return inPlatform(ctx, 'audit verification', async tx => {
    const chains: Chain[] = [{ id: PLATFORM_CHAIN, tenant: null }]
    for (const id of await selectTenantIds(tx)) chains.push(chainOf((await selectTenant(tx, id))!))
    return chains
  })
}

async function verify({ services }: Context, { id, tenant }: Chain): Promise<Verified> {
  return { tenant, ...(await verifyChain(services.database, id, sealKeys(services.settings))) }
}

function lineOf({ tenant, ok, seals, records, unsealed, broken_at }: Verified): string {
  const tail = unsealed > 0 ? `, ${unsealed} not sealed yet` : ''
  const name = tenant ?? '(platform)'
  if (ok) return `ok      ${name}: ${records} records in ${seals} seals${tail}`
  return `BROKEN  ${name}: seal ${broken_at!.seal}: ${broken_at!.problem}`
}
