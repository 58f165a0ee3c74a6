import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import { rowBinding } from '../../../kernel/crypto/secret-box.ts'
import { SecretDamaged, SecretKeyUnknown } from '../../../kernel/crypto/secret-errors.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { RegistryAnswer } from '../registry/port.ts'
import { type AnswerKey, insertAnswer, selectAnswer } from './answer-store.ts'

const bindingOf = ({ tenant }: TenantContext, row_id: string): string =>
  rowBinding({ tenant_id: tenant.id, table: 'registry_answer', row_id, column: 'sealed' })

/** An answer that was kept for this tenant. One that no present key opens is as good as none. */
export async function readKept(
  tx: TenantTx,
  ctx: TenantContext,
  key: AnswerKey,
): Promise<RegistryAnswer | undefined> {
  const kept = await selectAnswer(tx, key)
  if (!kept) return undefined
  try {
    const opened = ctx.services.secrets.open(kept.sealed, bindingOf(ctx, kept.id))
    return { ...(JSON.parse(opened.toString('utf8')) as RegistryAnswer), fetched_at: kept.fetched_at }
  } catch (error) {
    if (error instanceof SecretDamaged || error instanceof SecretKeyUnknown) return undefined
    throw error
  }
}

export async function keepAnswer(ctx: TenantContext, key: AnswerKey, answer: RegistryAnswer): Promise<void> {
  const id = uuidv7()
  const { fetched_at, ...content } = answer
  const sealed = ctx.services.secrets.seal(JSON.stringify(content), bindingOf(ctx, id))
  const seconds = ctx.services.settings.REGISTRY_CACHE
  await inTenant(ctx, tx => insertAnswer(tx, { ...key, id, sealed, fetched_at, seconds }))
}
