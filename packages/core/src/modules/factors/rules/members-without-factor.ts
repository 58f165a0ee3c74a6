import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { selectMembersWithoutFactor } from './missing-factor-store.ts'

/** Who still lacks a second factor, and until when they may. Which factors somebody has is not told. */
export async function listMembersWithoutFactor(
  ctx: SessionContext,
  query: PageQuery,
): Promise<
  Page<{ user: { id: string; name: string; email: string }; required: boolean; due_at: string | null }>
> {
  const page = await inPlatform(ctx, 'members without a factor', tx =>
    selectMembersWithoutFactor(tx, ctx.tenant.id, query),
  )
  const items = page.items.map(({ id, name, email, required, due_at }) => ({
    user: { id, name, email },
    required,
    due_at,
  }))
  return { ...page, items }
}
