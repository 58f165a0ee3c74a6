import type { Context } from '../../../kernel/context.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { killLinks, storeLink } from '../mail/links.ts'
import { linkAddress } from '../mail/mails.ts'
import { inSeconds } from './passwords.ts'

export type ResetLink = { url: string; expires_at: string }

/** A link to choose a password, for an operator who hands it over in person. Earlier ones die. */
export async function makeResetLink(
  tx: PlatformTx,
  ctx: Context,
  person: { id: string; email: string },
): Promise<ResetLink> {
  const token = newToken()
  const expires_at = inSeconds(ctx.services.settings.RESET_TTL)
  const link = { id: uuidv7(), purpose: 'password_reset' as const, person_id: person.id, tenant_id: null }
  await killLinks(tx, person.id, 'password_reset')
  await storeLink(tx, { ...link, email: person.email, expires_at }, token)
  return { url: linkAddress(ctx, 'password_reset', { token }), expires_at }
}
