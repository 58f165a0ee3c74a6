import { type Context, inTenant, type SessionContext, type TenantScope } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { PDF_LIMIT } from '../../../kernel/http/body/content-types.ts'
import { AppError, invalid, notFound } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import {
  countUploads,
  deleteUpload,
  insertUpload,
  insertUploadPart,
  selectUpload,
  selectUploadBytes,
  type Upload,
} from './upload-store.ts'

export const END_UPLOAD = 'documents.end-upload'

const LIFE_MS = 86_400_000
const MOST_AT_ONCE = 20
const VERSION = '1.0.0'

type Headers = Readonly<Record<string, string | undefined>>

/** tus 1.0.0: every answer names the version, and a request in another one is refused before anything happens. */
export function speakTus(headers: Headers, reply: ReplyTools): void {
  reply.header('tus-resumable', VERSION)
  reply.header('tus-version', VERSION)
  reply.header('tus-extension', 'creation,termination')
  reply.header('tus-max-size', String(PDF_LIMIT))
  if (headers['tus-resumable'] !== VERSION)
    throw new AppError(412, 'tus_version_unsupported', { headers: { 'tus-version': VERSION } })
}

export async function createUpload(ctx: SessionContext, headers: Headers): Promise<string> {
  const length = /^\d{1,12}$/.test(headers['upload-length'] ?? '') ? Number(headers['upload-length']) : 0
  if (length === 0) throw invalid({ path: '/Upload-Length', code: 'required' })
  if (length > PDF_LIMIT) throw new AppError(413, 'payload_too_large', { params: { limit: '20 MB' } })
  const id = uuidv7()
  const expires_at = new Date(Date.now() + LIFE_MS)
  const filename = readMetadata(headers['upload-metadata'])['filename']?.slice(0, 200) ?? null
  await inTenant(ctx, async tx => {
    if ((await countUploads(tx, ctx.person.id)) >= MOST_AT_ONCE) throw new AppError(409, 'too_many_uploads')
    await insertUpload(tx, { id, person_id: ctx.person.id, length, filename, expires_at })
    await ctx.services.jobs.enqueue(tx, END_UPLOAD, {
      payload: { upload_id: id },
      key: id,
      runAt: expires_at,
    })
  })
  return id
}

/** `key base64,key base64`; what is not well formed is left out, since nothing depends on it. */
function readMetadata(given: string | undefined): Record<string, string> {
  const entries = (given ?? '').split(',').map(pair => pair.trim().split(' '))
  return Object.fromEntries(
    entries.map(([key = '', value = '']) => [
      key,
      Buffer.from(value, 'base64').toString().replaceAll('\0', ''),
    ]),
  )
}

export const readUpload = (ctx: SessionContext, id: string): Promise<Upload> =>
  inTenant(ctx, tx => requireUpload(tx, ctx, id))

/** The new offset. */
export async function appendPart(
  ctx: SessionContext,
  id: string,
  { offset, bytes }: { offset: string | undefined; bytes: Buffer },
): Promise<number> {
  if (!/^\d{1,9}$/.test(offset ?? '')) throw invalid({ path: '/Upload-Offset', code: 'required' })
  return inTenant(ctx, async tx => {
    const upload = await requireUpload(tx, ctx, id)
    const position = Number(offset)
    if (position !== upload.received) throw new AppError(409, 'upload_offset_differs')
    if (bytes.length > 0 && !(await insertUploadPart(tx, upload.id, { position, bytes })))
      throw new AppError(409, 'upload_offset_differs')
    return position + bytes.length
  })
}

export async function removeUpload(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    await deleteUpload(tx, (await requireUpload(tx, ctx, id)).id)
  })
}

/** The whole file of an upload that is complete. It stays until it has become a document. */
export async function readUploaded(
  ctx: SessionContext,
  id: string,
): Promise<{ bytes: Buffer; filename: string | null }> {
  return inTenant(ctx, async tx => {
    const upload = isUuid(id) ? await selectUpload(tx, ctx.person.id, id) : undefined
    if (!upload) throw invalid({ path: '/upload_id', code: 'unknown_upload' })
    if (upload.received !== upload.length) throw new AppError(409, 'upload_incomplete')
    return { bytes: await selectUploadBytes(tx, upload.id), filename: upload.filename }
  })
}

/** In the transaction that makes a document of it: one upload becomes one document. */
export async function takeUpload(tx: TenantTx, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await deleteUpload(tx, id)))
    throw invalid({ path: '/upload_id', code: 'unknown_upload' })
}

export const endUpload = (ctx: Pick<Context, 'services'> & TenantScope, id: string): Promise<boolean> =>
  inTenant(ctx, tx => deleteUpload(tx, id))

async function requireUpload(tx: TenantTx, ctx: SessionContext, id: string): Promise<Upload> {
  const upload = isUuid(id) ? await selectUpload(tx, ctx.person.id, id) : undefined
  if (!upload) throw notFound()
  return upload
}
