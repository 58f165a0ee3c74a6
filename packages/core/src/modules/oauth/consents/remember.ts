import { type AuditChanges, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, type TenantRef, withTenant } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import type { RegisteredClient } from '../../clients/index.ts'
import { fingerprintOf, isStillAgreed } from './client-fingerprint.ts'
import * as store from './store.ts'

export type Agreement = {
  readonly tenant: TenantRef
  readonly client: RegisteredClient
  readonly scopes: readonly string[]
  readonly claims: readonly string[]
  /** Further changes for the audit record. */
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
  const key = { tenantId: tenant.id, personId: visitor.person_id, clientId: client.client_id }
  const before = await store.lockConsent(tx, key)
  // A consent to an earlier state of the client is replaced instead of extended.
  const kept = before && isStillAgreed(before.client, client) ? before : { scopes: [], claims: [] }
  await store.upsertConsent(tx, key, {
    scopes: [...new Set([...kept.scopes, ...scopes])],
    claims: [...new Set([...kept.claims, ...claims])],
    client: fingerprintOf(client),
  })
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
