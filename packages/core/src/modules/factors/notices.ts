import { type Context, PLATFORM_CHAIN } from '../../kernel/context.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import type { MailWording } from '../../kernel/mail/outbox/mail-parties.ts'
import { queueMail } from '../../kernel/mail/outbox/outbox.ts'
import { selectCodesLeft } from './recovery/recovery-code-store.ts'

export type FactorName = 'totp' | 'passkey' | 'recovery_codes'

type Notice = {
  readonly person_id: string
  readonly kind: 'factor_added' | 'factor_removed' | 'factor_removed_by_operator'
  readonly factor: FactorName
}

/** Whoever adds or removes a factor of somebody else does not stay unnoticed. */
export async function tellOfFactor(tx: PlatformTx, ctx: Context, notice: Notice): Promise<void> {
  const { person_id, kind, factor } = notice
  await queueMail(tx, ctx, {
    kind,
    isSecurity: true,
    tenant_id: PLATFORM_CHAIN,
    person_id,
    language: ctx.language,
    path: '/profile?tab=factors',
    params: { factor },
  })
}

/** A code that the person did not use themself means that somebody has the list. */
export async function tellOfUsedCode(tx: PlatformTx, ctx: Context, personId: string): Promise<void> {
  const { remaining } = await selectCodesLeft(tx, personId)
  await queueMail(tx, ctx, {
    kind: 'recovery_code_used',
    isSecurity: true,
    tenant_id: PLATFORM_CHAIN,
    person_id: personId,
    language: ctx.language,
    path: '/profile?tab=factors',
    params: { count: remaining },
  })
}

/** Names the factor in the language of the reader. */
const wordingOf = (kind: Notice['kind']): MailWording => ({
  kind,
  params: (ctx, { factor }, language) => ({
    factor: ctx.services.translator.text(language, `factor.${factor}`),
  }),
})

export const factorWordings: readonly MailWording[] = [
  wordingOf('factor_added'),
  wordingOf('factor_removed'),
  wordingOf('factor_removed_by_operator'),
]
