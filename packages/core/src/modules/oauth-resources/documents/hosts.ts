import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { selectDocumentHosts, updateDocumentHosts } from './host-store.ts'

export const readHosts = async (ctx: SessionContext): Promise<{ hosts: string[] }> => ({
  hosts: await inTenant(ctx, selectDocumentHosts),
})

/** Applications of a host that is taken off the list are out at once: their tokens are judged by it. */
export const changeHosts = (ctx: SessionContext, hosts: readonly string[]): Promise<{ hosts: string[] }> =>
  inTenant(ctx, async tx => {
    const before = await selectDocumentHosts(tx)
    await updateDocumentHosts(tx, hosts)
    const after = await selectDocumentHosts(tx)
    if (isDeepStrictEqual(before, after)) return { hosts: after }
    await recordChange(tx, ctx, {
      action: 'resources.document_hosts_changed',
      target: { type: 'settings', id: 'document_hosts', name: 'document_hosts' },
      changes: { hosts: [before, after] },
    })
    return { hosts: after }
  })
