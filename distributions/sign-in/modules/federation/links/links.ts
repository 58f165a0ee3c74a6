import { endSessions, inTenant, notFound, type Page, recordChange, type SessionContext } from '@tamga/core'
import type { LinkView } from '../contract.ts'
import { deleteLink, type LinkQuery, selectLinks } from './link-store.ts'

export async function listLinks(ctx: SessionContext, query: LinkQuery): Promise<Page<LinkView>> {
  return inTenant(ctx, tx => selectLinks(tx, query))
}

/** Whoever came through it is signed out; the session of whoever takes it away goes on. */
export async function removeLink(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const link = await deleteLink(tx, id)
    if (!link) throw notFound()
    const { user, provider, subject } = link
    await endSessions(tx, ctx, {
      of: { people: [user.id], tenant_id: tx.tenantId, provider_id: provider.id, keep: ctx.session.id },
      cause: 'admin',
    })
    await recordChange(tx, ctx, {
      action: 'federation.unlinked',
      target: { type: 'member', id: user.id, name: user.name },
      changes: { provider: [provider.name, null], subject: [subject, null] },
    })
  })
}
