import { type Context, inTenant, type TenantScope } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { removeObject } from './bucket.ts'
import { lockContent } from './content-store.ts'

export const FORGET_OBJECT = 'documents.forget-object'

/** Objects whose rows are gone are deleted behind the commit: a rollback must find them again. */
export async function forgetObjects(
  tx: TenantTx,
  { services }: Pick<Context, 'services'>,
  hashes: readonly string[],
): Promise<void> {
  for (const sha256 of hashes)
    await services.jobs.enqueue(tx, FORGET_OBJECT, { payload: { sha256 }, key: `${tx.tenantId} ${sha256}` })
}

/** Unless the same file was added again in the meantime; who adds it now waits, and writes the object anew. */
export async function forgetObject(
  ctx: Pick<Context, 'services'> & TenantScope,
  sha256: string,
): Promise<void> {
  await inTenant(ctx, async tx => {
    if (!(await lockContent(tx, Buffer.from(sha256, 'hex'))))
      await removeObject(ctx, { tenant_id: ctx.tenant.id, sha256 })
  })
}
