import type { Context } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { inSeconds } from '../../../kernel/expiry.ts'
import { createLink, revokeLinks } from '../../../kernel/links/links.ts'

export type ResetLink = { url: string; expires_at: string }

/** A link to choose a password, for an operator who hands it over in person. Earlier ones stop working. */
export async function createResetLink(
  tx: PlatformTx,
  ctx: Context,
  person: { id: string; email: string },
): Promise<ResetLink> {
  const expires_at = inSeconds(ctx.services.settings.RESET_TTL)
  const link = { id: uuidv7(), purpose: 'password_reset', person_id: person.id, tenant_id: null }
  await revokeLinks(tx, person.id, 'password_reset')
  const url = await createLink(tx, ctx, { ...link, email: person.email, expires_at })
  return { url, expires_at }
}
