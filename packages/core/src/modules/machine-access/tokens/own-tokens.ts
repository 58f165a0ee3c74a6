import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { NewToken } from '../contract.ts'
import { type Holder, selectTokens, type Token } from './token-store.ts'
import { createToken, revokeToken, rotateToken, type TokenWithSecret } from './tokens.ts'

const own = (ctx: SessionContext): Holder => ({ person_id: ctx.person.id, service_account_id: null })

/** A personal token is good in the tenant that it was made in, and in no other. */
export const listOwnTokens = (ctx: SessionContext, query: PageQuery): Promise<Page<Token>> =>
  inTenant(ctx, tx => selectTokens(tx, own(ctx), query))

export const createOwnToken = (ctx: SessionContext, input: NewToken): Promise<TokenWithSecret> =>
  inTenant(ctx, tx => createToken(tx, ctx, { holder: own(ctx), input }))

export const rotateOwnToken = (ctx: SessionContext, id: string, overlap: number): Promise<TokenWithSecret> =>
  inTenant(ctx, tx => rotateToken(tx, ctx, { holder: own(ctx), id, overlap }))

export const revokeOwnToken = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, tx => revokeToken(tx, ctx, { holder: own(ctx), id }))
