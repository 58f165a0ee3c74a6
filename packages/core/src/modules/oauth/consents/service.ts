import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { pageInMemory } from '../../../kernel/http/page.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { selectRegisteredClient } from '../../clients/index.ts'
import { logoAddress } from '../../logos/index.ts'
import { updateGrantsOfMemberClientRevoked } from '../grant-store.ts'
import { describeScopes } from '../interactions/scopes.ts'
import * as store from './store.ts'

/** The consents of the person in this tenant. A disabled client is named by its id. */
export async function listOwnConsents(ctx: SessionContext, query: PageQuery) {
  const rows = await inTenant(ctx, tx => store.selectConsents(tx, ctx.person.id))
  // A person has few consents: they are sorted in memory, newest first, then by client.
  const page = pageInMemory(rows, query, {
    keyOf: ({ granted_at, client_id }) => `${granted_at} ${client_id}`,
    descending: true,
  })
  const items = await Promise.all(
    page.items.map(async ({ client_id, scopes, granted_at }) => {
      const client = await selectRegisteredClient(ctx.services.database, client_id)
      return {
        client: { client_id, name: client?.name ?? client_id },
        logo_uri: client?.logo_uri ?? null,
        logo_address: logoAddress(client?.logo_uri ?? null),
        scopes: describeScopes(ctx, scopes),
        granted_at,
      }
    }),
  )
  return { ...page, items }
}

export async function withdrawOwnConsent(ctx: SessionContext, clientId: string): Promise<void> {
  const client = await selectRegisteredClient(ctx.services.database, clientId)
  await inTenant(ctx, async tx => {
    if (!(await store.deleteConsent(tx, ctx.person.id, clientId))) throw notFound()
    await recordChange(tx, ctx, {
      action: 'consents.withdrawn',
      target: { type: 'client', id: clientId, name: client?.name ?? clientId },
    })
  })
}

/** Everything that a person let an application do in this tenant is over; the tokens end at once. */
export async function endClientAccess(
  tx: TenantTx,
  { person_id, client_id }: { readonly person_id: string; readonly client_id: string },
): Promise<void> {
  await store.deleteConsent(tx, person_id, client_id)
  await updateGrantsOfMemberClientRevoked(tx, person_id, client_id)
}
