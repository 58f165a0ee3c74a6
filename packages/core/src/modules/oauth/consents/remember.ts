import { sql } from 'kysely'
import { type AuditChanges, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, type TenantRef, withTenant } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Identity } from '../../../kernel/http/steps/identify.ts'
import type { RegisteredClient } from '../../clients/index.ts'

export type Agreement = {
  readonly tenant: TenantRef
  readonly client: RegisteredClient
  readonly scopes: readonly string[]
  readonly claims: readonly string[]
  /** What else the record of it says. */
  readonly about?: AuditChanges
}

/** Adds to what the person agreed to before. */
export async function writeConsent(
  tx: PlatformTx,
  ctx: Context,
  { visitor, agreement }: { visitor: Identity; agreement: Agreement },
): Promise<void> {
  const { tenant, client, scopes, claims, about } = agreement
  const actor = { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email }
  await sql`
    insert into oidc_consent as c (tenant_id, person_id, client_id, scopes, claims)
    values (${tenant.id}, ${visitor.person_id}, ${client.client_id}, ${[...scopes]}, ${[...claims]})
    on conflict (tenant_id, person_id, client_id) do update
       set scopes = array(select distinct unnest(c.scopes || excluded.scopes)),
           claims = array(select distinct unnest(c.claims || excluded.claims)), granted_at = now()`.execute(
    tx,
  )
  await recordChange(
    tx,
    { ...withTenant(ctx, tenant), actor },
    {
      action: 'consents.given',
      target: { type: 'client', id: client.client_id, name: client.name },
      changes: { scopes: [null, scopes], ...about },
    },
  )
}
