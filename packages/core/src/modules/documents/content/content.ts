import { createHash } from 'node:crypto'
import { type Context, inTenant, type TenantScope } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { hasBucket, putObject, readObjectPart } from './bucket.ts'
import { insertContent, lockContent, selectContentPart, updateUsage } from './content-store.ts'

const PART = 1024 * 1024
const MIB = 1024 * 1024

type Scope = Pick<Context, 'services'> & TenantScope
export type ContentRef = { readonly sha256: string; readonly size: number }
export type KeptContent = { readonly sha256: Buffer; readonly size: number }

/** Keeps bytes under their hash; what is there already is neither written nor counted again. */
export async function keepContent(
  tx: TenantTx,
  ctx: Pick<Context, 'services'>,
  bytes: Buffer,
): Promise<KeptContent> {
  const kept = { sha256: createHash('sha256').update(bytes).digest(), size: bytes.length }
  // Held until the version refers to it: somebody may be deleting the last document that had it.
  if (await lockContent(tx, kept.sha256)) return kept
  const most = ctx.services.settings.DOCUMENT_QUOTA_MB * MIB
  if (!(await updateUsage(tx, { by: kept.size, most }))) throw new AppError(422, 'document_quota_exceeded')
  // An object of a transaction that fails stays behind, under the hash that the next attempt writes to.
  if (hasBucket(ctx))
    await putObject(ctx, { tenant_id: tx.tenantId, sha256: kept.sha256.toString('hex') }, bytes)
  await insertContent(tx, { ...kept, bytes: hasBucket(ctx) ? null : bytes })
  return kept
}

/** The bytes of a version, in parts: a slow reader holds neither a connection nor the whole file. */
export async function* streamContent(ctx: Scope, { sha256, size }: ContentRef): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; from += PART)
    yield await readPart(ctx, sha256, { from, length: Math.min(PART, size - from) })
}

async function readPart(ctx: Scope, sha256: string, part: { from: number; length: number }): Promise<Buffer> {
  const bytes = await inTenant(ctx, tx => selectContentPart(tx, Buffer.from(sha256, 'hex'), part))
  if (bytes === undefined) throw new Error(`the content ${sha256} is gone`)
  return bytes ?? readObjectPart(ctx, { tenant_id: ctx.tenant.id, sha256 }, part)
}

/** All the bytes of a version. */
export async function readContent(ctx: Scope, content: ContentRef): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of streamContent(ctx, content)) parts.push(part)
  return Buffer.concat(parts)
}
