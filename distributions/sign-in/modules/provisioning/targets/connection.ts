import { type Context, rowBinding } from '@tamga/core'
import { PushProblem } from '../push/push-problem.ts'
import { quirksOf } from '../scim/quirks.ts'
import type { Connection } from '../scim/scim-client.ts'
import type { TargetRow } from './target-store.ts'

/** The token cannot be decrypted when it is copied to another row or tenant. */
export const tokenBinding = (tenantId: string, targetId: string): string =>
  rowBinding({ tenant_id: tenantId, table: 'scim_target', row_id: targetId, column: 'token_sealed' })

export type Connectable = Pick<TargetRow, 'id' | 'base_url' | 'compatibility' | 'token_sealed'>

export function connectionOf(
  ctx: Context & { tenant: { id: string } },
  { id, base_url, compatibility, token_sealed }: Connectable,
): Connection {
  return { base_url, quirks: quirksOf(compatibility), token: openToken(ctx, id, token_sealed) }
}

function openToken(
  ctx: Context & { tenant: { id: string } },
  id: string,
  sealed: Buffer | null,
): string | null {
  if (sealed === null) return null
  try {
    return ctx.services.secrets.open(sealed, tokenBinding(ctx.tenant.id, id)).toString('utf8')
  } catch {
    // Encrypted with a key that is gone, or damaged: the token has to be entered again.
    throw new PushProblem('token_unreadable')
  }
}
