import { type Context, inPlatform, isUuid, sql } from '@tamga/core'
import { APP } from '../installed.ts'

/** Enough to tell whose people a domain's are. */
const SAMPLE = 1000

type Claimant = { id: string; tenant_id: string }

/**
 * Whose people an e-mail domain belongs to. Anybody can write a domain into a provider of their own: so without a tenant it
 * leads to a provider only where a single tenant claims it, and where more of those who are known to hold an address of it are
 * members there than anywhere else.
 */
export async function providerForDomain(
  ctx: Context,
  domain: string,
  tenant: string | undefined,
): Promise<string | undefined> {
  return inPlatform(ctx, 'home of an e-mail domain', async tx => {
    const { rows } = await sql<Claimant>`
      select p.id, p.tenant_id from federation_provider p
        join tenant t on t.id = p.tenant_id and t.status = 'active'
        join app_installation a on a.tenant_id = p.tenant_id and a.app = ${APP} and a.active
       where p.enabled and p.email_domains @> array[${domain}::text]
         ${tenant === undefined ? sql`` : isUuid(tenant) ? sql`and t.id = ${tenant}` : sql`and t.slug = ${tenant}`}
       order by p.id limit 20`.execute(tx)
    const [first, ...others] = rows
    if (!first || tenant !== undefined) return first?.id
    if (others.some(other => other.tenant_id !== first.tenant_id)) return undefined
    const people = await sql<{ here: number; elsewhere: number }>`
      select count(*) filter (where exists (select from membership m where m.person_id = k.id and m.status = 'active'
                                               and m.tenant_id = ${first.tenant_id})) as here,
             count(*) filter (where exists (select from membership m where m.person_id = k.id and m.status = 'active'
                                               and m.tenant_id <> ${first.tenant_id})) as elsewhere
        from (select id from person
               where split_part(email, '@', 2) = ${domain} and email_verified_at is not null limit ${SAMPLE}) k`.execute(
      tx,
    )
    const { here, elsewhere } = people.rows[0]!
    return elsewhere === 0 || here > elsewhere ? first.id : undefined
  })
}
