import { sql } from 'kysely'
import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type TenantRef, withTenant } from '../../../kernel/context.ts'
import type { Identity } from '../../../kernel/http/steps/identify.ts'
import type { RegisteredClient } from '../../clients/index.ts'

export type Agreement = {
  readonly tenant: TenantRef
  readonly client: RegisteredClient
  readonly scopes: readonly string[]
  readonly claims: readonly string[]
}

/** Adds to what the person agreed to before. */
export async function rememberConsent(ctx: Context, visitor: Identity, agreement: Agreement): Promise<void> {
  const { tenant, client, scopes, claims } = agreement
  const actor = { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email }
  const own = { ...withTenant(ctx, tenant), actor }
  await inTenant(own, async tx => {
    await sql`
      insert into oidc_consent as c (person_id, client_id, scopes, claims)
      values (${visitor.person_id}, ${client.client_id}, ${[...scopes]}, ${[...claims]})
      on conflict (tenant_id, person_id, client_id) do update
         set scopes = array(select distinct unnest(c.scopes || excluded.scopes)),
             claims = array(select distinct unnest(c.claims || excluded.claims)), granted_at = now()`.execute(
      tx,
    )
    await recordChange(tx, own, {
      action: 'consents.given',
      target: { type: 'client', id: client.client_id, name: client.name },
      changes: { scopes: [null, scopes] },
    })
  })
}
