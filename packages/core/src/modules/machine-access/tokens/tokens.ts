import { recordChange } from '../../../kernel/audit/record.ts'
import type { SessionContext } from '../../../kernel/context.ts'
import { newApiToken, shownPrefix } from '../../../kernel/crypto/api-token.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, type FieldError, invalid, notFound } from '../../../kernel/http/problem.ts'
import { refreshNotifications } from '../../../kernel/notifications/refresh-notifications.ts'
import { parseNetwork } from '../../../kernel/visitor/networks.ts'
import type { NewToken } from '../contract.ts'
import * as store from './token-store.ts'

export type TokenWithSecret = store.Token & { token: string }

/** Whoever needs more has forgotten what the others are for. */
const MOST = 100

const personal = ({ person_id }: store.Holder): boolean => person_id !== null

const targetOf = ({ id, name }: { id: string; name: string }) => ({ type: 'api_token', id, name })

/** Within the transaction that has checked whether the caller may. */
export async function createToken(
  tx: TenantTx,
  ctx: SessionContext,
  { holder, input }: { holder: store.Holder; input: NewToken },
): Promise<TokenWithSecret> {
  const fields = requireGood(ctx, input)
  if ((await store.countTokens(tx, holder)) >= MOST)
    throw new AppError(422, 'too_many_tokens', { params: { max: MOST } })
  const id = await store.insertToken(tx, holder, fields)
  const token = await giveSecret(tx, holder, id)
  await recordChange(tx, ctx, {
    action: 'api_token.created',
    target: targetOf({ id, name: fields.name }),
    changes: {
      holder: [null, holder.person_id ?? holder.service_account_id],
      prefix: [null, shownPrefix(token)],
      permissions: [null, fields.permissions],
      networks: [null, fields.networks],
      expires_at: [null, fields.expires_at],
    },
  })
  await refreshNotifications(tx, ctx, { kind: 'token_expiring' })
  return { ...(await store.selectToken(tx, holder, id))!, token }
}

async function giveSecret(tx: TenantTx, holder: store.Holder, id: string): Promise<string> {
  const token = newApiToken(personal(holder) ? 'pat' : 'svc')
  await store.insertSecret(tx, id, { token_hash: hashToken(token), prefix: shownPrefix(token) })
  return token
}

type Rotation = { readonly holder: store.Holder; readonly id: string; readonly overlap: number }

/** A new secret for the same token; the one before works beside it for the overlap. */
export async function rotateToken(
  tx: TenantTx,
  ctx: SessionContext,
  { holder, id, overlap }: Rotation,
): Promise<TokenWithSecret> {
  const before = await requireToken(tx, holder, id)
  await store.updateSecretReplaced(tx, id, overlap)
  const token = await giveSecret(tx, holder, id)
  await recordChange(tx, ctx, {
    action: 'api_token.rotated',
    target: targetOf(before),
    changes: { prefix: [before.prefix, shownPrefix(token)], overlap_seconds: [null, overlap] },
  })
  return { ...(await store.selectToken(tx, holder, id))!, token }
}

export async function revokeToken(
  tx: TenantTx,
  ctx: SessionContext,
  { holder, id }: Pick<Rotation, 'holder' | 'id'>,
): Promise<void> {
  const before = await requireToken(tx, holder, id)
  await store.deleteToken(tx, id)
  await recordChange(tx, ctx, {
    action: 'api_token.revoked',
    target: targetOf(before),
    changes: { prefix: [before.prefix, null] },
  })
  await refreshNotifications(tx, ctx, { kind: 'token_expiring' })
}

/** Locked: of two who rotate at once, the second replaces what the first made. */
export async function requireToken(tx: TenantTx, holder: store.Holder, id: string): Promise<store.Token> {
  const found = (await store.lockToken(tx, holder, id)) && (await store.selectToken(tx, holder, id))
  if (!found) throw notFound()
  return found
}

function requireGood(ctx: SessionContext, input: NewToken): store.TokenFields {
  const { permissions = null, networks = [], expires_at = null } = input
  const known = ctx.services.modules.permissionSet
  const unknown = (permissions ?? []).flatMap<FieldError>((permission, index) =>
    known.has(permission)
      ? []
      : [{ path: `/permissions/${index}`, code: 'unknown_permission', params: { permission } }],
  )
  const wrong = networks.flatMap<FieldError>((text, index) =>
    parseNetwork(text) ? [] : [{ path: `/networks/${index}`, code: 'network' }],
  )
  const isOver = expires_at !== null && Date.parse(expires_at) <= Date.now()
  const errors = [...unknown, ...wrong, ...(isOver ? [{ path: '/expires_at', code: 'in_the_past' }] : [])]
  if (errors.length > 0) throw invalid(...errors)
  return {
    name: input.name.normalize('NFC').trim(),
    permissions: permissions && [...new Set(permissions)].sort(),
    networks: [...new Set(networks)],
    expires_at,
  }
}
