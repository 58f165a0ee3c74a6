import type { Context } from '../../kernel/context.ts'
import { SecretKeyMissing } from '../../kernel/crypto/secret-errors.ts'
import { ensureDefaultClient, ensureShellClient } from '../clients/index.ts'
import { canAdvanceKeys, ensureSigningKeys } from './keys/signing-keys.ts'

/** Creates at the start what is missing: the first keys, and the client of the settings. */
export async function prepareProvider(ctx: Context): Promise<void> {
  await ensureDefaultClient(ctx)
  await ensureShellClient(ctx)
  try {
    await ensureSigningKeys(ctx)
  } catch (error) {
    if (!(error instanceof SecretKeyMissing)) throw error
  }
  if (!(await canAdvanceKeys(ctx)))
    ctx.services.log.warn(
      {},
      'SSO_SECRET_KEY is absent or does not open the signing keys: this process signs with keys of its own',
    )
}
